'use client';
import type { AddToCartProps } from '@/components/cart/live-add-to-cart';
import { island } from '@/components/ui/island';

export const AddToCart = island<AddToCartProps>(async () => (await import('@/components/live/parts')).AddToCart);
