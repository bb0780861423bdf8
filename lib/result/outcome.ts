import type { Order } from '@/lib/order/schema';

/** The three result pages of specification 2. */
export const OUTCOMES = ['success', 'failure', 'cancelled'] as const;
export type Outcome = (typeof OUTCOMES)[number];
const isOutcome = (value: unknown): value is Outcome => OUTCOMES.some((outcome) => outcome === value);

/**
 * Reads `/result/{type?}/{outcome}`.
 * @returns undefined for any other shape, and for a type that is no key of the configured response messages (specification 4)
 */
export function resultOf(path: readonly string[], responseMessages: Record<string, unknown>): { type?: string; outcome: Outcome } | undefined {
  if (path.length === 1 && isOutcome(path[0])) return { outcome: path[0] };
  const [type = '', outcome] = path;
  if (path.length !== 2 || !isOutcome(outcome) || !Object.hasOwn(responseMessages, type)) return undefined;
  return { type, outcome };
}

/**
 * How an order's payment stands, by the backend's word alone (decisions, "Money safety"): `paid` · `offline` a proof is
 * to be uploaded · `confirming` the payment service has not reported · `failed` · `cancelled`
 */
export type PaymentOutcome = 'paid' | 'offline' | 'confirming' | 'failed' | 'cancelled';

export function paymentOutcomeOf(order: Pick<Order, 'is_paid' | 'payment_method' | 'payment_status' | 'current_status'>): PaymentOutcome {
  if (order.is_paid || order.payment_status === 'paid') return 'paid';
  if (order.current_status === 'cancelled') return 'cancelled';
  if (order.payment_method !== 'ONLINE') return 'offline';
  if (order.payment_status === 'failed' || order.payment_status === 'cancelled') return order.payment_status;
  return 'confirming';
}

/** Which result page an order belongs on; undefined while that is open. */
export function pageOf(payment: PaymentOutcome): Outcome | undefined {
  if (payment === 'paid' || payment === 'offline') return 'success';
  if (payment === 'failed') return 'failure';
  return payment === 'cancelled' ? 'cancelled' : undefined;
}

/** While a payment is being confirmed the order is read again every 3 s, for a minute at most. */
export const CONFIRM_INTERVAL_MS = 3000;
export const CONFIRM_LIMIT_MS = 60_000;
