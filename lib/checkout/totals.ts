import type { Text } from '@/lib/api/shapes';
import type { Cart } from '@/lib/cart/schema';

/** One line of the summary. `amount` as the backend calculated it; what is taken off is positive here and shown with a minus. */
export type TotalRow = {
  kind: 'subtotal' | 'serviceDiscount' | 'storewideDiscount' | 'shipping';
  amount: number;
  /** where a discount comes from */
  parts: { title: Text; amount: number }[];
};

/**
 * The lines that lead from subtotal to total, in the order they are taken off (specification 3). Discounts of nothing are left
 * out; each of the backend's named discounts stands under the sum it belongs to. Nothing is added up here.
 */
export function totalRows(cart: Cart): TotalRow[] {
  const { price, price_discount: discount, shipping_fee } = cart.calculations;
  const own = cart.discounts.filter((one) => isOwnOffer(one, cart));
  const rows: TotalRow[] = [
    { kind: 'subtotal', amount: price.subtotal, parts: [] },
    { kind: 'serviceDiscount', amount: discount.local, parts: own },
    { kind: 'storewideDiscount', amount: discount.global, parts: cart.discounts.filter((one) => !own.includes(one)) },
    { kind: 'shipping', amount: shipping_fee, parts: [] },
  ];
  return rows.filter((row) => row.kind === 'subtotal' || row.kind === 'shipping' || row.amount !== 0);
}

/** A service's own offer carries the service's name, or its line's id at the end of its slug; storewide offers and vouchers have names of their own. */
function isOwnOffer(one: Cart['discounts'][number], cart: Cart): boolean {
  return cart.cart_items.some(
    (item) => one.slug.endsWith(`-${item.product_variant_id}`) || (one.title.en !== undefined && one.title.en === item.product_title.en),
  );
}
