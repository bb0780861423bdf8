import { isPaymentMethod, paymentFacts } from '@/lib/api/payment-methods';
import type { Order } from '@/lib/order/schema';
import { unlistedPayment } from '@/lib/order/status';

/**
 * How a payment returns when an appointment is cancelled: `card`: the way it was paid online · `transfer`: to the
 * customer's account · `proof`: likewise, once the studio has found what a proof was sent for · `notCharged`,
 * `notTransferred`: nothing has arrived · `other`: paid in a way that the shop does not know
 */
export type PaymentReturn = 'card' | 'transfer' | 'proof' | 'notCharged' | 'notTransferred' | 'other';

/** Undefined where there is nothing to pay, or the shop has no words for the state of the payment. */
export function paymentReturnOf(order: Order): PaymentReturn | undefined {
  if (unlistedPayment(order) || order.total <= 0) return undefined;
  const { payment_method: method, is_paid: isPaid } = order;
  if (!isPaymentMethod(method)) return isPaid ? 'other' : undefined;
  const { isPaidOnline } = paymentFacts(method);
  const hasProof = Boolean(order.checkout.offline?.image);
  // where an online payment failed, the money may have been transferred instead
  if (isPaid) return isPaidOnline && !hasProof ? 'card' : 'transfer';
  if (hasProof || order.current_status === 'pending') return 'proof';
  return isPaidOnline ? 'notCharged' : 'notTransferred';
}

/** Whether something was paid, or a proof sent, that returns when the appointment is cancelled. */
export function isPaymentReturned(order: Order): boolean {
  const returned = paymentReturnOf(order);
  return returned !== undefined && returned !== 'notCharged' && returned !== 'notTransferred';
}
