import type { Cart, CartChoices, CartItem, Courier, GiftItem } from '@/lib/cart/schema';
import { amountOf, cents, shareCents } from '../money.ts';
import type { DiscountCode } from '../data/vouchers.ts';
import type { Seed } from '../seed.ts';
import { type Account, type CartLine, pointsOf } from './accounts.ts';
import type { Catalog } from './catalog.ts';

/** What a voucher code takes off: its own rules, found by the caller for this shopper. */
export type UsableVoucher = Pick<DiscountCode, 'code' | 'kind' | 'value' | 'min_subtotal' | 'title'>;
type Terms = Pick<Seed, 'couriers' | 'gifts' | 'storewide'>;
type Input = { lines: CartLine[]; choices: CartChoices; catalog: Catalog; terms: Terms; voucher: UsableVoucher | undefined; account: Account };

const NOTHING = { subtotal: 0, total: 0 };

/**
 * The cart as these choices make it. All lines are listed; only ticked ones that can be had count.
 * Order of discounts: the services' own offers, then the storewide one, then the voucher.
 * Only a SHIPPING voucher reaches the shipping fee; the fee itself is shown in full and the voucher as a discount.
 */
export function calculateCart({ lines, choices, catalog, terms, voucher, account }: Input): Cart {
  const { currency } = account;
  const ticked = new Set(choices.checkout_product_variant_ids);
  const items = lines.flatMap((line) => itemOf(line, catalog) ?? []);
  const counted = items.filter((item) => ticked.has(item.product_variant_id) && item.is_available);
  if (counted.length === 0) {
    const calculations = { currency, price: { ...NOTHING }, price_discount: { local: 0, global: 0 }, point: { ...NOTHING }, shipping_fee: 0 };
    return { cart_items: items, gift_items: [], discounts: [], calculations, is_voucher_applied: false, is_enough_membership_points: false };
  }

  const original = sumOf(counted, (item) => cents(item.original_subtotal_price));
  const offered = sumOf(counted, (item) => cents(item.subtotal_price));
  const storewide = storewideCents(terms.storewide, offered);
  const shipping = shippingCents(terms, choices);
  const isVoucherApplied = voucher !== undefined && offered - storewide >= cents(voucher.min_subtotal);
  const voucherOff = isVoucherApplied ? voucherCents(voucher, offered - storewide, shipping) : 0;
  const global = storewide + voucherOff;
  const offServices = voucher?.kind === 'SHIPPING' ? storewide : global;
  const shares = shareCents(
    offServices,
    counted.map((item) => cents(item.subtotal_price)),
  );
  for (const [index, item] of counted.entries()) item.global_discount = amountOf(shares[index] ?? 0);

  const point = { subtotal: sumOf(counted, (item) => item.original_subtotal_point), total: sumOf(counted, (item) => item.subtotal_point) };
  return {
    cart_items: items,
    gift_items: giftsFor(terms.gifts, offered - offServices),
    discounts: [
      ...ownOffers(counted),
      ...(storewide > 0 && terms.storewide ? [{ slug: terms.storewide.slug, title: terms.storewide.title, amount: amountOf(storewide) }] : []),
      ...(voucherOff > 0 && voucher ? [{ slug: voucher.code, title: voucher.title, amount: amountOf(voucherOff) }] : []),
    ],
    calculations: {
      currency,
      price: { subtotal: amountOf(original), total: amountOf(offered - global + shipping) },
      price_discount: { local: amountOf(original - offered), global: amountOf(global) },
      point,
      shipping_fee: amountOf(shipping),
    },
    is_voucher_applied: isVoucherApplied,
    is_enough_membership_points: pointsOf(account) >= point.total,
  };
}

/** A line as the shop shows it; undefined when its service is gone from the catalogue. */
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
  };
}

const sumOf = (items: CartItem[], part: (item: CartItem) => number): number => items.reduce((sum, item) => sum + part(item), 0);

/** The services' own offers by name, so that the shopper sees where `price_discount.local` comes from. */
function ownOffers(items: CartItem[]): Cart['discounts'] {
  return items
    .filter((item) => item.subtotal_price < item.original_subtotal_price)
    .map((item) => ({
      slug: `offer-${item.product_variant_id}`,
      title: item.product_title,
      amount: amountOf(cents(item.original_subtotal_price) - cents(item.subtotal_price)),
    }));
}

function storewideCents(storewide: Seed['storewide'], offered: number): number {
  return storewide && offered >= cents(storewide.min_amount) ? Math.floor((offered * storewide.percent) / 100) : 0;
}

function voucherCents(voucher: UsableVoucher, services: number, shipping: number): number {
  if (voucher.kind === 'PERCENT') return Math.floor((services * voucher.value) / 100);
  return Math.min(cents(voucher.value), voucher.kind === 'SHIPPING' ? shipping : services);
}

/** PICKUP is free, and so is DELIVERY until a courier is chosen: nothing is charged that the shopper did not pick. */
function shippingCents({ couriers }: Terms, { delivery_info: info }: CartChoices): number {
  if (info.method === 'PICKUP') return 0;
  return cents(courierFor(couriers, info)?.fee ?? 0);
}

/** The chosen courier, if it goes to that country that way. */
export function courierFor(couriers: Seed['couriers'], info: CartChoices['delivery_info']): Courier | undefined {
  const inCountry = Object.hasOwn(couriers, info.country_code) ? couriers[info.country_code] : undefined;
  return inCountry?.find((courier) => courier._id === info.courier_id && courier.method === info.method);
}

const giftsFor = (gifts: Seed['gifts'], services: number): GiftItem[] => gifts.filter((gift) => services >= cents(gift.min_subtotal)).map((gift) => gift.item);
