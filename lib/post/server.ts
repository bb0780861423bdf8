import 'server-only';
import { cache } from 'react';
import type * as z from 'zod/mini';
import { postCalls } from '@/lib/api/contract/post';
import { isApiError } from '@/lib/api/error';
import { nextPageOf, pageWindow } from '@/lib/api/paging';
import { serverApi } from '@/lib/api/server';
import type { Page } from '@/lib/api/shapes';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { CATEGORY_QUERY, COMMENT_QUERY, POSTS_PER_PAGE, RELATED_POSTS } from '@/lib/post/limits';
import { type PostListing, postQuery } from '@/lib/post/listing';
import type { PostCategory, PostCategoryQuerySchema, PostReview, PostSchema, PostSummary } from '@/lib/post/schema';
import { log } from '@/lib/server/log';

export type Post = z.infer<typeof PostSchema>;

type PostsAsked = { per_page?: number; page?: number } & Pick<PostListing, 'category' | 'keyword'>;

/**
 * One page of the articles, of one category and with a keyword where they are given, cached (specification 9: 10 to a page).
 * @throws ApiError
 */
export function getPosts({ per_page: perPage, page = 1, ...asked }: PostsAsked = {}): Promise<Page<PostSummary>> {
  return serverApi(postCalls.getPosts, { query: postQuery(asked, page, perPage), revalidate: REVALIDATE_S, tags: [tags.posts] });
}

/** How many articles there are with a keyword; 0 where that cannot be read. */
export async function countPosts(keyword: string): Promise<number> {
  try {
    return (await getPosts({ keyword })).total;
  } catch (error) {
    log.warn({ error }, 'articles of other categories: not suggested');
    return 0;
  }
}

/** The articles up to a page, page by page. `page` may be smaller than asked for: where the list ends. `next` is the page after it. */
export type ListedPosts = { pages: PostSummary[][]; total: number; page: number; firstPage: number; next: number | undefined };

/** What the list of articles shows at once (see `pageWindow`). @throws ApiError */
export async function getPostList(listing: PostListing): Promise<ListedPosts> {
  const { page } = listing;
  const numbers = pageWindow(page);
  const answers = await Promise.all(numbers.map((number) => getPosts({ ...listing, page: number })));
  const last = answers.at(-1);
  const total = last?.total ?? 0;
  // beyond the end: the last page there is
  if (page > 1 && last?.data.length === 0) return getPostList({ ...listing, page: Math.min(page - 1, Math.max(1, Math.ceil(total / POSTS_PER_PAGE))) });
  return { pages: answers.map(({ data }) => data), total, page, firstPage: numbers[0] ?? 1, next: last && nextPageOf(last) };
}

/** At most this many answers, of five categories each. */
const CATEGORY_PAGES = 10;

/** The categories of the articles by their English title, following `next_page_url`. @throws ApiError */
export const getPostCategories = cache(async (): Promise<PostCategory[]> => {
  const categories: PostCategory[] = [];
  let page: number | undefined = 1;
  for (let answers = 0; page !== undefined && answers < CATEGORY_PAGES; answers += 1) {
    const query: z.infer<typeof PostCategoryQuerySchema> = { ...CATEGORY_QUERY, page };
    const answer: Page<PostCategory> = await serverApi(postCalls.getPostCategories, { query, revalidate: REVALIDATE_S, tags: [tags.posts] });
    categories.push(...answer.data);
    page = answer.data.length === 0 ? undefined : nextPageOf(answer);
  }
  return categories;
});

/** One of them; undefined where there is none of that id. @throws ApiError */
export const getPostCategory = async (id: string): Promise<PostCategory | undefined> => (await getPostCategories()).find(({ _id }) => _id === id);

/** The same to choose from; none when they cannot be had, as the articles stand without them. Never throws. */
export async function getCategoryChoice(): Promise<PostCategory[]> {
  try {
    return await getPostCategories();
  } catch (error) {
    log.warn({ error }, 'categories of the articles: none are shown');
    return [];
  }
}

/** Up to five categories but those of an article; none when they cannot be had, as the article stands without them. Never throws. */
export async function getOtherCategories(ids: readonly string[]): Promise<PostCategory[]> {
  try {
    const query = { ...CATEGORY_QUERY, exclude_ids: ids.join(',') || undefined };
    return (await serverApi(postCalls.getPostCategories, { query, revalidate: REVALIDATE_S, tags: [tags.posts] })).data;
  } catch (error) {
    log.warn({ error }, 'other topics of an article: none are shown');
    return [];
  }
}

/** The newest comments below an article, the first page of them; undefined when they cannot be had: the browser asks then. Never throws. */
export async function getComments(id: string): Promise<Page<PostReview> | undefined> {
  try {
    const query = { ...COMMENT_QUERY, page: 1 };
    return await serverApi(postCalls.getPostReviews, { params: { id }, query, revalidate: REVALIDATE_S, tags: [tags.posts, tags.post(id)] });
  } catch (error) {
    log.warn({ error }, `comments of ${id}: left to the browser`);
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
    return data.filter((post) => post._id !== id).slice(0, RELATED_POSTS);
  } catch (error) {
    log.warn({ error }, `related articles of ${id}: none are shown`);
    return [];
  }
}
