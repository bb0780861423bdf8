import 'server-only';
import { cache } from 'react';
import type * as z from 'zod/mini';
import { postCalls } from '@/lib/api/contract/post';
import { isApiError } from '@/lib/api/error';
import { serverApi } from '@/lib/api/server';
import type { Page } from '@/lib/api/shapes';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { CATEGORY_QUERY, COMMENT_QUERY, DEFAULT_LOGIC, DEFAULT_SLUG, POSTS_PER_PAGE, RELATED_POSTS, RELATED_POSTS_SHOWN } from '@/lib/post/limits';
import type { PostCategory, PostReview, PostSchema, PostSummary } from '@/lib/post/schema';

export type Post = z.infer<typeof PostSchema>;

type PostsAsked = { per_page?: number; page?: number; category?: string };

/**
 * One page of the articles, of one category where it is given, cached (specification 9: 10 to a page, OR, `recommended`).
 * @throws ApiError
 */
export function getPosts({ per_page = POSTS_PER_PAGE, page = 1, category }: PostsAsked = {}): Promise<Page<PostSummary>> {
  return serverApi(postCalls.getPosts, {
    query: { per_page, page, logic_gate: DEFAULT_LOGIC, slug: DEFAULT_SLUG, category_ids: category },
    revalidate: REVALIDATE_S,
    tags: [tags.posts],
  });
}

/** At most this many answers, of five categories each. */
const CATEGORY_PAGES = 10;

/** The categories of the articles by their English title, page after page. @throws ApiError */
export const getPostCategories = cache(async (): Promise<PostCategory[]> => {
  const categories: PostCategory[] = [];
  for (let page = 1; page <= CATEGORY_PAGES; page += 1) {
    const query = { ...CATEGORY_QUERY, page };
    const answer = await serverApi(postCalls.getPostCategories, { query, revalidate: REVALIDATE_S, tags: [tags.posts] });
    categories.push(...answer.data);
    if (answer.next_page_url === null || answer.data.length === 0) break;
  }
  return categories;
});

/** The same to choose from; none when they cannot be had, as the articles stand without them. Never throws. */
export async function getCategoryChoice(): Promise<PostCategory[]> {
  try {
    return await getPostCategories();
  } catch (error) {
    console.warn(`categories of the articles: none are shown (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}

/** The newest comments below an article, the first page of them; undefined when they cannot be had: the browser asks then. Never throws. */
export async function getComments(id: string): Promise<Page<PostReview> | undefined> {
  try {
    const query = { ...COMMENT_QUERY, page: 1 };
    return await serverApi(postCalls.getPostReviews, { params: { id }, query, revalidate: REVALIDATE_S, tags: [tags.posts, tags.post(id)] });
  } catch (error) {
    console.warn(`comments of ${id}: left to the browser (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
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
    const query = { post_id: id, items_per_page: RELATED_POSTS };
    const { data } = await serverApi(postCalls.getRelatedPosts, { query, revalidate: REVALIDATE_S, tags: [tags.posts] });
    return data.filter((post) => post._id !== id).slice(0, RELATED_POSTS_SHOWN);
  } catch (error) {
    console.warn(`related articles of ${id}: none are shown (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
}
