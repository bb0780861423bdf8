'use client';
import { deferred } from '@/components/ui/deferred';

export const AddToCart = deferred(async () => (await import('./add-to-cart')).AddToCart);
export const CartSlot = deferred(async () => (await import('./cart-slot')).CartSlot);
