import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClientServiceCard, ClientServiceGrid } from '@/components/catalog/client-cards';
import { CompareListed } from '@/components/catalog/compare-listed';
import { WishlistList } from '@/components/wishlist/wishlist-list';
import { mockSession, renderInShop } from '../session/shop.tsx';

mockSession('guest');

test('an empty wishlist says how it is filled, and shows what the page recommends', async () => {
  renderInShop(
    <WishlistList
      Card={ClientServiceCard}
      Grid={ClientServiceGrid}
      Compare={CompareListed}
      otherwise={<p>Recommended</p>}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy();
  expect(screen.getByText('Recommended')).toBeTruthy();
});
