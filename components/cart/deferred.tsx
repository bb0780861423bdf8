'use client';
import { addedLater, deferred } from '@/components/ui/deferred';

export const AddToCart = deferred(async () => (await import('@/components/deferred-parts')).AddToCart);
export const CartCounter = addedLater(async () => (await import('@/components/deferred-parts')).CartCounter);
