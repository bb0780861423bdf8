import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TickedLines } from '@/app/[locale]/shop/main/cart/ticked-lines';
import { CartCounter } from '@/components/cart/cart-counter';
import { CartSlot } from '@/components/cart/cart-slot';
import { settleChanges, useChangeLine } from '@/lib/cart/changes';
import { logIn, type Login } from '../session/cookies.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';
import { LIGHTING, WINDOW_SEAT } from './samples.ts';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';

const ADD = '/stores/{store_id}/shopping-cart/add-to-cart';
const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);

let client: QueryClient;
function Client() {
  const current = useQueryClient();
  useEffect(() => {
    client = current;
  }, [current]);
  return null;
}
/** The cart page's lines below the header. */
async function open(more: ReactNode = null) {
  const view = renderInShop(
    <>
      <Client />
      <CartCounter />
      <CartSlot />
      <TickedLines />
      {more}
    </>,
  );
  await screen.findByText('Select Window seat');
  return view;
}
const added = () => mock.requests({ call: 'addToCart' }).map(({ body }) => (body as { qty: number }).qty);
const inCart = () => mock.state().guest('guest-in-test').carts.get(mock.state().settings.mainStoreId);
const more = () => screen.getByRole('button', { name: 'Increase quantity' });
const fewer = () => screen.getByRole('button', { name: 'Decrease quantity' });
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ }).value;
const shows = (value: string) => waitFor(() => expect(quantity()).toBe(value));
const settled = () => settleChanges(client);

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('changes of a line', () => {
  it('show at once, and are coalesced into one more call while one is in flight', async () => {
    await open();
    const held = mock.hold({ path: ADD });
    fireEvent.click(more());
    await waitFor(() => expect(added()).toEqual([1]));
    for (let clicks = 0; clicks < 5; clicks += 1) fireEvent.click(more());
    await shows('7');
    held.release();
    await settled();
    expect(added()).toEqual([1, 5]);
    await shows('7');
    expect(await screen.findByText('HK$120,960.00')).toBeTruthy();
  });

  it('never take away more than there is', async () => {
    function TakeFive() {
      const change = useChangeLine(WINDOW_SEAT);
      return <button onClick={() => change(-5)}>Take five</button>;
    }
    await open(<TakeFive />);
    await userEvent.click(screen.getByRole('button', { name: 'Take five' }));
    await settled();
    expect(added()).toEqual([-1]);
  });

  it('that undo each other send nothing more', async () => {
    await open();
    const held = mock.hold({ path: ADD });
    fireEvent.click(more());
    await shows('2');
    fireEvent.click(more());
    await shows('3');
    fireEvent.click(fewer());
    await shows('2');
    held.release();
    await settled();
    expect(added()).toEqual([1]);
  });

  it('that fail are undone with later clicks on the line; another line keeps its change', async () => {
    mock.fillCart([
      { product_variant_id: WINDOW_SEAT, qty: 1 },
      { product_variant_id: LIGHTING, qty: 1 },
    ]);
    const toasts = collectToasts();
    await open();
    const [seat, light] = screen.getAllByRole('button', { name: 'Increase quantity' }) as [HTMLElement, HTMLElement];
    mock.fault({ path: ADD, status: 500, times: 1 });
    fireEvent.click(seat);
    fireEvent.click(seat);
    await waitFor(() => expect(added()).toHaveLength(1));
    fireEvent.click(light);
    await settled();
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['1', '2']),
    );
    expect(toasts.map(({ message }) => message)).toEqual(['Error from Server']);
    expect(screen.getAllByText(/Could not update/)).toHaveLength(1);
    // changed again, it has no failure any more
    fireEvent.click(seat);
    await waitFor(() => expect(screen.queryByText(/Could not update/)).toBeNull());
    await settled();
  });

  it('remove the line with what is still being added to it', async () => {
    await open();
    const held = mock.hold({ path: ADD });
    fireEvent.click(more());
    await waitFor(() => expect(added()).toEqual([1]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Window seat' }));
    await waitFor(() => expect(screen.queryByText('Select Window seat')).toBeNull());
    held.release();
    await settled();
    expect(added()).toEqual([1, -2]);
    expect(inCart()).toEqual([]);
  });

  it.each([
    ['has arrived', 'after', 2],
    ['has not arrived', 'before', 1],
  ] as const)('whose response is lost are not sent again: the cart is as it is (it %s)', async (_, when, qty) => {
    await open();
    mock.fault({ path: ADD, drop: true, when, times: 1 });
    fireEvent.click(more());
    await shows('2');
    await settled();
    await shows(String(qty));
    expect(added()).toEqual([1]);
    expect(screen.getByText(/Could not update/)).toBeTruthy();
  });
});

describe('changes made offline', () => {
  afterEach(() => vi.restoreAllMocks());

  it('stay visible while the page is open, and are sent as one when the network is back', async () => {
    await open();
    setOnline(false);
    const stored = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    fireEvent.click(more());
    await shows('2');
    fireEvent.click(more());
    await shows('3');
    expect(added()).toEqual([]);
    // in memory alone
    expect([JSON.stringify(localStorage), JSON.stringify(sessionStorage)]).toEqual(stored);
    setOnline(true);
    await settled();
    expect(added()).toEqual([2]);
  });

  it.each<Login>([
    ['TEMP', 'guest'],
    ['EMAIL', 'chan'],
  ])('are not sent for another login than that of %s %s', async (...login) => {
    logIn(...login);
    await open();
    setOnline(false);
    fireEvent.click(more());
    await shows('2');
    act(() => logIn('EMAIL', 'kayan'));
    setOnline(true);
    await settled();
    expect(added()).toEqual([]);
  });
});

it('a removal that was refused is not offered to be taken back', async () => {
  mock.fault({ method: 'POST', path: ADD, status: 500, times: 3 });
  renderInShop(
    <CartStates skeleton={null} paymentOrigins={[]}>
      <TickedLines />
    </CartStates>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Window seat' }));
  expect(await screen.findByText('Could not update your requests. Check the reloaded list.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
