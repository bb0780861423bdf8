import type { DataTag, InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/api/shapes';
import type { PostSummary } from '@/lib/post/schema';
import { PERSONAL } from '@/lib/session/use-session';

export type LikedPosts = InfiniteData<Page<PostSummary>, number>;

/** Where the articles that the customer likes are kept, page by page. */
export const LIKED_POSTS = [PERSONAL, 'likedPosts'] as unknown as DataTag<readonly string[], LikedPosts>;

/** The list after an article has left it. */
export const withoutPost = (list: LikedPosts, id: string): LikedPosts => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ _id }) => _id !== id), total: Math.max(0, page.total - 1) })),
});
