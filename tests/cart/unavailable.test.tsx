import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CartCounter } from '@/components/cart/cart-counter';
import { CartSlot } from '@/components/cart/cart-slot';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { cartDrawer } from '@/lib/cart/drawer';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { linesOf } from '@/lib/cart/lines';
import { useCartLines } from '@/lib/cart/queries';
import { storeSnapshot } from '@/lib/cart/snapshot';
import messages from '@/messages/en.json';
import { setSession, setSessionCookies } from '../session/cookies.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { cartOf, item, LIGHTING, WINDOW_SEAT } from './samples.ts';

const ALL = '/stores/{store_id}/shopping-cart/all';
const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
beforeEach(() => cartDrawer.open());
afterEach(() => act(() => cartDrawer.close()));

function Retry() {
  const { retry } = useCartLines();
  return <button onClick={retry}>Read again</button>;
}
/** Beside the page's own way of doing so, which it has once the cart has failed. */
const readAgain = () => act(() => screen.getByText('Read again').click());
/** As on the cart page and in the open drawer. */
function Sum() {
  const { cart } = useCalculatedCart({ ...DEFAULT_CHOICES, checkout_product_variant_ids: [WINDOW_SEAT] });
  return <output>{cart?.calculations.price.total ?? 'none'}</output>;
}
const open = (more = <Retry />) =>
  renderInShop(
    <>
      <CartCounter />
      <CartSlot />
      {more}
    </>,
  );
const badge = (count: string) => screen.findByRole('link', { name: `Appointment requests, ${count}`, hidden: true });
const lines = async () => within(await screen.findByRole('dialog')).queryAllByRole('listitem');

/**
 * The drawer's code may come after the cart has failed: it reads the cart once more, and takes the button away
 * meanwhile.
 */
const tryAgain = () =>
  waitFor(() => {
    screen.queryByRole('button', { name: 'Try again' })?.click();
    expect(screen.queryByRole('link', { name: 'Appointment requests, empty', hidden: true })).toBeNull();
  });

const FAILURES = [
  ['the backend fails', () => void mock.fault({ path: ALL, status: 500 })],
  ['the backend cannot be reached', () => mock.setDown(true)],
] as const;

// @spec-4.22 @spec-9.1
describe('a cart that cannot be fetched', () => {
  it.each(FAILURES)('is empty, says so and offers a retry when %s, also where it was read before', async (_, fail) => {
    fail();
    open();
    expect(await screen.findByText(messages.Common.requestsFailed)).toBeTruthy();
    await badge('empty');
    expect(await lines()).toHaveLength(0);
    mock.clearFaults();
    mock.setDown(false);
    await tryAgain();
    await badge('1 service');
    await waitFor(() => expect(screen.queryByText(messages.Common.requestsFailed)).toBeNull());
    expect(localStorage.getItem('cart')).not.toBeNull();
    fail();
    readAgain();
    expect(await screen.findByText(messages.Common.requestsFailed)).toBeTruthy();
    await badge('empty');
    expect(await lines()).toHaveLength(0);
    // nor is it there for the next visit
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('is empty where no guest could be logged in', async () => {
    open();
    await badge('1 service');
    setSession({ status: 'unreachable' });
    await badge('empty');
    expect(screen.getByText(messages.Common.requestsFailed)).toBeTruthy();
  });

  it('is emptied when a calculation fails, too', async () => {
    const { rerender } = open();
    await badge('1 service');
    mock.fault({ path: ALL, status: 403 });
    rerender(
      <>
        <CartCounter />
        <CartSlot />
        <Sum />
      </>,
    );
    await badge('empty');
  });
});

describe('the cached cart snapshot', () => {
  it('is rendered first, and replaced by the response', async () => {
    storeSnapshot(linesOf(cartOf([item(LIGHTING, 1), item('gone', 1)])));
    const held = mock.hold({ path: ALL });
    open();
    await badge('2 services');
    expect(await lines()).toHaveLength(2);
    held.release();
    await badge('1 service');
  });

  it('is not made of a response that another session asked for', async () => {
    act(() => cartDrawer.close());
    const held = mock.hold({ path: ALL });
    open();
    await waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
    // another tab's login, of which this page has not heard
    setSessionCookies('EMAIL', 'kayan');
    held.release();
    await badge('1 service');
    expect(localStorage.getItem('cart')).toBeNull();
  });
});
