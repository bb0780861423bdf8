import type { Cart, CartChoices, Courier } from '@/lib/cart/schema';
import { type CartChange, compareCarts } from '@/lib/checkout/compare';
import { isApiError } from '@/lib/api/error';
import { safeReturnUrl } from '@/lib/api/return-url';
import type { Checkout, CheckoutAnswer } from '@/lib/checkout/schema';
import { endSent, findSent, forgetSent, lastSent, mayBeUnderWay, type OrderReaders, rememberSent, type SentCheckout } from '@/lib/checkout/sent';
import type { Order } from '@/lib/order/schema';

export type Submission = OrderReaders & {
  /** what the shopper looked at when they pressed */
  seen: Cart;
  choices: CartChoices;
  details: Pick<Checkout, 'delivery_details' | 'payment_method' | 'success_url' | 'cancel_url'>;
  /** configured payment pages; empty: any http(s) address */
  paymentOrigins: readonly string[];
  readCart: (choices: CartChoices) => Promise<Cart>;
  readCouriers: (countryCode: string) => Promise<Courier[]>;
  send: (body: Checkout) => Promise<CheckoutAnswer>;
};

/**
 * - `busy`: a checkout is under way already, here or in another tab
 * - `changed`: nothing was sent; `cart` is what the backend calculates now
 * - `online`: to be paid at `url` · `submitted`: ordered, to be paid offline
 * - `found`: ordered before, by this press or an earlier one whose answer was lost · `unclear`: sent, and nobody knows yet
 */
export type Outcome =
  | { kind: 'busy' }
  | { kind: 'changed'; changes: CartChange[]; cart: Cart }
  | { kind: 'found'; order: Order }
  | { kind: 'unclear' }
  | { kind: 'online'; orderId: string; url: string }
  | { kind: 'submitted'; orderId: string };

let isUnderWay = false;

/**
 * Sends a checkout once: a second press, Enter plus click or another tab finds it under way. The backend is asked again what
 * the choices come to; if that is not what the shopper saw, nothing is sent (decisions, "Money safety"). Where an answer is lost,
 * of this press or an earlier one, the list of orders is asked before anything else is sent.
 * Throws what went wrong: a checkout failure, and but for `PaymentAddressError` one that is known to have made no order.
 */
export async function submitCheckout(submission: Submission): Promise<Outcome> {
  if (isUnderWay) return { kind: 'busy' };
  isUnderWay = true;
  try {
    return await withLock(() => checkAndSend(submission));
  } finally {
    isUnderWay = false;
  }
}

/** Across tabs, where the browser has locks (secure addresses); elsewhere the backend's answer to a bought line must do. */
async function withLock(work: () => Promise<Outcome>): Promise<Outcome> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request('checkout', { ifAvailable: true }, async (lock): Promise<Outcome> => (lock ? work() : { kind: 'busy' }));
}

async function checkAndSend(submission: Submission): Promise<Outcome> {
  const earlier = lastSent();
  if (earlier) {
    const order = await look(earlier, submission);
    if (order === 'unread' || (!order && mayBeUnderWay(earlier))) return { kind: 'unclear' };
    if (order) return found(order);
    forgetSent();
  }
  const { changes, cart, known } = await check(submission);
  return changes.length > 0 ? { kind: 'changed', changes, cart } : send(submission, cart, known);
}

/** The order of what was sent, if there is one; `unread` where the orders cannot be had now. */
async function look(sent: SentCheckout, readers: OrderReaders): Promise<Order | 'unread' | undefined> {
  try {
    return await findSent(sent, readers);
  } catch (error) {
    if (isApiError(error) && error.code !== 'unauthorized') return 'unread';
    throw error;
  }
}

async function check({ seen, choices, readCart, readCouriers, readOrders }: Submission) {
  const { courier_id, country_code } = choices.delivery_info;
  const [cart, couriers, orders] = await Promise.all([
    readCart(choices),
    courier_id ? readCouriers(country_code) : [],
    // a backend that sells but cannot list: what is looked for afterwards is then told by its time
    readOrders().catch(() => null),
  ]);
  const isCourierGone = courier_id !== null && !couriers.some((courier) => courier._id === courier_id);
  const known = orders?.map(({ _id }) => _id) ?? null;
  return { changes: compareCarts(seen, cart, choices.checkout_product_variant_ids, isCourierGone), cart, known };
}

async function send(submission: Submission, cart: Cart, known: readonly string[] | null): Promise<Outcome> {
  const { choices, details, paymentOrigins } = submission;
  const { payment_method: payment } = details;
  const sent = rememberSent({ variantIds: choices.checkout_product_variant_ids, total: cart.calculations.price.total, payment, known });
  let answer: CheckoutAnswer;
  try {
    answer = await submission.send({ ...choices, voucher_code: cart.is_voucher_applied ? choices.voucher_code : null, ...details });
  } catch (error) {
    return lookAfter(sent, submission, error);
  }
  if (payment !== 'ONLINE') {
    forgetSent();
    return { kind: 'submitted', orderId: answer.order_id };
  }
  const url = safeReturnUrl(answer.return_url, paymentOrigins);
  if (!url) {
    // the order may be made all the same: the next press finds it
    endSent(sent, { isTold: true });
    throw new PaymentAddressError('the payment address may not be followed');
  }
  forgetSent();
  return { kind: 'online', orderId: answer.order_id, url };
}

/** After a failure: a refusal made no order; anything else may have made one. @throws ApiError the failure, when it made none */
async function lookAfter(sent: SentCheckout, readers: OrderReaders, error: unknown): Promise<Outcome> {
  if (!isApiError(error, 'network', 'timeout', 'server', 'answer', 'aborted')) {
    forgetSent();
    throw error;
  }
  // an answer of any kind, but for "not in time", says that nobody is at work on it any more
  const isOver = error.status !== undefined && error.status !== 504;
  if (isOver) endSent(sent);
  const order = await look(sent, readers);
  if (order === 'unread' || (!order && !isOver)) return { kind: 'unclear' };
  if (order) return found(order);
  // looked for once more before anything else is sent: one more order is worse than one more look
  endSent(sent, { isTold: true });
  throw error;
}

function found(order: Order): Outcome {
  forgetSent();
  return { kind: 'found', order };
}

/** The backend answered with an order, and with no address where it can be paid. */
export class PaymentAddressError extends Error {
  override name = 'PaymentAddressError';
}
