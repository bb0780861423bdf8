'use client';
import { deferred } from '@/components/ui/deferred';

export const Comments = deferred(async () => (await import('./comments')).Comments);
export const ComparisonSliders = deferred(async () => (await import('./comparison-sliders')).ComparisonSliders);
export const LikeButton = deferred(async () => (await import('./like-button')).LikeButton);
export const MorePosts = deferred(async () => (await import('./more-posts')).MorePosts);
export const ShareButton = deferred(async () => (await import('@/components/ui/share-button')).ShareButton);
