import type { Cart, CartChoices, Courier } from '@/lib/cart/schema';
import { type CartChange, compareCarts } from '@/lib/checkout/compare';
import { safeReturnUrl } from '@/lib/api/return-url';
import type { Checkout, CheckoutAnswer } from '@/lib/checkout/schema';

export type Submission = {
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
 */
export type Outcome =
  | { kind: 'busy' }
  | { kind: 'changed'; changes: CartChange[]; cart: Cart }
  | { kind: 'online'; orderId: string; url: string }
  | { kind: 'submitted'; orderId: string };

let isUnderWay = false;

/**
 * Sends a checkout once: a second press, Enter plus click or another tab finds it under way. The backend is asked again what
 * the choices come to; if that is not what the shopper saw, nothing is sent (decisions, "Money safety").
 * Throws `ApiError`, or an `Error` for a payment address that may not be followed: both are checkout failures.
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

async function checkAndSend({ seen, choices, details, paymentOrigins, readCart, readCouriers, send }: Submission): Promise<Outcome> {
  const { courier_id, country_code } = choices.delivery_info;
  const [cart, couriers] = await Promise.all([readCart(choices), courier_id ? readCouriers(country_code) : []]);
  const isCourierGone = courier_id !== null && !couriers.some((courier) => courier._id === courier_id);
  const changes = compareCarts(seen, cart, choices.checkout_product_variant_ids, isCourierGone);
  if (changes.length > 0) return { kind: 'changed', changes, cart };

  const answer = await send({ ...choices, voucher_code: cart.is_voucher_applied ? choices.voucher_code : null, ...details });
  if (details.payment_method !== 'ONLINE') return { kind: 'submitted', orderId: answer.order_id };
  const url = safeReturnUrl(answer.return_url, paymentOrigins);
  if (!url) throw new Error('the payment address may not be followed');
  return { kind: 'online', orderId: answer.order_id, url };
}
