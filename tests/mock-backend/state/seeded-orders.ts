import type { Order, QuotationVersion } from '@/lib/order/schema';
import type { OrderSeed, ProjectSeed, QuotationSeed } from '../data/order-seed.ts';
import { amountOf, cents } from '../money.ts';
import type { Seed } from '../seed.ts';
import { newGuest } from './accounts.ts';
import { calculateCart, courierFor } from './calculation.ts';
import type { Catalog } from './catalog.ts';
import type { OrderRecord } from './orders.ts';

/** Makes an order out of what was ordered and when: its lines and money are calculated like those of a new one. */
export function seededOrder(given: OrderSeed, seed: Seed, catalog: Catalog, storeId: string): OrderRecord {
  const {
    _id,
    reference_number,
    account_id,
    statuses,
    payment_method,
    payment_status,
    is_paid,
    proof,
    delivery_info,
    delivery_details,
    reviews,
    refund_request,
  } = structuredClone(given);
  const checkout_product_variant_ids = given.lines.map((line) => line.product_variant_id);
  const choices = { checkout_product_variant_ids, voucher_code: null, delivery_info };
  const cart = calculateCart({ lines: given.lines, choices, catalog, terms: seed, voucher: undefined, account: newGuest('', '') });
  const { total } = cart.calculations.price;
  const order: Order = {
    _id,
    reference_number,
    created_at: statuses[0]?.created_at ?? '',
    current_status: statuses.at(-1)?.slug ?? 'submitted',
    statuses: statuses.map((status) => ({ ...status, updated_at: status.created_at })),
    is_paid,
    payment_status,
    payment_method,
    title: cart.cart_items[0]?.product_title ?? null,
    item_count: cart.cart_items.length,
    currency: 'HKD',
    total,
    checkout: { offline: payment_method === 'OFFLINE' ? { image: proof } : null },
    items: cart.cart_items,
    gift_items: cart.gift_items,
    discounts: cart.discounts,
    calculations: cart.calculations,
    voucher_code: null,
    delivery_info,
    courier_title: courierFor(seed.couriers, delivery_info)?.title ?? null,
    delivery_details,
    project: given.project && projectOf(given.project, total),
  };
  const refunded = new Set(refund_request?.refund_items.map((item) => item.product_variant_id));
  return {
    account_id: account_id ?? '',
    store_id: storeId,
    order,
    success_url: '',
    cancel_url: '',
    reviews,
    refund: refund_request && { ...refund_request, items: order.items.filter((item) => refunded.has(item.product_variant_id)) },
    used_voucher_code: null,
  };
}

/** Shares of the total become money, to the cent. */
export function projectOf(project: ProjectSeed, total: number): Order['project'] {
  const partOf = (share: number): number => amountOf(Math.round(cents(total) * share));
  return {
    title: project.title,
    quotation: project.quotation && {
      ...project.quotation,
      total,
      versions: project.quotation.versions.map((version) => versionOf(version, project.quotation?.reference_number ?? '', total)),
    },
    installments: project.installments.map(({ share, ...installment }, index) => ({ ...installment, index: index + 1, amount: partOf(share) })),
    payment_records: project.payment_records.map(({ share, ...payment }) => ({ ...payment, amount: share === null ? null : partOf(share) })),
  };
}

/** What a version offers: unit prices in whole dollars, and a last line that makes up the subtotal. */
function versionOf({ share, discount: off, lines, ...version }: QuotationSeed, reference: string, orderTotal: number): QuotationVersion {
  const total = Math.round(cents(orderTotal) * share);
  const discount = Math.round(total * off);
  const subtotal = total + discount;
  const priced = lines.slice(0, -1).map(({ share: part, qty, ...line }) => {
    const unit = Math.round((subtotal * part) / qty / 100) * 100;
    return { ...line, qty, unit_price: amountOf(unit), amount: amountOf(unit * qty) };
  });
  const rest = subtotal - priced.reduce((sum, line) => sum + cents(line.amount), 0);
  const last = lines.slice(-1).map(({ share: _share, ...line }) => ({ ...line, qty: 1, unit_price: amountOf(rest), amount: amountOf(rest) }));
  return {
    ...version,
    _id: `quotation-${reference}-${version.version}`,
    reference_number: `${reference}-V${version.version}`,
    lines: [...priced, ...last],
    subtotal: amountOf(subtotal),
    discount: discount === 0 ? null : amountOf(discount),
    total: amountOf(total),
    url: null,
  };
}
