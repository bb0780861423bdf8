'use client';
import { LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { useStore } from '@/lib/client/store';
import type { Checkout } from '@/lib/checkout/schema';
import { randomId } from '@/lib/client/random-id';
import { createStored, shapedLike } from '@/lib/client/stored';
import type { Order, OrderSummary } from '@/lib/order/schema';

/**
 * A checkout that was sent and got no response: the order may exist or not, and only the list of orders tells. Recorded
 * for all tabs and over a reload until that is clear (docs/adr/0012-exactly-one-order.md).
 */
export type UnconfirmedCheckout = {
  /** when it was sent, and from when on it can no longer create an order: milliseconds since 1970 */
  sentAt: number;
  deadline: number;
  variantIds: readonly string[];
  total: number;
  payment: PaymentMethod;
  /** ids of the newest orders before it; null where they could not be read */
  earlierOrders: readonly string[] | null;
  /** the failure has been shown: its order is looked for once more, and nothing further is shown */
  isReported: boolean;
};

/** After a day it is dropped: an order that came of it is in the list of appointments. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** How much the backend's clock may differ from this one. */
const CLOCK_SKEW_MS = 10 * 60_000;
/** A little longer than the BFF waits for the backend. */
const DEADLINE_MS = LONG_CALL_TIMEOUT_MS + 5000;

const stored = createStored<UnconfirmedCheckout | null>({
  key: 'checkout.sent',
  area: 'local',
  schema: shapedLike({ sentAt: Number.isFinite, deadline: Number.isFinite, variantIds: [''], total: Number.isFinite }),
  initial: null,
});

const ifRecent = (checkout: UnconfirmedCheckout | null, now = Date.now()) =>
  checkout && now - checkout.sentAt < LIFETIME_MS ? checkout : null;

/** This login's unconfirmed checkout; null for none. */
export const getUnconfirmed = (now?: number): UnconfirmedCheckout | null => ifRecent(stored.get(), now);
export const useUnconfirmed = (): UnconfirmedCheckout | null => useStore(stored, (checkout) => ifRecent(checkout));

/** Records a checkout that is about to be sent. */
export function recordCheckout(
  details: Omit<UnconfirmedCheckout, 'sentAt' | 'deadline' | 'isReported'>,
  now = Date.now(),
): UnconfirmedCheckout {
  const checkout = { ...details, sentAt: now, deadline: now + DEADLINE_MS, isReported: false };
  stored.set(checkout);
  return checkout;
}

/**
 * The shop has responded, if only with an error: the request can no longer create an order. It may have created one.
 */
export const markAnswered = (checkout: UnconfirmedCheckout, { isReported = false, now = Date.now() } = {}): void =>
  stored.set({ ...checkout, deadline: now, isReported });

/** Deletes the record: it is clear whether there is an order. */
export const clearUnconfirmed = stored.clear;

export const mayStillCreateOrder = ({ deadline }: UnconfirmedCheckout, now = Date.now()): boolean => now < deadline;

export type OrderReaders = { readOrders: () => Promise<OrderSummary[]>; readOrder: (id: string) => Promise<Order> };

/**
 * The order that it created: a new one of the same services, total and payment method; undefined if there is none
 * (yet).
 * @throws ApiError
 */
export async function findOrder(
  checkout: UnconfirmedCheckout,
  { readOrders, readOrder }: OrderReaders,
): Promise<Order | undefined> {
  const { earlierOrders, sentAt, payment, total } = checkout;
  const isNew = ({ _id, created_at }: OrderSummary) =>
    earlierOrders ? !earlierOrders.includes(_id) : Date.parse(created_at) > sentAt - CLOCK_SKEW_MS;
  const candidates = (await readOrders()).filter(
    (order) => isNew(order) && order.payment_method === payment && order.total === total,
  );
  const orders = await Promise.all(candidates.map(({ _id }) => readOrder(_id)));
  const idsOf = (ids: readonly string[]) => [...ids].sort().join();
  return orders.find(
    ({ items }) => idsOf(items.map(({ product_variant_id }) => product_variant_id)) === idsOf(checkout.variantIds),
  );
}

/**
 * The checkout that was sent last and came to no order as far as is known. A draft of the tab like those of forms
 * (`lib/form/draft`): a logout clears it.
 */
const lastSent = createStored<{ key: string; body: string } | null>({
  key: 'draft.checkout-sent',
  area: 'session',
  schema: shapedLike({ key: '', body: '' }),
  initial: null,
});

/** The idempotency key of a checkout: a new one, or that of the same checkout that was sent before. */
export function attemptKey(checkout: Checkout): string {
  const body = JSON.stringify(checkout);
  const earlier = lastSent.get();
  if (earlier?.body === body) return earlier.key;
  const key = randomId();
  lastSent.set({ key, body });
  return key;
}

/** Once it is clear what became of it: the same list submitted again is another appointment. */
export const forgetAttempt = lastSent.clear;
