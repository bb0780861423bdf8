import type { QueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { getCart, getCouriers } from '@/lib/cart/api';
import { settleChanges } from '@/lib/cart/changes';
import type { Cart, CartChoices } from '@/lib/cart/schema';
// with the form, and not on its submit: a shop deployed meanwhile no longer has this code
import { checkout, readOrder, readOrders } from '@/lib/checkout/api';
import type { CartChange } from '@/lib/checkout/compare';
import type { DeliveryDetails } from '@/lib/checkout/schema';
import { type Outcome, submitCheckout } from '@/lib/checkout/submit';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

export type CheckoutAttempt = { choices: CartChoices; seen: Cart; details: DeliveryDetails; payment: PaymentMethod };
/** What the backend calculates now instead of what the shopper saw, and the attempt that found it out. */
export type ChangedCheckout = { changes: CartChange[]; cart: Cart; attempt: CheckoutAttempt };

/** The attempt after the shopper has accepted what changed: only lines that are still available are ordered. */
export function acceptChanges({ attempt, cart }: Omit<ChangedCheckout, 'changes'>): CheckoutAttempt {
  const available = cart.cart_items.filter((item) => item.is_available).map((item) => item.product_variant_id);
  const checkout_product_variant_ids = attempt.choices.checkout_product_variant_ids.filter((id) =>
    available.includes(id),
  );
  return { ...attempt, choices: { ...attempt.choices, checkout_product_variant_ids }, seen: cart };
}

/** Sends an attempt once the changes of the cart are through. */
export async function sendAttempt(
  { seen, choices, details, payment }: CheckoutAttempt,
  { client, locale, paymentOrigins }: { client: QueryClient; locale: Locale; paymentOrigins: readonly string[] },
): Promise<Outcome> {
  await settleChanges(client);
  const resultUrl = (outcome: string) => `${location.origin}${localizedPath(`/result/order/${outcome}`, locale)}`;
  return submitCheckout({
    seen,
    choices,
    details: {
      delivery_details: details,
      payment_method: payment,
      success_url: resultUrl('success'),
      cancel_url: resultUrl('cancelled'),
    },
    paymentOrigins,
    readCart: getCart,
    readCouriers: getCouriers,
    readOrders,
    readOrder,
    send: checkout,
  });
}
