import 'server-only';
import { cache } from 'react';
import { nextPageOf } from '@/lib/api/paging';
import { serverApi } from '@/lib/calls/server';
import { cachedLinks, readIfFound, readOpenList, readOr } from '@/lib/calls/server-reads';
import type { Page } from '@/lib/api/shapes';
import { COMMENT_QUERY, POST_ORDER, type PostListing, postQuery, POSTS_PER_PAGE } from '@/lib/post/listing';
import { type Post, postCalls, type PostCategory, type PostReview, type PostSummary } from '@/lib/post/schema';

/** Related articles to a page (spec 9). */
const RELATED = 12;
/** Active categories by their English title (spec 9); `keys` are the fields to read. */
const CATEGORY_QUERY = {
  per_page: 5,
  statuses: 'ACTIVE',
  sort_by: 'title.en',
  sort_order: 'asc',
  keys: '_id,title,slug,status',
} as const;
/** Pages of categories to read at most. */
const CATEGORY_PAGES = 10;

type PostsQuery = { per_page?: number; page?: number } & Pick<PostListing, 'category' | 'keyword'>;

/** One page of the articles, of one category and with a keyword where they are given. @throws ApiError */
export const getPosts = ({ per_page: perPage, page = 1, ...listing }: PostsQuery = {}): Promise<Page<PostSummary>> =>
  serverApi(postCalls.getPosts, { query: postQuery(listing, page, perPage) });

/**
 * The newest projects, which are the articles of a category of the configuration; none without one, or when they cannot
 * be read. Never throws.
 */
export const getProjects = (category: string | null | undefined): Promise<PostSummary[]> =>
  readOr([], 'projects', async () => (category ? (await getPosts({ category })).data : []));

/** How many articles have a keyword; 0 when that cannot be read. Never throws. */
export const countPosts = (keyword: string): Promise<number> =>
  readOr(0, 'articles of other categories', async () => (await getPosts({ keyword })).total);

/** The articles up to a listing's page; undefined where there are fewer pages. @throws ApiError */
export const getPostList = (listing: PostListing) =>
  readOpenList(listing.page, POSTS_PER_PAGE, (page) => getPosts({ ...listing, page }));

const readCategories = (query: { page?: number; exclude_ids?: string }): Promise<Page<PostCategory>> =>
  serverApi(postCalls.getPostCategories, { query: { ...CATEGORY_QUERY, ...query } });

/** The categories of the articles, from all their pages. @throws ApiError */
export const getPostCategories = cache(async (): Promise<PostCategory[]> => {
  const categories: PostCategory[] = [];
  let page: number | undefined = 1;
  for (let pages = 0; page !== undefined && pages < CATEGORY_PAGES; pages += 1) {
    const response: Page<PostCategory> = await readCategories({ page });
    categories.push(...response.data);
    page = nextPageOf(response);
  }
  return categories;
});

/** The category with this id; undefined where there is none. @throws ApiError */
export const getPostCategory = async (id: string): Promise<PostCategory | undefined> =>
  (await getPostCategories()).find(({ _id }) => _id === id);

/** The categories to choose from; none when they cannot be read. Never throws. */
export const getCategoryChoice = (): Promise<PostCategory[]> =>
  readOr([], 'categories of the articles', getPostCategories);

/** Up to five categories that an article is not in; none when they cannot be read. Never throws. */
export const getOtherCategories = (ids: readonly string[]): Promise<PostCategory[]> =>
  readOr(
    [],
    'other topics of an article',
    async () => (await readCategories({ exclude_ids: ids.join(',') || undefined })).data,
  );

/**
 * The newest comments below an article; undefined when they cannot be read, so that the browser asks for them. Never
 * throws.
 */
export const getComments = (id: string): Promise<Page<PostReview> | undefined> =>
  readOr(undefined, `comments of ${id}`, () =>
    serverApi(postCalls.getPostReviews, { params: { id }, query: { ...COMMENT_QUERY, page: 1 } }),
  );

/** One article; undefined where none has this id. Its body is rich text, to be sanitised. @throws ApiError */
export const getPost = cache((id: string): Promise<Post | undefined> =>
  readIfFound(() => serverApi(postCalls.getPost, { params: { id } }), 'notFound'),
);

/** Articles related to one; none when they cannot be read. Never throws. */
export const getRelatedPosts = (id: string): Promise<PostSummary[]> =>
  readOr([], `articles related to ${id}`, async () => {
    const { data } = await serverApi(postCalls.getRelatedPosts, { query: { post_id: id, items_per_page: RELATED } });
    return data.filter((post) => post._id !== id).slice(0, RELATED);
  });

/** What a sitemap says of an article. */
export type PostLink = Pick<PostSummary, '_id' | 'title'> & { updated_at: string; category_ids: string[] };

/** One page of all articles. @throws ApiError */
export const getPostLinks = cachedLinks(
  'post',
  postCalls.getPosts,
  (paging) => serverApi(postCalls.getPosts, { query: { ...POST_ORDER, ...paging }, isCached: false }),
  ({ _id, title, updated_at, created_at, categories }): PostLink => ({
    _id,
    title,
    updated_at: updated_at ?? created_at,
    category_ids: categories.map((category) => category._id),
  }),
);
