'use client';
import { deferred } from '@/components/ui/deferred';

export const WishlistButton = deferred(async () => (await import('@/components/deferred-parts')).WishlistButton, { isManyfold: true });
