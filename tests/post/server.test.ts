import { beforeEach, expect, test, vi } from 'vitest';
import { POST_CATEGORIES } from '../mock-backend/data/posts.ts';

type Query = { page: number; per_page: number };
const responses = vi.hoisted(() => ({
  of: (_path: string, _query: { page: number; per_page: number }): unknown => undefined,
  asked: [] as number[],
}));
vi.mock('@/lib/calls/server', () => ({
  serverApi: async ({ path }: { path: string }, { query }: { query: Query }) => {
    responses.asked.push(query.page);
    return responses.of(path, query);
  },
}));
const { getPostCategories, getPostCategory, getPostList } = await import('@/lib/post/server');

const [category] = POST_CATEGORIES;
const pageOf = (current: number, data: unknown[], total: number, next: string | null) => ({
  data,
  total,
  per_page: 10,
  current_page: current,
  next_page_url: next,
});
beforeEach(() => {
  responses.asked.length = 0;
});

// @spec-9.2 @spec-9.3
test('categories come from the pages that next_page_url names, five to a page, by their English title', async () => {
  responses.of = (path, query) => {
    expect([path, query]).toEqual([
      '/posts/category/all',
      {
        per_page: 5,
        statuses: 'ACTIVE',
        sort_by: 'title.en',
        sort_order: 'asc',
        keys: '_id,title,slug,status',
        page: query.page,
      },
    ]);
    const last = query.page === 7;
    return pageOf(
      query.page,
      [{ ...category, _id: `cat-${query.page}` }],
      2,
      last ? null : 'https://elsewhere.test/posts/category/all?page=7',
    );
  };
  expect((await getPostCategories()).map(({ _id }) => _id)).toEqual(['cat-1', 'cat-7']);
  expect(responses.asked).toEqual([1, 7]);
  expect((await getPostCategory('cat-7'))?._id).toBe('cat-7');
  expect(await getPostCategory('cat-9')).toBeUndefined();
});

test('categories without an end are asked for ten times, an empty page ends them', async () => {
  responses.of = (_path, { page }) => pageOf(page, [{ ...category, _id: `cat-${page}` }], 0, '?page=1');
  expect(await getPostCategories()).toHaveLength(10);
  responses.of = (_path, { page }) => pageOf(page, [], 0, '?page=2');
  expect(await getPostCategories()).toEqual([]);
});

/** A backend with `total` articles, ten to a page. */
const withPosts =
  (total: number) =>
  (_path: string, { page, per_page: perPage }: Query) => {
    const left = Math.max(0, total - (page - 1) * perPage);
    return pageOf(
      page,
      Array.from({ length: Math.min(perPage, left) }, (_, index) => ({ _id: `post-${page}-${index}` })),
      total,
      left > perPage ? `?page=${page + 1}` : null,
    );
  };

test('the list is shown up to its page, and knows the page after it', async () => {
  responses.of = withPosts(34);
  const list = await getPostList({ page: 2 });
  expect(list).toMatchObject({ firstPage: 1, next: 3, total: 34 });
  expect(list?.pages.map(({ length }) => length)).toEqual([10, 10]);
  const last = await getPostList({ page: 4 });
  expect(last?.pages.at(-1)).toHaveLength(4);
  expect(last?.next).toBeUndefined();
});

test('a page beyond the last one is none, and the backend is asked for the first page alone', async () => {
  for (const [total, page] of [
    [34, 5],
    [34, 99_999],
    [40, 5],
    [0, 2],
  ] as const) {
    responses.of = withPosts(total);
    responses.asked.length = 0;
    expect(await getPostList({ page }), `page ${page} of ${total} articles`).toBeUndefined();
    expect(responses.asked).toEqual([1]);
  }
});
