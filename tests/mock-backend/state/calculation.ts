import type { Cart, CartChoices, CartItem, Courier } from '@/lib/cart/schema';
import type { DiscountCode } from '../data/commerce.ts';
import { SEED } from '../data/seed.ts';
import { type Account, type CartLine, pointsOf } from './accounts.ts';
import type { Catalog } from './catalog.ts';

/** Money is calculated in whole cents; responses carry decimal numbers. */
export const cents = (amount: number): number => Math.round(amount * 100);
export const amountOf = (value: number): number => value / 100;

/** Splits cents in proportion to weights: the largest remainders get what is left over. All zero without weights. */
function shareCents(total: number, weights: number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const leftover = total - shares.reduce((left, right) => left + right, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, leftover)) shares[index]! += 1;
  return shares;
}

/** What a voucher code takes off, once it is known to be valid for this shopper. */
type UsableVoucher = Pick<DiscountCode, 'code' | 'kind' | 'value' | 'min_subtotal' | 'title'> & {
  /** ids of categories or services; without them it is for all */
  limited_to?: readonly string[] | undefined;
};
export type FoundVoucher = { voucher?: UsableVoucher; reason?: Cart['voucher_reason'] };
type Input = FoundVoucher & {
  lines: CartLine[];
  choices: CartChoices;
  catalog: Catalog;
  account: Account;
};

const NOTHING = { subtotal: 0, total: 0 };

/**
 * The cart as these choices make it. All lines are listed; only ticked and available ones count. Discounts apply in
 * this order: the services' own offers, the storewide discount, the voucher. The shipping fee is shown in full; only a
 * SHIPPING voucher reduces it, as a discount.
 */
export function calculateCart({ lines, choices, catalog, voucher, reason, account }: Input): Cart {
  const { currency } = account;
  const ticked = new Set(choices.checkout_product_variant_ids);
  const items = lines.flatMap((line) => itemOf(line, catalog) ?? []);
  const counted = items.filter((item) => ticked.has(item.product_variant_id) && item.is_available);
  if (counted.length === 0) {
    const calculations = {
      currency,
      price: { ...NOTHING },
      price_discount: { local: 0, global: 0 },
      point: { ...NOTHING },
      shipping_fee: 0,
    };
    return {
      cart_items: items,
      gift_items: [],
      discounts: [],
      calculations,
      is_voucher_applied: false,
      is_enough_membership_points: false,
    };
  }

  const original = sumOf(counted, (item) => cents(item.original_subtotal_price));
  const offered = sumOf(counted, (item) => cents(item.subtotal_price));
  const storewide =
    offered >= cents(SEED.storewide.min_amount) ? Math.floor((offered * SEED.storewide.percent) / 100) : 0;
  // delivery is free until a courier is chosen: nothing is charged that the shopper did not choose
  const shipping = cents(choices.delivery_info.method === 'PICKUP' ? 0 : (courierFor(choices.delivery_info)?.fee ?? 0));
  const weights = counted.map((item) => cents(item.subtotal_price));
  const storewideShares = shareCents(storewide, weights);
  const served = counted.map((item, index) =>
    isServed(item, voucher, catalog) ? weights[index]! - storewideShares[index]! : 0,
  );
  const servedSum = served.reduce((sum, part) => sum + part, 0);
  const isReached = voucher !== undefined && offered - storewide >= cents(voucher.min_subtotal);
  const isVoucherApplied = isReached && (voucher.kind === 'SHIPPING' || servedSum > 0);
  const voucherOff = isVoucherApplied ? voucherCents(voucher, servedSum, shipping) : 0;
  const global = storewide + voucherOff;
  const offServices = voucher?.kind === 'SHIPPING' ? storewide : global;
  const voucherShares = shareCents(offServices - storewide, served);
  for (const [index, item] of counted.entries())
    item.global_discount = amountOf(storewideShares[index]! + voucherShares[index]!);

  const point = {
    subtotal: sumOf(counted, (item) => item.original_subtotal_point),
    total: sumOf(counted, (item) => item.subtotal_point),
  };
  return {
    cart_items: items,
    gift_items: SEED.gifts
      .filter((gift) => offered - offServices >= cents(gift.min_subtotal))
      // the reason names its amount in Hong Kong dollars
      .map(({ item }) => (currency === 'HKD' ? item : { ...item, reason: null })),
    discounts: [
      ...ownOffers(counted),
      ...(storewide > 0
        ? [{ slug: SEED.storewide.slug, title: SEED.storewide.title, amount: amountOf(storewide) }]
        : []),
      ...(voucherOff > 0 && voucher
        ? [{ slug: voucher.code, title: voucher.title, amount: amountOf(voucherOff) }]
        : []),
    ],
    calculations: {
      currency,
      price: { subtotal: amountOf(original), total: amountOf(offered - global + shipping) },
      price_discount: { local: amountOf(original - offered), global: amountOf(global) },
      point,
      shipping_fee: amountOf(shipping),
    },
    is_voucher_applied: isVoucherApplied,
    ...whyNothing(reason, voucher, { isReached, voucherOff }),
    is_enough_membership_points: pointsOf(account) >= point.total,
  };
}

function whyNothing(
  reason: FoundVoucher['reason'],
  voucher: UsableVoucher | undefined,
  { isReached, voucherOff }: { isReached: boolean; voucherOff: number },
): Pick<Cart, 'voucher_reason' | 'voucher_minimum'> {
  if (reason) return { voucher_reason: reason };
  if (!voucher || voucherOff > 0) return {};
  if (!isReached) return { voucher_reason: 'minimum', voucher_minimum: voucher.min_subtotal };
  return { voucher_reason: voucher.kind === 'SHIPPING' ? 'delivery' : 'services' };
}

/** Undefined when the service is no longer in the catalogue. */
function itemOf(line: CartLine, catalog: Catalog): CartItem | undefined {
  const found = catalog.variant(line.product_variant_id);
  if (!found) return undefined;
  const { product, variant } = found;
  return {
    product_variant_id: variant._id,
    product_id: product._id,
    qty: line.qty,
    global_discount: 0,
    product_title: product.title,
    product_variant_title: variant.title,
    image: product.images[variant.picture_index ?? 0] ?? product.image,
    original_price_per_unit: variant.original_price,
    discounted_price_per_unit: variant.price,
    original_subtotal_price: amountOf(cents(variant.original_price) * line.qty),
    subtotal_price: amountOf(cents(variant.price) * line.qty),
    original_point_per_unit: variant.original_point,
    discounted_point_per_unit: variant.point,
    original_subtotal_point: variant.original_point * line.qty,
    subtotal_point: variant.point * line.qty,
    is_available: product.is_available && variant.is_available,
    ...(product.payment_note ? { payment_note: product.payment_note } : {}),
    kind: product.kind,
  };
}

const sumOf = (items: CartItem[], part: (item: CartItem) => number): number =>
  items.reduce((sum, item) => sum + part(item), 0);

/** The offers that make up `price_discount.local`, by service. */
function ownOffers(items: CartItem[]): Cart['discounts'] {
  return items
    .filter((item) => item.subtotal_price < item.original_subtotal_price)
    .map((item) => ({
      slug: `offer-${item.product_variant_id}`,
      title: item.product_title,
      amount: amountOf(cents(item.original_subtotal_price) - cents(item.subtotal_price)),
    }));
}

function isServed({ product_variant_id }: CartItem, voucher: UsableVoucher | undefined, catalog: Catalog): boolean {
  if (!voucher?.limited_to) return true;
  const product = catalog.variant(product_variant_id)?.product;
  const ids = [product?._id, ...(product?.categories ?? []).map(({ _id }) => _id)];
  return voucher.limited_to.some((id) => ids.includes(id));
}

function voucherCents(voucher: UsableVoucher, services: number, shipping: number): number {
  if (voucher.kind === 'PERCENT') return Math.floor((services * voucher.value) / 100);
  return Math.min(cents(voucher.value), voucher.kind === 'SHIPPING' ? shipping : services);
}

/** The chosen courier, where it serves that country and method. */
export function courierFor({ country_code, courier_id, method }: CartChoices['delivery_info']): Courier | undefined {
  const inCountry = Object.hasOwn(SEED.couriers, country_code) ? SEED.couriers[country_code] : undefined;
  return inCountry?.find((courier) => courier._id === courier_id && courier.method === method);
}
