'use client';
import type { AddToCartProps } from '@/components/cart/live-add-to-cart';
import { island } from '@/components/ui/island';

const loadParts = async () => (await import('@/components/live/parts')).loadBuyParts();

export const AddToCart = island<AddToCartProps>(async () => (await loadParts()).AddToCart);
