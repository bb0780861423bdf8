import { beforeEach, expect, test, vi } from 'vitest';
import { POST_CATEGORIES } from '../mock-backend/data/posts.ts';

type Query = { page: number; per_page: number };
const answers = vi.hoisted(() => ({ of: (_path: string, _query: { page: number; per_page: number }): unknown => undefined, asked: [] as number[] }));
vi.mock('@/lib/api/server', () => ({
  serverApi: async ({ path }: { path: string }, { query }: { query: Query }) => {
    answers.asked.push(query.page);
    return answers.of(path, query);
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
  answers.asked.length = 0;
});

test('categories come from the pages that next_page_url names, five to a page, by their English title', async () => {
  answers.of = (path, query) => {
    expect([path, query]).toEqual([
      '/posts/category/all',
      { per_page: 5, statuses: 'ACTIVE', sort_by: 'title.en', sort_order: 'asc', keys: '_id,title,slug,status', page: query.page },
    ]);
    const last = query.page === 7;
    return pageOf(query.page, [{ ...category, _id: `cat-${query.page}` }], 2, last ? null : 'https://elsewhere.test/posts/category/all?page=7');
  };
  expect((await getPostCategories()).map(({ _id }) => _id)).toEqual(['cat-1', 'cat-7']);
  expect(answers.asked).toEqual([1, 7]);
  expect((await getPostCategory('cat-7'))?._id).toBe('cat-7');
  expect(await getPostCategory('cat-9')).toBeUndefined();
});

test('categories without an end are asked for ten times, an empty page ends them', async () => {
  answers.of = (_path, { page }) => pageOf(page, [{ ...category, _id: `cat-${page}` }], 0, '?page=1');
  expect(await getPostCategories()).toHaveLength(10);
  answers.of = (_path, { page }) => pageOf(page, [], 0, '?page=2');
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
  answers.of = withPosts(34);
  const list = await getPostList({ page: 2 });
  expect([list.pages.map(({ length }) => length), list.page, list.next, list.total]).toEqual([[10, 10], 2, 3, 34]);
  expect((await getPostList({ page: 4 })).next).toBeUndefined();
});

test('a page beyond the end is the last one; one far down costs twelve calls', async () => {
  answers.of = withPosts(34);
  const beyond = await getPostList({ page: 9 });
  expect([beyond.page, beyond.pages.at(-1)?.length]).toEqual([4, 4]);
  answers.of = withPosts(1000);
  answers.asked.length = 0;
  const deep = await getPostList({ page: 40 });
  expect([deep.firstPage, answers.asked.length]).toEqual([29, 12]);
  answers.of = withPosts(0);
  expect(await getPostList({ page: 3 })).toMatchObject({ pages: [[]], page: 1, next: undefined });
});
