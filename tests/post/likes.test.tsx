import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LikedPosts } from '@/components/post/liked-posts';
import { LikeButton } from '@/components/post/like-button';
import { router } from '../navigation.tsx';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';

// liked by the demo account, and not
const LIKED = 'post-table-for-eight';
const OTHER = 'post-dark-walls';
const LIKE = '/posts/{id}/like';
const mock = mockSession('registered');
beforeEach(() => history.replaceState(null, '', '/posts/post-dark-walls'));

const likers = (id: string) => mock.state().posts.get(id)!.liked_account_ids;
const likes = (id: string) => likers(id).includes('account-kayan');
const calls = () => mock.requests({ call: 'likePost' }).map(({ status }) => status);
const heart = () => screen.findByRole('button', { name: /^Like/ });
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

async function show(id: string) {
  renderInShop(<LikeButton postId={id} likes={likers(id).length} />);
  const button = await heart();
  await waitFor(() => expect(mock.requests({ call: 'getPost' })).toHaveLength(1));
  return button;
}

// @spec-4.18
test('LikeButton undoes a failed like and says so', async () => {
  const before = likers(OTHER).length;
  const button = await show(OTHER);
  const toasts = collectToasts();
  mock.fault({ path: LIKE, status: 500, times: 1 });
  await userEvent.click(button);
  await waitFor(() =>
    expect(toasts).toMatchObject([{ message: 'Error from Server', detail: 'Could not save your like. Try again.' }]),
  );
  await waitFor(() => expect(isOn(button)).toBe(false));
  expect(button.textContent).toBe(String(before));
});

test('LikeButton leads a guest who may not like to the login, and back', async () => {
  mock.become('guest');
  const button = await show(OTHER);
  mock.fault({ path: LIKE, status: 403, times: 1 });
  await userEvent.click(button);
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith('/authentication/login/email?from=%2Fposts%2Fpost-dark-walls'),
  );
  expect(isOn(button)).toBe(false);
});

test('LikedPosts removes an article at once, and links to others after the last one', async () => {
  for (const post of mock.state().posts.values())
    post.liked_account_ids = post.liked_account_ids.filter((id) => id !== 'account-kayan');
  for (const id of [LIKED, OTHER]) mock.state().posts.get(id)!.liked_account_ids.push('account-kayan');
  renderInShop(<LikedPosts />);
  expect(await screen.findByText('2 articles')).toBeTruthy();
  mock.fault({ path: LIKE, delay_ms: 300, times: 1 });
  await userEvent.click(screen.getAllByRole('button', { name: /^Like: / })[0]!);
  expect(await screen.findByText('1 article')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Like: / })).toHaveLength(1);
  await waitFor(() => expect(calls()).toEqual([200]));
  await userEvent.click(screen.getByRole('button', { name: /^Like: / }));
  expect(await screen.findByText('No liked articles yet')).toBeTruthy();
  await waitFor(() => expect(calls()).toEqual([200, 200]));
  expect(likes(LIKED) || likes(OTHER)).toBe(false);
});
