import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MorePosts } from '@/components/post/more-posts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest');
beforeEach(() => history.replaceState(null, '', '/posts'));

const FILTER = '/posts/filter';
const asked = () => mock.requests({ call: 'getPosts' }).map(({ query }) => query);
const pressMore = async () => userEvent.click(await screen.findByRole('link', { name: 'Load more' }));
const articles = () => screen.queryAllByRole('article');
const pageResponse = (current: number, next: string | null) => {
  const data = [...mock.state().posts.values()]
    .slice(0, 3)
    .map((post, index) => ({ ...post, _id: `${post._id}-${current}-${index}` }));
  return { data, total: 60, per_page: 10, current_page: current, next_page_url: next };
};

// @spec-7.8
test('the page after is the one in next_page_url, whatever its origin; category and keyword stay', async () => {
  renderInShop(
    <MorePosts
      listing={{ page: 1, category: 'post-cat-materials', keyword: 'oak & 木' }}
      first={2}
      shown={10}
      total={60}
    />,
  );
  mock.fault({ path: FILTER, body: pageResponse(2, 'https://elsewhere.test/posts/filter?page=5&token=x'), times: 1 });
  await pressMore();
  await waitFor(() => expect(articles()).toHaveLength(3));
  expect(location.search).toBe('?category=post-cat-materials&keyword=oak+%26+%E6%9C%A8&page=2');
  mock.fault({ path: FILTER, body: pageResponse(5, null), times: 1 });
  await pressMore();
  await waitFor(() => expect(articles()).toHaveLength(6));
  expect(asked().map(({ page, category_ids: category, keyword }) => [page, category, keyword])).toEqual([
    ['2', 'post-cat-materials', 'oak & 木'],
    ['5', 'post-cat-materials', 'oak & 木'],
  ]);
  expect(location.search).toMatch(/page=5$/);
});
