'use client';
import type { MorePostsProps } from '@/components/post/more-posts';
import { island } from '@/components/ui/island';

/** The way to further articles, awake once the page has loaded or is touched. */
export const MorePosts = island<MorePostsProps>(async () => (await (await import('@/components/live/parts')).loadPostListParts()).MorePosts);
