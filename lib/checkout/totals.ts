import type { Calculations, Cart, CartItem } from '@/lib/cart/schema';
import type { Order } from '@/lib/order/schema';

type Discount = Cart['discounts'][number];
/** One line of a total. `amount` as the backend calculated it; what is taken off is positive here and shown with a minus. */
export type TotalRow = {
  kind: 'subtotal' | 'serviceDiscount' | 'storewideDiscount' | 'voucher' | 'shipping';
  amount: number;
  /** where a discount comes from */
  parts: Pick<Discount, 'title' | 'amount'>[];
};

/** What a total is made of, in a cart or an order. `voucherCode` is null unless the backend applied it. */
export type Totalled = { items: readonly CartItem[]; discounts: readonly Discount[]; calculations: Calculations; voucherCode: string | null };

/**
 * The lines that lead from subtotal to total, in the order they are taken off (specification 3). Discounts of nothing are left
 * out; each of the backend's named discounts stands under the sum it belongs to, and a voucher is a line of its own: its
 * discount's slug is its code. Nothing is added up here.
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
          // the sum of all of them has the voucher in it
          ...others.filter((one) => one !== voucher).map((one): TotalRow => ({ kind: 'storewideDiscount', amount: one.amount, parts: [one] })),
          { kind: 'voucher' as const, amount: voucher.amount, parts: [voucher] },
        ]
      : [{ kind: 'storewideDiscount' as const, amount: discount.global, parts: others }]),
    { kind: 'shipping', amount: shipping_fee, parts: [] },
  ];
  return rows.filter((row) => row.kind === 'subtotal' || row.kind === 'shipping' || row.amount !== 0);
}

/** Whether the fee is not known yet: the studio arranges a delivery for which no courier was chosen. */
export const isFeeToArrange = (fee: number, { method, courier_id }: Pick<Order['delivery_info'], 'method' | 'courier_id'>): boolean =>
  fee === 0 && method === 'DELIVERY' && courier_id === null;

/** A service's own offer carries the service's name, or its line's id at the end of its slug; storewide offers and vouchers have names of their own. */
function isOwnOffer(one: Discount, items: readonly CartItem[]): boolean {
  return items.some((item) => one.slug.endsWith(`-${item.product_variant_id}`) || (one.title.en !== undefined && one.title.en === item.product_title.en));
}
