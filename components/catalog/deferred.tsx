'use client';
import { deferred } from '@/components/ui/deferred';

export const WishlistButton = deferred(async () => (await import('./wishlist-button')).WishlistButton);
