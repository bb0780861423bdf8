import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCart } from '@/components/cart/add-to-cart';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { CartCounter } from '@/components/cart/cart-counter';
import { CartSlot } from '@/components/cart/cart-slot';
import { failedLines } from '@/lib/cart/changes';
import { cartDrawer } from '@/lib/cart/drawer';
import { connectivity } from '@/lib/client/connectivity';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { preview, WINDOW_SEAT } from './samples.ts';

const mock = mockSession('guest');
afterEach(() => {
  cartDrawer.close();
  failedLines.set([]);
});

const adds = () => mock.requests({ call: 'addToCart' });

const ADDITION = {
  variantId: WINDOW_SEAT,
  qty: 1,
  preview: { ...preview, product_title: { en: 'Window seat' } },
  isAvailable: true,
  isQtyRefused: false,
};

function Page() {
  return (
    <>
      <CartCounter />
      <CartSlot />
      <AddToCart useAddition={() => ADDITION} />
    </>
  );
}
const header = (count: string) => screen.findByRole('link', { name: `Appointment requests, ${count}`, hidden: true });

// @spec-8.3
it('AddToCart removes the line after a failure, reloads the cart and says so', async () => {
  mock.fault({ path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 500 });
  renderInShop(<Page />);
  await header('empty');
  await userEvent.click(screen.getByRole('button', { name: 'Add to requests' }));
  expect(await screen.findByText('Could not update your requests. Check the reloaded list.')).toBeTruthy();
  await header('empty');
});

describe('AddToCart offline', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    act(() => connectivity.set('online'));
  });

  it.each(['was read', 'could not be read'])('says that the line waits, where the cart %s', async (known) => {
    if (known === 'could not be read') mock.fault({ path: '/stores/{store_id}/shopping-cart/all', status: 502 });
    renderInShop(<Page />);
    await waitFor(() => expect(mock.requests({ call: 'getCart' }).length).toBeGreaterThan(0));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    act(() => connectivity.set('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Add to requests' }));
    const drawer = await screen.findByRole('dialog', { name: /Appointment requests/ });
    expect(
      await within(drawer).findByText('You are offline. This will be added once you are back online.'),
    ).toBeTruthy();
    expect(within(drawer).getByText('Window seat')).toBeTruthy();
    expect(adds()).toEqual([]);
  });
});

it('CartDrawer offers to calculate again where that alone has failed', async () => {
  mock.fillCart([{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
  renderInShop(
    <>
      <CartCounter />
      <CartSlot />
    </>,
  );
  await header('1 service');
  mock.fault({ path: '/stores/{store_id}/shopping-cart/all', status: 403, times: 1 });
  act(() => cartDrawer.open());
  const drawer = within(await screen.findByRole('dialog', { name: /Appointment requests/ }));
  expect(await drawer.findByText('Could not load this part. Try again.')).toBeTruthy();
  expect(drawer.queryByText('Calculating…')).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
  expect(await drawer.findByText('Total without shipping fee')).toBeTruthy();
  await waitFor(() => expect(drawer.queryByText('Calculating…')).toBeNull());
});

describe('CartDrawer', () => {
  beforeEach(() => cartDrawer.open());

  it('takes back what was removed, though it was the last', async () => {
    mock.fillCart([{ product_variant_id: WINDOW_SEAT, qty: 2 }]);
    cartDrawer.open();
    renderInShop(<CartDrawer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Window seat' }));
    expect(await screen.findByText('“Window seat” was removed.')).toBeTruthy();
    expect(await screen.findByText('No appointment request')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const line = await screen.findByRole('button', { name: 'Remove: Window seat' });
    await waitFor(() => expect(document.activeElement).toBe(line));
    await waitFor(() =>
      expect(adds().map(({ body }) => body)).toEqual([-2, 2].map((qty) => ({ product_variant_id: WINDOW_SEAT, qty }))),
    );
  });
});
