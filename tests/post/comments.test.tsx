import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Comments } from '@/components/post/comments';
import { router } from '../navigation.tsx';
import { setSession } from '../session/cookies.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const POST = 'post-table-for-eight';
const WRITE = '/posts/review';
const mock = mockSession('registered');
beforeEach(() => history.replaceState(null, '', '/posts/a'));

const written = () => mock.requests({ call: 'writePostReview' }).map(({ status }) => status);
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your comment');
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
const articles = () => screen.queryAllByRole('article');

async function show() {
  renderInShop(<Comments postId={POST} first={undefined} />);
  expect(await screen.findByText('3 comments')).toBeTruthy();
}

// @spec-9.3
test('comments stand newest first, with who wrote them and when', async () => {
  await show();
  expect(mock.requests({ call: 'getPostReviews' })[0]?.query).toMatchObject({
    sort_by: 'created_at',
    sort_order: 'desc',
    per_page: '10',
    page: '1',
  });
  expect(articles()).toHaveLength(3);
  expect(within(articles()[0]!).getByText('小鹿')).toBeTruthy();
  expect(within(articles()[0]!).getByText('16/11/2026 12:22')).toBeTruthy();
});

// @spec-4.17
test('a comment stands on top at once as a draft, then as one of them; the field is free again', async () => {
  await show();
  const held = mock.hold({ path: WRITE, times: 1 });
  await userEvent.type(await field(), 'Lovely <b>bench</b>');
  await post();
  expect(await screen.findByText('Posting…')).toBeTruthy();
  expect(within(articles()[0]!).getByText('Lovely <b>bench</b>')).toBeTruthy();
  // a second click while the first is in flight
  await post();
  held.release();
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull());
  expect(await screen.findByText('4 comments')).toBeTruthy();
  expect(screen.getAllByText('Lovely <b>bench</b>')).toHaveLength(1);
  expect((await field()).value).toBe('');
  expect(written()).toEqual([200]);
});

test('a guest who may not write is led to the login and finds the text again', async () => {
  mock.asGuest();
  document.cookie = 'auth.type=TEMP';
  setSession({ status: 'guest' });
  await show();
  mock.fault({ path: WRITE, status: 403, times: 1 });
  await userEvent.type(await field(), 'From a guest');
  await post();
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith('/authentication/login/email?from=%2Fposts%2Fa%23comments'),
  );
  expect(sessionStorage.getItem(`draft.comment ${POST}`)).toContain('From a guest');
});

test('further comments come on demand, and what the server rendered is there before anything is asked', async () => {
  const [one] = mock.state().postReviews.get(POST)!;
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...one!,
    _id: `many-${index}`,
    comment: `Number ${index}`,
  }));
  mock.state().postReviews.set(POST, many);
  mock.fault({ path: '/posts/{id}/reviews', delay_ms: 100, times: 1 });
  renderInShop(
    <Comments
      postId={POST}
      first={{ data: many.slice(0, 10), total: 12, per_page: 10, current_page: 1, next_page_url: 'next' }}
    />,
  );
  expect(screen.getByText('12 comments')).toBeTruthy();
  expect(articles()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(articles()).toHaveLength(12));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
