import type { Order, QuotationVersion } from '@/lib/order/schema';
import type { OrderSeed, ProjectSeed, QuotationSeed } from '../data/orders.ts';
import { SEED } from '../data/seed.ts';
import { newGuest } from './accounts.ts';
import { amountOf, calculateCart, cents, courierFor } from './calculation.ts';
import type { Catalog } from './catalog.ts';
import type { OrderRecord } from './orders.ts';
import { effectOf } from './vouchers.ts';

/** An order from what was ordered and when: its lines and money are calculated like those of a new one. */
export function seededOrder(seed: OrderSeed, catalog: Catalog, storeId: string): OrderRecord {
  const { _id, statuses, payment_method, delivery_info, delivery_details, voucher_code = null } = seed;
  const choices = {
    checkout_product_variant_ids: seed.lines.map((line) => line.product_variant_id),
    voucher_code,
    delivery_info,
  };
  const account = SEED.accounts.find((one) => one._id === seed.account_id);
  const redeemed = account?.redeemed.find(({ code }) => code === voucher_code);
  const cart = calculateCart({
    lines: seed.lines,
    choices,
    catalog,
    account: newGuest('', ''),
    ...(redeemed && effectOf(redeemed)),
  });
  if (cart.is_voucher_applied !== (voucher_code !== null))
    throw new Error(`orders.json: ${_id} has a voucher of no effect`);
  if (cart.cart_items.length < seed.lines.length)
    throw new Error(`orders.json: ${_id} has a line of an unknown service`);
  const { total } = cart.calculations.price;
  const order: Order = {
    _id,
    reference_number: _id.replace('order', 'AHK'),
    created_at: statuses[0]!.created_at,
    current_status: statuses.at(-1)!.slug,
    statuses: statuses.map(({ slug, created_at }) => ({ slug, created_at, updated_at: created_at })),
    is_paid: seed.is_paid,
    payment_status: seed.payment_status,
    payment_method,
    title: cart.cart_items[0]?.product_title ?? null,
    image: cart.cart_items[0]?.image ?? null,
    item_count: cart.cart_items.length,
    payment_note: cart.cart_items.find((item) => item.payment_note)?.payment_note ?? null,
    currency: 'HKD',
    total,
    checkout: { offline: payment_method === 'OFFLINE' ? { image: seed.proof ?? null } : null },
    items: cart.cart_items,
    gift_items: cart.gift_items,
    discounts: cart.discounts,
    calculations: cart.calculations,
    voucher_code,
    delivery_info,
    courier_title: courierFor(delivery_info)?.title ?? null,
    delivery_details,
    works_diary: seed.works_diary ?? [],
    appointment_at: seed.appointment_at ?? null,
    programme: seed.programme ?? null,
    contact_person: seed.contact_person ?? null,
    project: seed.project ? projectOf(seed.project, total) : null,
  };
  const { refund_request } = seed;
  const refunded = new Set(refund_request?.refund_items.map((item) => item.product_variant_id));
  return {
    account_id: seed.account_id ?? '',
    store_id: storeId,
    order,
    success_url: '',
    cancel_url: '',
    reviews: (seed.reviews ?? []).map(undated),
    refund: refund_request
      ? { ...undated(refund_request), items: order.items.filter((item) => refunded.has(item.product_variant_id)) }
      : null,
    used_voucher_code: voucher_code,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Dated = { created_at: string; days_ago?: number | undefined };
const undated = <Entry extends Dated>({ days_ago: _days_ago, ...entry }: Entry): Omit<Entry, 'days_ago'> => entry;

/** Dates what waits in the demo's orders from the backend's time, unless something has become of it. `now` in ms. */
export function dateWaiting(records: ReadonlyMap<string, OrderRecord>, now: number): void {
  // at one time of the day, so that two states of one day are alike
  const at = (days: number, { created_at }: Dated): string =>
    new Date(now - days * DAY_MS).toISOString().slice(0, 10) + created_at.slice(10);
  for (const seed of SEED.orders) {
    const record = records.get(seed._id);
    if (!record) continue;
    const { order, reviews, refund } = record;
    if (order.statuses.length === seed.statuses.length)
      order.statuses = order.statuses.map((status, index) => {
        const { days_ago, ...rest } = seed.statuses[index]!;
        if (days_ago === undefined) return status;
        const created_at = at(days_ago, rest);
        return { ...status, created_at, updated_at: created_at };
      });
    order.created_at = order.statuses[0]?.created_at ?? order.created_at;
    const made = [...reviews, ...(refund ? [refund] : []), ...(order.project?.payment_records ?? [])];
    const asked = [...(seed.reviews ?? []), seed.refund_request ?? [], ...(seed.project?.payment_records ?? [])].flat();
    for (const entry of made) {
      const found = asked.find(({ _id }) => _id === entry._id);
      if (found?.days_ago !== undefined && found.status === entry.status) entry.created_at = at(found.days_ago, found);
    }
    for (const version of order.project?.quotation?.versions ?? []) {
      const found = seed.project?.quotation.versions.find((one) => one.version === version.version);
      if (found?.days_left !== undefined && found.status === version.status)
        version.valid_until = at(-found.days_left, { created_at: found.valid_until });
    }
  }
}

/** Turns shares of the order's total into money, to the cent. */
export function projectOf(
  { title, quotation, installments, payment_records }: ProjectSeed,
  total: number,
): Order['project'] {
  const partOf = (share: number): number => amountOf(Math.round(cents(total) * share));
  const { reference_number, versions } = quotation;
  return {
    title,
    quotation: {
      reference_number,
      url: null,
      versions: versions.map((version) => versionOf(version, reference_number, total)),
      total,
    },
    installments: installments.map(({ share, ...installment }, index) => ({
      ...installment,
      index: index + 1,
      amount: partOf(share),
    })),
    payment_records: payment_records.map(({ share, ...payment }) => ({
      ...undated(payment),
      amount: share === null ? null : partOf(share),
    })),
  };
}

/** Unit prices are in whole dollars; the last line makes up the subtotal. */
function versionOf(
  { share, discount: off, lines, days_left: _days_left, ...version }: QuotationSeed,
  reference: string,
  orderTotal: number,
): QuotationVersion {
  const total = Math.round(cents(orderTotal) * share);
  const discount = Math.round(total * off);
  const subtotal = total + discount;
  const priced = lines.slice(0, -1).map(({ share: part, qty, ...line }) => {
    const unit = Math.round((cents(orderTotal) * part) / qty / 100) * 100;
    return { ...line, qty, unit_price: amountOf(unit), amount: amountOf(unit * qty) };
  });
  const rest = subtotal - priced.reduce((sum, line) => sum + cents(line.amount), 0);
  const last = lines
    .slice(-1)
    .map(({ share: _share, ...line }) => ({ ...line, qty: 1, unit_price: amountOf(rest), amount: amountOf(rest) }));
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
