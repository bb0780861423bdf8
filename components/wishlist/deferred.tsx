'use client';
import { deferred } from '@/components/ui/deferred';
// every page's HTML has the count: styles that come with its code come too late
import './wishlist-count.module.scss';

export const WishlistCount = deferred(async () => (await import('@/components/deferred-parts')).WishlistCount);
