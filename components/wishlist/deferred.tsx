'use client';
import { addedLater } from '@/components/ui/deferred';

export const WishlistCounter = addedLater(async () => (await import('@/components/deferred-parts')).WishlistCounter);
