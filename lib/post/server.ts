import 'server-only';
import { cache } from 'react';
import type * as z from 'zod/mini';
import { postCalls } from '@/lib/api/contract/post';
import { isApiError } from '@/lib/api/error';
import { serverApi } from '@/lib/api/server';
import type { Page } from '@/lib/api/shapes';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { DEFAULT_LOGIC, DEFAULT_SLUG, POSTS_PER_PAGE, RELATED_POSTS } from '@/lib/post/limits';
import type { PostSchema, PostSummary } from '@/lib/post/schema';

export type Post = z.infer<typeof PostSchema>;

/**
 * One page of the articles, cached (specification 9: 10 to a page, OR, `recommended`).
 * @throws ApiError
 */
export function getPosts({ per_page = POSTS_PER_PAGE, page = 1 }: { per_page?: number; page?: number } = {}): Promise<Page<PostSummary>> {
  return serverApi(postCalls.getPosts, {
    query: { per_page, page, logic_gate: DEFAULT_LOGIC, slug: DEFAULT_SLUG },
    revalidate: REVALIDATE_S,
    tags: [tags.posts],
  });
}

/**
 * One article, cached. Its body is rich text: `sanitizeRichText` before it is shown.
 * @returns undefined when there is none of that id
 * @throws ApiError when it cannot be had
 */
export const getPost = cache(async (id: string): Promise<Post | undefined> => {
  try {
    return await serverApi(postCalls.getPost, { params: { id }, revalidate: REVALIDATE_S, tags: [tags.posts, tags.post(id)] });
  } catch (error) {
    if (isApiError(error, 'notFound')) return undefined;
    throw error;
  }
});

/** Articles related to one; none when they cannot be had, as the article stands without them. */
export async function getRelatedPosts(id: string): Promise<PostSummary[]> {
  try {
    return (await serverApi(postCalls.getRelatedPosts, { query: { post_id: id, items_per_page: RELATED_POSTS }, revalidate: REVALIDATE_S, tags: [tags.posts] }))
      .data;
  } catch (error) {
    console.warn(`related articles of ${id}: none are shown (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}
