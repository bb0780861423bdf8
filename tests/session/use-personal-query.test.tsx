import { screen, waitFor } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WishlistButton } from '@/components/catalog/wishlist-button';
import { forgetQueries } from '@/components/ui/query-provider';
import { mockSession, renderInShop } from './shop.tsx';
import { ShopProviders } from '../shop-providers.tsx';

const mock = mockSession('guest');
beforeEach(() =>
  mock.state().guest('guest-in-test').wishlists.set(mock.state().settings.mainStoreId, ['svc-window-seat']),
);

const pageOf = (part: ReactElement) => <ShopProviders>{part}</ShopProviders>;

/** Hydrates a component in its server HTML, as a page does. @returns the hydration errors */
async function hydrate(part: ReactElement, html: string): Promise<unknown[]> {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = html;
  const errors: unknown[] = [];
  // oxlint-disable-next-line typescript/require-await
  const root = await act(async () =>
    hydrateRoot(box, pageOf(part), { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  return errors;
}

test('a component that hydrates later matches its server HTML, and then shows the data', async () => {
  const heart = <WishlistButton productId="svc-window-seat" title="Oak" />;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const html = renderToString(pageOf(heart));
  forgetQueries();
  renderInShop(heart);
  await screen.findByLabelText('Remove from wishlist: Oak');
  expect(await hydrate(heart, html)).toEqual([]);
  await waitFor(() => expect(screen.getAllByLabelText('Remove from wishlist: Oak')).toHaveLength(2));
  // React Query's development warning about a query that could not be fetched
  expect(errors.mock.calls.flat().join('\n')).not.toContain('queryFn');
});
