'use client';
import { addedLater, deferred } from '@/components/ui/deferred';

export const WishlistButton = deferred(async () => (await import('@/components/deferred-parts')).WishlistButton);
export const CompareHost = addedLater(async () => (await import('@/components/deferred-parts')).CompareHost);
export const RecentlyViewed = deferred(async () => (await import('./recently-viewed')).RecentlyViewed);
