'use client';
import type { AddToCartProps } from '@/components/cart/live-add-to-cart';
import { queryIsland } from '@/components/ui/island';

export const AddToCart = queryIsland<AddToCartProps>(async () => (await import('@/components/cart/live-add-to-cart')).LiveAddToCart);
