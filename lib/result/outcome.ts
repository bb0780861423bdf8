import { paymentFacts } from '@/lib/api/payment-methods';
import type { Order } from '@/lib/order/schema';

export const OUTCOMES = ['success', 'failure', 'cancelled'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const TONES = { success: 'ok', failure: 'error', cancelled: 'plain' } as const satisfies Record<Outcome, string>;
const isOutcome = (value: unknown): value is Outcome => OUTCOMES.some((outcome) => outcome === value);

/**
 * Reads `/result/{type?}/{outcome}`.
 * @returns undefined for any other shape, and for a type without configured messages (spec 4)
 */
export function resultOf(
  path: readonly string[],
  responseMessages: Record<string, unknown>,
): { type?: string; outcome: Outcome } | undefined {
  if (path.length === 1 && isOutcome(path[0])) return { outcome: path[0] };
  const [type = '', outcome] = path;
  if (path.length !== 2 || !isOutcome(outcome) || !Object.hasOwn(responseMessages, type)) return undefined;
  return { type, outcome };
}

/** `offline`: a proof is to be uploaded · `confirming`: the payment service has not reported */
export type PaymentOutcome = 'paid' | 'offline' | 'confirming' | 'failed' | 'cancelled';

export function paymentOutcomeOf(
  order: Pick<Order, 'is_paid' | 'payment_method' | 'payment_status' | 'current_status'>,
): PaymentOutcome {
  if (order.is_paid || order.payment_status === 'paid') return 'paid';
  if (order.current_status === 'cancelled') return 'cancelled';
  if (paymentFacts(order.payment_method).needsProof) return 'offline';
  if (order.payment_status === 'failed' || order.payment_status === 'cancelled') return order.payment_status;
  return 'confirming';
}

/** The result page of a payment outcome; undefined while it is being confirmed. */
export function pageOf(payment: PaymentOutcome): Outcome | undefined {
  if (payment === 'paid' || payment === 'offline') return 'success';
  if (payment === 'failed') return 'failure';
  return payment === 'cancelled' ? 'cancelled' : undefined;
}

/** While a payment is being confirmed the order is polled. */
export const CONFIRM_INTERVAL_MS = 3000;
export const CONFIRM_LIMIT_MS = 60_000;
