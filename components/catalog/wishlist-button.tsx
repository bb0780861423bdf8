'use client';
import type { WishlistButtonProps } from '@/components/catalog/live-wishlist-button';
import { island } from '@/components/ui/island';

export const WishlistButton = island<WishlistButtonProps>(async () => (await import('@/components/live/parts')).WishlistButton);
