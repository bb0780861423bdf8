'use client';
import type { LikeButtonProps } from '@/components/post/live-like-button';
import { island } from '@/components/ui/island';

const loadParts = async () => (await import('@/components/live/parts')).loadPostParts();

export const LikeButton = island<LikeButtonProps>(async () => (await loadParts()).LikeButton);
