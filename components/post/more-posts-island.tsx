'use client';
import { queryIsland } from '@/components/ui/island';

/** The way to further articles, awake once the page has loaded or is touched. */
export const MorePosts = queryIsland<{ shown: number; total: number; category?: string }>(async () => (await import('@/components/post/more-posts')).MorePosts);
