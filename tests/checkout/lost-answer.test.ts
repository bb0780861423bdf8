// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/error';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { hasSent, isAwaited, lastSent, mayBeUnderWay, rememberSent } from '@/lib/checkout/sent';
import { type Submission, submitCheckout } from '@/lib/checkout/submit';
import type { Order } from '@/lib/order/schema';
import { cartOf, item } from '../cart/samples.ts';

// Exactly one order: the backend may have made it although nobody heard so.
const seen = cartOf([item('a', 1), item('b', 2)]);
const TOTAL = seen.calculations.price.total;
const EARLIER = orderOf('earlier');
const MADE = orderOf('made');

function orderOf(_id: string, more: Partial<Order> = {}): Order {
  return { _id, created_at: new Date().toISOString(), payment_method: 'OFFLINE', total: TOTAL, items: seen.cart_items, ...more } as Order;
}

const failure = (code: ApiErrorCode, status?: number) => new ApiError(code, 'POST /stores/{store_id}/checkouts', { status });

/** A backend that holds `orders`, and a checkout that fails with `error` after having made `made`. */
function backend({ orders = [EARLIER], made = [], error }: { orders?: Order[]; made?: Order[]; error: Error }) {
  const held = [...orders];
  const send = vi.fn(async () => {
    held.unshift(...made);
    throw error;
  });
  const readOrders = vi.fn(async () => [...held]);
  const one: Submission = {
    seen,
    choices: { ...DEFAULT_CHOICES, checkout_product_variant_ids: ['a', 'b'] },
    details: {
      delivery_details: { name: 'Chan', address: 'Flat A', area_code: '+852', phone: '91234567' },
      payment_method: 'OFFLINE',
      success_url: 'http://shop/result/order/success',
      cancel_url: 'http://shop/result/order/cancelled',
    },
    paymentOrigins: [],
    readCart: async () => structuredClone(seen),
    readCouriers: async () => [],
    readOrders,
    readOrder: async (id) => held.find(({ _id }) => _id === id) as Order,
    send,
  };
  return { one, send, readOrders, held };
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'auth.type=TEMP';
});
afterEach(() => vi.useRealTimers());

describe('a checkout whose answer is lost', () => {
  it.each([
    ['a dropped connection', failure('network', 502)],
    ['no answer in time', failure('timeout', 504)],
    ['a lost network', failure('network')],
    ['a failure after the fact', failure('server', 500)],
    ['rubbish', failure('answer', 200)],
  ])('is found among the orders: %s', async (_, error) => {
    const { one, send } = backend({ made: [MADE], error });
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: MADE });
    expect(send).toHaveBeenCalledOnce();
    expect(hasSent()).toBe(false);
  });

  it('is a failure where the backend has answered and made none, and is looked for once more before the next press', async () => {
    const { one, send, held } = backend({ error: failure('network', 502) });
    await expect(submitCheckout(one)).rejects.toMatchObject({ code: 'network' });
    expect(isAwaited()).toBe(false);
    held.unshift(MADE);
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: MADE });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['an order of before', orderOf('earlier')],
    ['one of another sum', orderOf('x', { total: TOTAL + 1 })],
    ['one paid otherwise', orderOf('x', { payment_method: 'ONLINE' })],
    ['one of other services', orderOf('x', { items: [item('a', 3)] })],
  ])('does not take another order for its own: %s', async (_, other) => {
    const { one } = backend({ made: [other], error: failure('network', 502) });
    await expect(submitCheckout(one)).rejects.toThrow();
  });

  it('is unclear while the backend may still be at work, and nothing more is sent', async () => {
    vi.useFakeTimers();
    const { one, send, held } = backend({ error: failure('timeout', 504) });
    expect(await submitCheckout(one)).toEqual({ kind: 'unclear' });
    expect(await submitCheckout(one)).toEqual({ kind: 'unclear' });
    expect(send).toHaveBeenCalledOnce();
    held.unshift(MADE);
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: MADE });
    expect(send).toHaveBeenCalledOnce();
  });

  it('may be sent again once it is certain that it made none', async () => {
    vi.useFakeTimers();
    const { one, send } = backend({ error: failure('timeout', 504) });
    await submitCheckout(one);
    vi.advanceTimersByTime(70_000);
    await submitCheckout(one);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is unclear while the orders cannot be read, and asked for before the next press sends anything', async () => {
    const { one, send, readOrders } = backend({ made: [MADE], error: failure('server', 500) });
    readOrders.mockResolvedValueOnce([EARLIER]).mockRejectedValueOnce(failure('network', 502));
    expect(await submitCheckout(one)).toEqual({ kind: 'unclear' });
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: MADE });
    expect(send).toHaveBeenCalledOnce();
  });

  it('is told by its time where the orders before it could not be read', async () => {
    const old = orderOf('old', { created_at: new Date(Date.now() - 3_600_000).toISOString() });
    const { one, readOrders } = backend({ orders: [old], made: [MADE], error: failure('network', 502) });
    readOrders.mockRejectedValueOnce(failure('server', 500));
    expect(await submitCheckout(one)).toEqual({ kind: 'found', order: MADE });
  });

  it('is over with a refusal', async () => {
    const { one, readOrders } = backend({ error: failure('refused', 422) });
    await expect(submitCheckout(one)).rejects.toMatchObject({ code: 'refused' });
    expect(readOrders).toHaveBeenCalledOnce();
    expect(hasSent()).toBe(false);
  });

  it.each([failure('server', 500), failure('network', 502), failure('timeout', 504)])(
    'fails, unsent, where the cart before it cannot be had',
    async (error) => {
      const { one, send } = backend({ error });
      await expect(submitCheckout({ ...one, readCart: () => Promise.reject(error) })).rejects.toBe(error);
      expect(send).not.toHaveBeenCalled();
      expect(hasSent()).toBe(false);
    },
  );

  it('stays unclear, and unsent, while an earlier one cannot be looked for', async () => {
    vi.useFakeTimers();
    const { one, send, readOrders } = backend({ error: failure('timeout', 504) });
    await submitCheckout(one);
    vi.advanceTimersByTime(70_000);
    readOrders.mockRejectedValueOnce(failure('server', 500));
    expect(await submitCheckout(one)).toEqual({ kind: 'unclear' });
    expect(isAwaited()).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('what was sent and not heard of', () => {
  const sent = { variantIds: ['a'], total: 100, payment: 'OFFLINE', known: [] } as const;

  it('is kept for another tab, a reload, and the same account alone', () => {
    document.cookie = 'auth.type=EMAIL';
    document.cookie = 'auth.mark=kayan';
    rememberSent(sent);
    expect(lastSent()).toMatchObject(sent);
    document.cookie = 'auth.mark=chan';
    expect(lastSent()).toBeNull();
    document.cookie = 'auth.mark=; Max-Age=0';
  });

  it('is under way no longer than the relay waits, and history after a day', () => {
    const whole = rememberSent(sent, 1000);
    expect(mayBeUnderWay(whole, 61_000)).toBe(true);
    expect(mayBeUnderWay(whole, 67_000)).toBe(false);
    expect(lastSent(1000 + 25 * 3_600_000)).toBeNull();
  });

  it.each(['{', '7', '{"at":"x"}'])('is nothing when it is rubbish: %s', (text) => {
    localStorage.setItem('checkout.sent', text);
    expect(lastSent()).toBeNull();
  });
});
