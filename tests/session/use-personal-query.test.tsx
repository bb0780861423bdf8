import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CartSlot } from '@/components/cart/cart-slot';
import { WishlistButton } from '@/components/catalog/wishlist-button';
import { forgetQueries } from '@/components/ui/query-provider';
import { WishlistCount } from '@/components/wishlist/wishlist-count';
import { standGuest, WINDOW_SEAT } from '../cart/stand.ts';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from './shop-stub.tsx';

vi.mock('@/lib/i18n/navigation', async () => (await import('./shop-stub.tsx')).navigationStub);

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  standGuest(mock, [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
  mock.state().guest('guest-in-test').wishlists.set(mock.state().settings.mainStoreId, ['svc-window-seat']);
});

const pageOf = (part: ReactElement) => <Shop>{part}</Shop>;

/** Wakes a part up in what the server drew of it, as a page does. */
async function wakeUp(part: ReactElement, drawn: string): Promise<unknown[]> {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = drawn;
  const problems: unknown[] = [];
  // oxlint-disable-next-line typescript/require-await
  const root = await act(async () => hydrateRoot(box, pageOf(part), { onRecoverableError: (error) => problems.push(error) }));
  onTestFinished(() => {
    act(() => root.unmount());
    box.remove();
  });
  return problems;
}

describe('a part that wakes up after another has fetched the same', () => {
  test.each([
    ['wishlist', <WishlistCount key="first" />, <WishlistCount key="late" look="menu" />, 'Wishlist, 1 service'],
    ['heart', <WishlistCount key="first" />, <WishlistButton key="late" productId="svc-window-seat" title="Oak" />, 'Remove from wishlist: Oak'],
    ['cart', <CartSlot key="first" />, <CartSlot key="late" />, 'Request list, 1 service'],
  ])('fits what the server drew, and then shows it: %s', async (_what, first, late, name) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const drawn = renderToString(pageOf(late));
    forgetQueries();
    const page = render(first, { wrapper: Shop });
    await waitFor(() => expect(page.container.innerHTML).toMatch(/, 1 service/));
    expect(await wakeUp(late, drawn)).toEqual([]);
    await waitFor(() => expect(screen.getAllByLabelText(name).length).toBeGreaterThan(0));
    // React Query complains in development about what it could not fetch
    expect(said.mock.calls.flat().join('\n')).not.toContain('queryFn');
  });
});
