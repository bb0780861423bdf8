import { isOfThisPage, pageMark } from '@/lib/session/store';
import type { Order, OrderSummary } from '@/lib/order/schema';
import { LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import type { PaymentMethod } from '@/lib/checkout/schema';

/**
 * A checkout that went out and whose answer has not been heard: the order may be made or not, and only the list of orders
 * tells. It is kept for all tabs and over a reload, until that is clear (decisions, "Money safety").
 */
export type SentCheckout = {
  /** when it went out, and when it is over for certain: both in milliseconds since 1970 */
  at: number;
  over: number;
  variantIds: readonly string[];
  total: number;
  payment: PaymentMethod;
  /** the newest orders before it; null where they could not be read */
  known: readonly string[] | null;
  /** the shopper has been told that it failed: an order is still looked for, once more, and nothing is said of it */
  isTold: boolean;
};

const KEY = 'checkout.sent';
/** After a day it is history: whatever came of it stands in the list of appointments. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** The backend's clock and this one may differ by so much. */
const CLOCK_SLACK_MS = 10 * 60_000;
/** A little longer than the relay itself waits for the backend. */
const LONGEST_MS = LONG_CALL_TIMEOUT_MS + 5000;

/** In memory too, for where the browser keeps nothing. */
let kept: string | null = null;

/** Notes what is about to be sent. */
export function rememberSent(sent: Omit<SentCheckout, 'at' | 'over' | 'isTold'>, now = Date.now()): SentCheckout {
  const whole = { ...sent, at: now, over: now + LONGEST_MS, isTold: false };
  keep(whole);
  return whole;
}

/** The shop has answered, if only with a failure: nothing of it is under way any more. */
export const endSent = (sent: SentCheckout, { isTold = false, now = Date.now() } = {}): void => keep({ ...sent, over: now, isTold });

function keep(sent: SentCheckout): void {
  kept = JSON.stringify({ ...sent, owner: pageMark() });
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // full or blocked: this page knows of it
  }
}

/** It is clear what became of it. */
export function forgetSent(): void {
  kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // blocked: nothing is kept there
  }
}

/** What this login has sent and not heard of; null for nothing. */
export function lastSent(now = Date.now()): SentCheckout | null {
  const value = parsed(stored());
  return value && isOfThisPage(value.owner) && now - value.at < LIFETIME_MS ? value : null;
}

/** Whether there is anything to find out. */
export const hasSent = (): boolean => lastSent() !== null;

/** Whether the shopper still waits to hear what became of it. */
export const isAwaited = (): boolean => lastSent()?.isTold === false;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return kept;
  }
}

function parsed(text: string | null): (SentCheckout & { owner?: unknown }) | null {
  try {
    const value = JSON.parse(text ?? 'null') as (SentCheckout & { owner?: unknown }) | null;
    const isOne = value && [value.at, value.over, value.total].every(Number.isFinite) && Array.isArray(value.variantIds);
    return isOne ? value : null;
  } catch {
    return null;
  }
}

/** Whether the backend may still be at work on it. */
export const mayBeUnderWay = ({ over }: SentCheckout, now = Date.now()): boolean => now < over;

export type OrderReaders = { readOrders: () => Promise<OrderSummary[]>; readOrder: (id: string) => Promise<Order> };

/** The order that came of it: a new one of the same services, sum and way of paying; undefined where there is none (yet). @throws ApiError */
export async function findSent(sent: SentCheckout, { readOrders, readOrder }: OrderReaders): Promise<Order | undefined> {
  const isNew = ({ _id, created_at }: OrderSummary) => (sent.known ? !sent.known.includes(_id) : Date.parse(created_at) > sent.at - CLOCK_SLACK_MS);
  const alike = (await readOrders()).filter((order) => isNew(order) && order.payment_method === sent.payment && order.total === sent.total);
  const whole = await Promise.all(alike.map(({ _id }) => readOrder(_id)));
  const wanted = [...sent.variantIds].sort().join();
  return whole.find(
    ({ items }) =>
      items
        .map(({ product_variant_id }) => product_variant_id)
        .sort()
        .join() === wanted,
  );
}
