import type { Calculations, Cart, CartItem } from '@/lib/cart/schema';
import { roundMoney } from '@/lib/format/money';
import type { Order } from '@/lib/order/schema';

type Discount = Cart['discounts'][number];
/** One line of a total. `amount` is the backend's; discounts are positive and shown with a minus. */
export type TotalRow = {
  kind: 'subtotal' | 'serviceDiscount' | 'storewideDiscount' | 'voucher' | 'shipping';
  amount: number;
  /** the named discounts that it consists of */
  parts: Pick<Discount, 'title' | 'amount'>[];
};

/** What a cart or an order has in common. `voucherCode` is null unless the backend applied it. */
export type Totalled = {
  items: readonly CartItem[];
  discounts: readonly Discount[];
  calculations: Calculations;
  voucherCode: string | null;
};

/**
 * The lines from subtotal to total, in the order in which they are deducted. Discounts of zero are left out. Each of
 * the backend's named discounts is listed under its sum; a voucher, whose discount's slug is its code, has a line of
 * its own. Nothing is added up here.
 */
export function totalRows({ items, discounts, calculations, voucherCode }: Totalled): TotalRow[] {
  const { price, price_discount: discount, shipping_fee } = calculations;
  const own = discounts.filter((one) => isOwnOffer(one, items));
  const others = discounts.filter((one) => !own.includes(one));
  const voucher = others.find(({ slug }) => slug.toUpperCase() === voucherCode?.toUpperCase());
  const rows: TotalRow[] = [
    { kind: 'subtotal', amount: price.subtotal, parts: [] },
    { kind: 'serviceDiscount', amount: discount.local, parts: own },
    ...(voucher
      ? [
          // the storewide sum would include the voucher
          ...others
            .filter((one) => one !== voucher)
            .map((one): TotalRow => ({ kind: 'storewideDiscount', amount: one.amount, parts: [one] })),
          { kind: 'voucher' as const, amount: voucher.amount, parts: [voucher] },
        ]
      : [{ kind: 'storewideDiscount' as const, amount: discount.global, parts: others }]),
    { kind: 'shipping', amount: roundMoney(shipping_fee, calculations.currency), parts: [] },
  ];
  return rows.filter(
    (row) => row.kind === 'subtotal' || row.kind === 'shipping' || roundMoney(row.amount, calculations.currency) !== 0,
  );
}

/** Whether an applied voucher takes nothing off, as far as the named discounts tell. */
export function isVoucherWithoutEffect(cart: Cart, code: string): boolean {
  const { price_discount: discount, currency } = cart.calculations;
  const given = cart.discounts.find(({ slug }) => slug.toUpperCase() === code.toUpperCase());
  if (given) return roundMoney(given.amount, currency) === 0;
  const others = cart.discounts.filter((one) => !isOwnOffer(one, cart.cart_items));
  if (others.length > 1) return false;
  return roundMoney(discount.global - (others[0]?.amount ?? 0), currency) === 0;
}

/** Less than nothing cannot be paid: what the backend calculated is wrong. */
export const isBelowZero = ({ calculations: { price, currency } }: { calculations: Calculations }): boolean =>
  roundMoney(price.total, currency) < 0;

interface Delivery {
  fee: number;
  info: Pick<Order['delivery_info'], 'method' | 'courier_id'>;
  isDelivered: boolean;
  isOver?: boolean;
}

export type DeliveryFee = 'none' | 'toArrange' | 'free' | 'amount';

/**
 * What the line of the shipping fee says: nothing (`none`) where nothing is delivered, or where an order is over before
 * a fee was arranged. A delivery without a courier is arranged by the studio.
 */
export function deliveryFee({ fee, info: { method, courier_id }, isDelivered, isOver }: Delivery): DeliveryFee {
  if (fee !== 0) return 'amount';
  if (!isDelivered) return 'none';
  if (method !== 'DELIVERY' || courier_id !== null) return 'free';
  return isOver ? 'none' : 'toArrange';
}

/**
 * A service's own offer has the service's title, or its line's id at the end of the slug; storewide offers and vouchers
 * have names of their own.
 */
function isOwnOffer(one: Discount, items: readonly CartItem[]): boolean {
  return items.some(
    (item) =>
      one.slug.endsWith(`-${item.product_variant_id}`) ||
      (one.title.en !== undefined && one.title.en === item.product_title.en),
  );
}
