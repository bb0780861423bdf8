'use client';
import type { WishlistButtonProps } from '@/components/catalog/live-wishlist-button';
import { queryIsland } from '@/components/ui/island';

export const WishlistButton = queryIsland<WishlistButtonProps>(async () => (await import('@/components/catalog/live-wishlist-button')).LiveWishlistButton);
