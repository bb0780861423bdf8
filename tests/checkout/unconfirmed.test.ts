// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/error';
import { type Submission, submitCheckout } from '@/lib/checkout/submit';
import { clearUnconfirmed, getUnconfirmed, mayStillCreateOrder, recordCheckout } from '@/lib/checkout/unconfirmed';
import type { Order } from '@/lib/order/schema';
import { cartOf, item } from '../cart/samples.ts';
import { setSessionCookies } from '../session/cookies.ts';
import { submissionOf } from './samples.ts';

// Exactly one order: the backend may have created it although its response was lost.
const seen = cartOf([item('a', 1), item('b', 2)]);
const TOTAL = seen.calculations.price.total;
const EARLIER = orderOf('earlier');
const CREATED = orderOf('created');

function orderOf(_id: string, more: Partial<Order> = {}): Order {
  return {
    _id,
    created_at: new Date().toISOString(),
    payment_method: 'OFFLINE',
    total: TOTAL,
    items: seen.cart_items,
    ...more,
  } as Order;
}

const failure = (code: ApiErrorCode, status?: number) =>
  new ApiError(code, 'POST /stores/{store_id}/checkouts', { status });

/** A backend that has `orders`, and a checkout that fails with `error` after it has created `created`. */
function backend({ orders = [EARLIER], created = [], error }: { orders?: Order[]; created?: Order[]; error: Error }) {
  const held = [...orders];
  const send = vi.fn<Submission['send']>(async () => {
    held.unshift(...created);
    throw error;
  });
  const readOrders = vi.fn(async () => [...held]);
  const one = submissionOf(seen, send, {
    readOrders,
    readOrder: async (id) => held.find(({ _id }) => _id === id) as Order,
  });
  one.details.payment_method = 'OFFLINE';
  return { one, send, readOrders, held };
}

beforeEach(() => {
  clearUnconfirmed();
  setSessionCookies('TEMP');
});
afterEach(() => vi.useRealTimers());

describe('a checkout whose response was lost', () => {
  it.each([
    ['a dropped connection', failure('network', 502)],
    ['no response in time', failure('timeout', 504)],
    ['a lost network', failure('network')],
    ['an error after the order was created', failure('server', 500)],
    ['a malformed response', failure('response', 200)],
  ])('is found among the orders (%s)', async (_, error) => {
    const { one, send } = backend({ created: [CREATED], error });
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: CREATED });
    expect(send).toHaveBeenCalledOnce();
    expect(getUnconfirmed()).toBeNull();
  });

  it('fails when the backend responded and there is no order, which is searched once more before the next attempt', async () => {
    const { one, send, held } = backend({ error: failure('network', 502) });
    await expect(submitCheckout(one)).rejects.toMatchObject({ code: 'network' });
    expect(getUnconfirmed()?.isReported).toBe(true);
    held.unshift(CREATED);
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: CREATED });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['an earlier order', orderOf('earlier')],
    ['one with another total', orderOf('x', { total: TOTAL + 1 })],
    ['one with another payment method', orderOf('x', { payment_method: 'ONLINE' })],
    ['one of other services', orderOf('x', { items: [item('a', 3)] })],
  ])('is not mistaken for %s', async (_, other) => {
    const { one } = backend({ created: [other], error: failure('network', 502) });
    await expect(submitCheckout(one)).rejects.toThrow();
  });

  it('is unclear while the backend may still be working on it, and nothing more is sent', async () => {
    vi.useFakeTimers();
    const { one, send, held } = backend({ error: failure('timeout', 504) });
    expect(await submitCheckout(one)).toMatchObject({ kind: 'unclear' });
    expect(await submitCheckout(one)).toMatchObject({ kind: 'unclear' });
    expect(send).toHaveBeenCalledOnce();
    held.unshift(CREATED);
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: CREATED });
    expect(send).toHaveBeenCalledOnce();
  });

  it('can be sent again, with the same key, once it is certain that there is no order', async () => {
    vi.useFakeTimers();
    const { one, send } = backend({ error: failure('timeout', 504) });
    await submitCheckout(one);
    vi.advanceTimersByTime(70_000);
    await submitCheckout(one);
    vi.advanceTimersByTime(70_000);
    // what is ordered by then is another appointment, and so is what comes after one
    one.details.delivery_details.name = 'Lee';
    send.mockResolvedValueOnce({ order_id: 'o1', return_url: null });
    await submitCheckout(one);
    await submitCheckout(one);
    const [first, second, ...others] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('is unclear while the orders cannot be read, and searched before the next attempt sends anything', async () => {
    const { one, send, readOrders } = backend({ created: [CREATED], error: failure('server', 500) });
    readOrders.mockResolvedValueOnce([EARLIER]).mockRejectedValueOnce(failure('network', 502));
    expect(await submitCheckout(one)).toMatchObject({ kind: 'unclear' });
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: CREATED });
    expect(send).toHaveBeenCalledOnce();
  });

  it('is recognised by its time where the earlier orders could not be read', async () => {
    const old = orderOf('old', { created_at: new Date(Date.now() - 3_600_000).toISOString() });
    const { one, readOrders } = backend({ orders: [old], created: [CREATED], error: failure('network', 502) });
    readOrders.mockRejectedValueOnce(failure('server', 500));
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: CREATED });
  });

  it('is settled by a refusal', async () => {
    const { one, readOrders } = backend({ error: failure('refused', 422) });
    await expect(submitCheckout(one)).rejects.toMatchObject({ code: 'refused' });
    expect(readOrders).toHaveBeenCalledOnce();
    expect(getUnconfirmed()).toBeNull();
  });

  it('stays unclear, and nothing is sent, while an earlier one cannot be searched', async () => {
    vi.useFakeTimers();
    const { one, send, readOrders } = backend({ error: failure('timeout', 504) });
    await submitCheckout(one);
    vi.advanceTimersByTime(70_000);
    readOrders.mockRejectedValueOnce(failure('server', 500));
    expect(await submitCheckout(one)).toMatchObject({ kind: 'unclear' });
    expect(getUnconfirmed()?.isReported).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('an unconfirmed checkout', () => {
  const sent = { variantIds: ['a'], total: 100, payment: 'OFFLINE', earlierOrders: [] } as const;

  it('is kept for other tabs and a reload, for the same account only', () => {
    setSessionCookies('EMAIL', 'kayan');
    recordCheckout(sent);
    expect(getUnconfirmed()).toMatchObject(sent);
    setSessionCookies('EMAIL', 'chan');
    expect(getUnconfirmed()).toBeNull();
  });

  it('can create an order as long as the BFF waits, and is history after a day', () => {
    const whole = recordCheckout(sent, 1000);
    expect(mayStillCreateOrder(whole, 61_000)).toBe(true);
    expect(mayStillCreateOrder(whole, 67_000)).toBe(false);
    expect(getUnconfirmed(1000 + 25 * 3_600_000)).toBeNull();
  });

  it.each(['{', '7', '{"version":1,"value":{"sentAt":"x"}}'])('is null for %s in storage', (text) => {
    localStorage.setItem('checkout.sent', text);
    expect(getUnconfirmed()).toBeNull();
  });
});
