'use client';
import { island } from '@/components/ui/island';

export const WishlistCount = island<{ look?: 'bar' | 'menu' }>(async () => (await import('@/components/live/parts')).WishlistCount);
