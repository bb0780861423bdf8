'use client';
import { queryIsland } from '@/components/ui/island';

export const CartSlot = queryIsland(async () => (await import('@/components/cart/live-cart-slot')).LiveCartSlot);
