'use client';
import { queryIsland } from '@/components/ui/island';

export const WishlistCount = queryIsland<{ look?: 'bar' | 'menu' }>(async () => (await import('@/components/wishlist/live-wishlist-count')).LiveWishlistCount);
