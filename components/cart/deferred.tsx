'use client';
import { deferred } from '@/components/ui/deferred';

export const AddToCart = deferred(async () => (await import('@/components/deferred-parts')).AddToCart);
export const CartSlot = deferred(async () => (await import('@/components/deferred-parts')).CartSlot);
