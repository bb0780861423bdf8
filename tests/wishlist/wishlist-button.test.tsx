import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { WishlistButton } from '@/components/catalog/wishlist-button';
import { WishlistCount } from '@/components/wishlist/wishlist-count';
import { WishlistCounter } from '@/components/wishlist/wishlist-counter';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';

const TOGGLE = '/stores/{store_id}/wishlist/add-to-wishlist';
const mock = mockSession('guest');

const toggles = () => mock.requests({ call: 'toggleWishlist' });
function Page() {
  return (
    <>
      <WishlistCounter />
      <WishlistCount />
      <WishlistButton productId="svc-window-seat" title="Window seat" />
      <WishlistButton productId="svc-tv-wall" title="TV wall" />
    </>
  );
}
const add = (title: string) => screen.findByRole('button', { name: `Add to wishlist: ${title}` });
const remove = (title: string) => screen.findByRole('button', { name: `Remove from wishlist: ${title}` });
const counted = (name: string) => screen.findByRole('link', { name });

describe('WishlistButton', () => {
  test('coalesces quick clicks, and the last one counts', async () => {
    const held = mock.hold({ path: TOGGLE });
    renderInShop(<Page />);
    const heart = await add('Window seat');
    for (let clicks = 0; clicks < 7; clicks += 1) await userEvent.click(heart);
    await remove('Window seat');
    held.release();
    await waitFor(() => expect(toggles().at(-1)?.status).toBe(200));
    expect(toggles().length).toBeLessThanOrEqual(3);
    expect(toggles().length % 2).toBe(1);
    await counted('Wishlist, 1 service');
  });

  test('adds a service that another tab took out while the list was being read', async () => {
    const { mainStoreId } = mock.state().settings;
    const { wishlists } = mock.account();
    wishlists.set(mainStoreId, ['svc-window-seat']);
    const held = mock.hold({ call: 'getWishlist', when: 'after', times: 1 });
    renderInShop(<Page />);
    const heart = await add('Window seat');
    await waitFor(() => expect(mock.requests({ call: 'getWishlist' })).toHaveLength(1));
    wishlists.set(mainStoreId, []);
    await userEvent.click(heart);
    held.release();
    await waitFor(() => expect(wishlists.get(mainStoreId)).toEqual(['svc-window-seat']));
    await remove('Window seat');
    await counted('Wishlist, 1 service');
  });

  // @spec-3.17 @spec-4.19
  test('undoes a failed change and says so', async () => {
    mock.fault({ path: TOGGLE, status: 500 });
    renderInShop(<Page />);
    const toasts = collectToasts();
    await userEvent.click(await add('Window seat'));
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { message: 'Error from Server', detail: 'Could not update your wishlist. Try again.' },
      ]),
    );
    await add('Window seat');
    await counted('Wishlist');
  });
});
