import { screen, waitFor } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CartSlot } from '@/components/cart/cart-slot';
import { WishlistButton } from '@/components/catalog/wishlist-button';
import { forgetQueries } from '@/components/ui/query-provider';
import { WishlistCount } from '@/components/wishlist/wishlist-count';
import { WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from './shop.tsx';
import { ShopProviders } from '../shop-providers.tsx';

const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
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

describe('a component that hydrates after another has fetched the same', () => {
  test.each([
    [
      'heart',
      <WishlistCount key="first" />,
      <WishlistButton key="late" productId="svc-window-seat" title="Oak" />,
      'Remove from wishlist: Oak',
    ],
    ['cart', <CartSlot key="first" />, <CartSlot key="late" />, 'Request list, 1 service'],
  ])('matches its server HTML, and then shows the data: %s', async (_, first, late, name) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const html = renderToString(pageOf(late));
    forgetQueries();
    const page = renderInShop(first);
    await waitFor(() => expect(page.container.innerHTML).toMatch(/, 1 service/));
    expect(await hydrate(late, html)).toEqual([]);
    await waitFor(() => expect(screen.getAllByLabelText(name).length).toBeGreaterThan(0));
    // React Query's development warning about a query that could not be fetched
    expect(errors.mock.calls.flat().join('\n')).not.toContain('queryFn');
  });
});
