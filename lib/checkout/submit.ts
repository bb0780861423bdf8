import { paymentFacts } from '@/lib/api/payment-methods';
import { type ApiError, isApiError } from '@/lib/api/error';
import { safeReturnUrl } from '@/lib/api/return-url';
import type { Cart, CartChoices, Courier } from '@/lib/cart/schema';
import { type CartChange, compareCarts } from '@/lib/checkout/compare';
import type { Checkout, CheckoutResponse } from '@/lib/checkout/schema';
import {
  attemptKey,
  clearUnconfirmed,
  findOrder,
  forgetAttempt,
  getUnconfirmed,
  markAnswered,
  mayStillCreateOrder,
  type OrderReaders,
  recordCheckout,
  type UnconfirmedCheckout,
} from '@/lib/checkout/unconfirmed';
import { tryLock, withLock } from '@/lib/client/locks';
import type { Order } from '@/lib/order/schema';

export type Submission = OrderReaders & {
  /** the cart as the shopper saw it */
  seen: Cart;
  choices: CartChoices;
  details: Pick<Checkout, 'delivery_details' | 'payment_method' | 'success_url' | 'cancel_url'>;
  /** configured payment pages; empty: any http(s) URL */
  paymentOrigins: readonly string[];
  readCart: (choices: CartChoices) => Promise<Cart>;
  readCouriers: (countryCode: string) => Promise<Courier[]>;
  /** `key`: the same for what is sent again */
  send: (body: Checkout, key: string) => Promise<CheckoutResponse>;
};

/**
 * - `busy`: a checkout is being sent already, here or in another tab
 * - `unread`: nothing was sent, as a line of the cart could not be read
 * - `changed`: nothing was sent; `cart` is what the backend calculates now
 * - `online`: to be paid at `url` · `submitted`: ordered, to be paid offline
 * - `found`: ordered, by this attempt or an earlier one whose response was lost · `unclear`: sent, outcome not known
 *   yet; `cause` is the failure
 */
export type Outcome =
  | { kind: 'busy' }
  | { kind: 'unread' }
  | { kind: 'changed'; changes: CartChange[]; cart: Cart }
  | { kind: 'found'; order: Order }
  | { kind: 'unclear'; cause?: ApiError }
  | { kind: 'online'; orderId: string; url: string }
  | { kind: 'submitted'; orderId: string };

const LOCK = 'checkout';
let isSubmitting = false;

/**
 * Sends a checkout at most once (docs/adr/0012-exactly-one-order.md): a second click and another tab find it busy. The
 * backend calculates the cart again first; if that is not what the shopper saw, nothing is sent. After a lost response,
 * of this attempt or an earlier one, the list of orders is searched before anything else is sent.
 * @throws the failure; except for `PaymentUrlError`, it is certain that no order was made
 */
export async function submitCheckout(submission: Submission): Promise<Outcome> {
  if (isSubmitting) return { kind: 'busy' };
  isSubmitting = true;
  try {
    return (await tryLock(LOCK, () => checkAndSend(submission))) ?? { kind: 'busy' };
  } finally {
    isSubmitting = false;
  }
}

async function checkAndSend(submission: Submission): Promise<Outcome> {
  const earlier = getUnconfirmed();
  if (earlier) {
    const order = await searchOrder(earlier, submission);
    if (isApiError(order)) return { kind: 'unclear', cause: order };
    if (order) return found(order);
    if (mayStillCreateOrder(earlier)) return { kind: 'unclear' };
    clearUnconfirmed();
  }
  const { changes, cart, earlierOrders } = await check(submission);
  if (cart.unread_lines) return { kind: 'unread' };
  return changes.length > 0 ? { kind: 'changed', changes, cart } : send(submission, cart, earlierOrders);
}

/** The checkout's order, if there is one; the failure where the orders cannot be read now. */
async function searchOrder(
  checkout: UnconfirmedCheckout,
  readers: OrderReaders,
): Promise<Order | ApiError | undefined> {
  try {
    return await findOrder(checkout, readers);
  } catch (error) {
    if (isApiError(error) && error.code !== 'unauthorized') return error;
    throw error;
  }
}

async function check({ seen, choices, readCart, readCouriers, readOrders }: Submission) {
  const { courier_id, country_code } = choices.delivery_info;
  const [cart, couriers, orders] = await Promise.all([
    readCart(choices),
    courier_id ? readCouriers(country_code) : [],
    // where orders cannot be listed, a new one is recognised by its time
    readOrders().catch(() => null),
  ]);
  const isCourierGone = courier_id !== null && !couriers.some((courier) => courier._id === courier_id);
  const earlierOrders = orders?.map(({ _id }) => _id) ?? null;
  return {
    changes: compareCarts(seen, cart, choices.checkout_product_variant_ids, isCourierGone),
    cart,
    earlierOrders,
  };
}

async function send(submission: Submission, cart: Cart, earlierOrders: readonly string[] | null): Promise<Outcome> {
  const { choices, details, paymentOrigins } = submission;
  const { payment_method: payment } = details;
  const checkout = recordCheckout({
    variantIds: choices.checkout_product_variant_ids,
    total: cart.calculations.price.total,
    payment,
    earlierOrders,
  });
  const body = {
    ...choices,
    voucher_code: cart.is_voucher_applied ? choices.voucher_code : null,
    ...details,
  };
  let response: CheckoutResponse;
  try {
    response = await submission.send(body, attemptKey(body));
  } catch (error) {
    return reconcile(checkout, submission, error);
  }
  if (!paymentFacts(payment).isPaidOnline) {
    settle();
    return { kind: 'submitted', orderId: response.order_id };
  }
  const url = safeReturnUrl(response.return_url, paymentOrigins);
  if (!url) {
    // the order may exist all the same: the next attempt finds it
    markAnswered(checkout, { isReported: true });
    throw new PaymentUrlError('the payment URL may not be followed');
  }
  settle();
  return { kind: 'online', orderId: response.order_id, url };
}

/**
 * After a failure: a rejection created no order; anything else may have created one.
 * @throws ApiError the failure, when it created none
 */
async function reconcile(checkout: UnconfirmedCheckout, readers: OrderReaders, error: unknown): Promise<Outcome> {
  if (!isApiError(error, 'network', 'timeout', 'server', 'response', 'aborted')) {
    settle();
    throw error;
  }
  // any response but "gateway timeout" means that the backend no longer works on it
  const isAnswered = error.status !== undefined && error.status !== 504;
  if (isAnswered) markAnswered(checkout);
  const order = await searchOrder(checkout, readers);
  if (isApiError(order) || (!order && !isAnswered)) return { kind: 'unclear', cause: error };
  if (order) return found(order);
  // searched once more before the next attempt: a second order is worse than a second search
  markAnswered(checkout, { isReported: true });
  throw error;
}

/** It is clear whether there is an order. */
function settle(): void {
  clearUnconfirmed();
  forgetAttempt();
}

function found(order: Order): Outcome {
  settle();
  return { kind: 'found', order };
}

/** Resolves when the checkout that was found `busy` has ended. */
export const otherCheckoutEnded = (): Promise<void> => withLock(LOCK, async () => {});

/** The backend created an order and gave no URL where it can be paid. */
export class PaymentUrlError extends Error {
  override name = 'PaymentUrlError';
}
