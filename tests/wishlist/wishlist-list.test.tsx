import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ClientServiceCard, ClientServiceGrid } from '@/components/catalog/client-cards';
import { WishlistCount } from '@/components/wishlist/wishlist-count';
import { WishlistCounter } from '@/components/wishlist/wishlist-counter';
import { CompareListed } from '@/components/catalog/compare-listed';
import { WishlistList } from '@/components/wishlist/wishlist-list';
import { mockSession, renderInShop } from '../session/shop.tsx';

const ALL = '/stores/{store_id}/wishlist/all';
const mock = mockSession('registered');

const show = () =>
  renderInShop(<WishlistList Card={ClientServiceCard} Grid={ClientServiceGrid} Compare={CompareListed} />);
const cards = () =>
  within(screen.getByRole('list', { name: 'Wishlist' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const pagesAsked = () =>
  mock.requests({ call: 'getWishlist' }).flatMap(({ query }) => (query.per_page === '3' ? [query.page] : []));

// @spec-9.2
test('WishlistList shows three services at first, then the next ones below them', async () => {
  show();
  expect(await screen.findByText('5 services')).toBeTruthy();
  expect(cards()).toHaveLength(3);
  const first = cards();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(cards().slice(0, 3)).toEqual(first);
  expect(pagesAsked()).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  // the button is gone: the focus stays with the list
  expect(document.activeElement?.contains(screen.getByText('5 services'))).toBe(true);
});

describe('a wishlist that cannot be loaded', () => {
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <WishlistCounter />
        <WishlistCount />
        {isOpen ? <WishlistList Card={ClientServiceCard} Grid={ClientServiceGrid} Compare={CompareListed} /> : null}
      </>
    );
  }
  const failed = () => screen.findByText('Could not load this part. Try again.');
  const header = (name: string) => screen.findByRole('link', { name });

  // @spec-8.4
  test('empties the list and the count, which was read before, and both come back', async () => {
    const { rerender } = renderInShop(<Page isOpen={false} />);
    await header('Wishlist, 5 services');
    mock.fault({ path: ALL, status: 500 });
    rerender(<Page isOpen />);
    await failed();
    await header('Wishlist');
    expect(screen.queryByRole('list', { name: 'Wishlist' })).toBeNull();
    mock.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await header('Wishlist, 5 services');
    await waitFor(() => expect(cards()).toHaveLength(3));
  });
});
