'use client';
import { deferred } from '@/components/ui/deferred';

export const WishlistButton = deferred(async () => (await import('@/components/deferred-parts')).WishlistButton);
export const CompareHost = deferred(async () => (await import('@/components/deferred-parts')).CompareHost);
export const RecentlyViewed = deferred(async () => (await import('./recently-viewed')).RecentlyViewed);
