'use client';
import { deferred } from '@/components/ui/deferred';

export const WishlistCount = deferred(async () => (await import('@/components/deferred-parts')).WishlistCount);
