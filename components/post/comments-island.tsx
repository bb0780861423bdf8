'use client';
import type { CommentsProps } from '@/components/post/comments';
import { island } from '@/components/ui/island';

const loadParts = async () => (await import('@/components/live/parts')).loadPostParts();

/** Comments are on the page from the first byte; writing one comes once it has loaded or is touched. */
export const CommentsIsland = island<CommentsProps>(async () => (await loadParts()).Comments);
