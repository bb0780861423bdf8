import type { Text } from '@/lib/api/shapes';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import type { Cart, CartChoices, CartItem } from '@/lib/cart/schema';
import type { DeliveryDetails } from '@/lib/checkout/schema';

/** What the shopper submits. `seen`: the cart as they saw it */
export type CheckoutAttempt = { choices: CartChoices; seen: Cart; details: DeliveryDetails; payment: PaymentMethod };

type Line = { title: Text; option: Text };
/**
 * Something that is no longer as the shopper saw it. Amounts are in the cart's currency, points are whole. As in the
 * summary, prices are those before discounts, and discounts are negative: with the rows that did not change they add
 * up to the total.
 */
export type CartChange =
  | ({ kind: 'gone' | 'unavailable' | 'offer' } & Line)
  | ({ kind: 'qty' | 'price' } & Line & { from: number; to: number })
  | {
      kind: 'subtotal' | 'serviceDiscount' | 'storewideDiscount' | 'offersAndVoucher' | 'shipping' | 'points' | 'total';
      from: number;
      to: number;
    }
  | { kind: 'voucher' | 'courier' | 'gifts' | 'currency' | 'notEnoughPoints' };

/** What the backend calculates now instead of what the shopper saw, and the attempt that found it out. */
export type ChangedCheckout = { changes: CartChange[]; cart: Cart; attempt: CheckoutAttempt };

/**
 * What changed between the cart that the shopper saw and the one that the backend calculates now, for the ticked lines
 * and their totals. Nothing is sent until the shopper has accepted the changes.
 */
export function compareCarts(seen: Cart, now: Cart, tickedIds: readonly string[], isCourierGone = false): CartChange[] {
  const lines = tickedIds.flatMap((id) => lineChanges(lineOf(seen, id), lineOf(now, id)));
  const [before, after] = [seen.calculations, now.calculations];
  const global = seen.is_voucher_applied || now.is_voucher_applied ? 'offersAndVoucher' : 'storewideDiscount';
  const sums = (
    [
      ['subtotal', before.price.subtotal, after.price.subtotal],
      ['serviceDiscount', minus(before.price_discount.local), minus(after.price_discount.local)],
      [global, minus(before.price_discount.global), minus(after.price_discount.global)],
      ['shipping', before.shipping_fee, after.shipping_fee],
      ['total', before.price.total, after.price.total],
    ] as const
  ).flatMap(([kind, from, to]) => (from === 0 && to === 0 ? [] : [{ kind, from, to }]));
  const [from, to] = [before.point.total, after.point.total];
  return [
    ...lines,
    ...(seen.is_voucher_applied && !now.is_voucher_applied ? [{ kind: 'voucher' } as const] : []),
    ...(!lacksPoints(seen) && lacksPoints(now) ? [{ kind: 'notEnoughPoints' } as const] : []),
    ...(isCourierGone ? [{ kind: 'courier' } as const] : []),
    ...(giftsOf(seen) === giftsOf(now) ? [] : [{ kind: 'gifts' } as const]),
    ...(before.currency === after.currency ? [] : [{ kind: 'currency' } as const]),
    ...(from === to ? [] : [{ kind: 'points', from, to } as const]),
    ...(sums.every((sum) => sum.from === sum.to) ? [] : sums),
  ];
}

/** The attempt after the shopper has accepted what changed: only lines that are still available are ordered. */
export function acceptChanges({ attempt, cart }: Omit<ChangedCheckout, 'changes'>): CheckoutAttempt {
  const available = cart.cart_items.filter((item) => item.is_available).map((item) => item.product_variant_id);
  const checkout_product_variant_ids = attempt.choices.checkout_product_variant_ids.filter((id) =>
    available.includes(id),
  );
  return { ...attempt, choices: { ...attempt.choices, checkout_product_variant_ids }, seen: cart };
}

/** Whether a cart costs more points than its owner has. */
export const lacksPoints = (cart: Cart): boolean =>
  cart.calculations.point.total > 0 && !cart.is_enough_membership_points;

const minus = (discount: number): number => (discount === 0 ? 0 : -discount);

const lineOf = (cart: Cart, id: string): CartItem | undefined =>
  cart.cart_items.find((item) => item.product_variant_id === id);

const giftsOf = (cart: Cart): string =>
  cart.gift_items
    .map((gift) => `${gift.product_variant_id}×${gift.qty}`)
    .toSorted()
    .join();

function lineChanges(seen: CartItem | undefined, now: CartItem | undefined): CartChange[] {
  if (!seen) return [];
  const line = { title: seen.product_title, option: seen.product_variant_title };
  if (!now) return [{ kind: 'gone', ...line }];
  if (seen.is_available && !now.is_available) return [{ kind: 'unavailable', ...line }];
  return [
    ...(seen.qty === now.qty ? [] : [{ kind: 'qty', ...line, from: seen.qty, to: now.qty } as const]),
    ...priceChanges(seen, now).map((change) => ({ ...line, ...change })),
  ];
}

function priceChanges(seen: CartItem, now: CartItem) {
  const [from, to] = [seen.original_price_per_unit, now.original_price_per_unit];
  if (from !== to) return [{ kind: 'price', from, to } as const];
  return seen.discounted_price_per_unit === now.discounted_price_per_unit ? [] : [{ kind: 'offer' } as const];
}
