'use client';
// its style, which the server renders with the page
import '@/components/ui/layout.module.scss';
import { deferred } from '@/components/ui/deferred';

export const RecentlyViewed = deferred(async () => (await import('./recently-viewed')).RecentlyViewed);
export const ShareButton = deferred(async () => (await import('@/components/ui/share-button')).ShareButton);
export const WishlistButton = deferred(async () => (await import('@/components/deferred-parts')).WishlistButton);
