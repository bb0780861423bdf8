import type { Picture } from '@/lib/api/shapes';
import type { Order, OrderReviewSchema, OrderStatus, Project, RefundRequestSchema } from '@/lib/order/schema';
import type * as z from 'zod/mini';
import { found } from '../messages.ts';
import type { Account } from './accounts.ts';
import type { State } from './state.ts';

export type PaymentRecord = Project['payment_records'][number];
/** An order with what the shopper does not see: whose it is and where the payment page returns to. */
export type OrderRecord = {
  account_id: string;
  store_id: string;
  order: Order;
  success_url: string;
  cancel_url: string;
  reviews: z.output<typeof OrderReviewSchema>[];
  refund: z.output<typeof RefundRequestSchema> | null;
  /** code of the voucher that this order used */
  used_voucher_code: string | null;
  /** how often the order was read while a payment slip is being recognised */
  reads?: number;
};

const NEXT: Record<OrderStatus, OrderStatus[]> = {
  submitted: ['pending', 'completed', 'cancelled'],
  // a new proof may replace one that has not been checked yet
  pending: ['pending', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
};
/** A status that only a control call can have set leads nowhere. */
export const mayMove = ({ current_status: from }: Order, to: OrderStatus): boolean =>
  Object.hasOwn(NEXT, from) && NEXT[from as OrderStatus].includes(to);

/** Sets a status and adds it to the order's history. */
export function moveOrder(
  order: Order,
  slug: Order['current_status'],
  now: string,
  by: 'customer' | 'studio' = 'studio',
): void {
  const last = order.statuses.at(-1);
  if (last?.slug === slug) last.updated_at = now;
  else order.statuses.push({ slug, created_at: now, updated_at: now, by });
  order.current_status = slug;
}

export type OrdersMemory = {
  records: Map<string, OrderRecord>;
  number: number;
  /** checkouts by account and idempotency key: the id of what was ordered */
  keys: Map<string, string>;
  /** whether orders that wait for an online payment name its page */
  hasPaymentUrls: boolean;
};

export function createOrders(memory: OrdersMemory) {
  const { records } = memory;
  return {
    get: (id: string): OrderRecord | undefined => records.get(id),
    /** By id or reference number, in any case. */
    find(text: string): OrderRecord | undefined {
      const wanted = text.trim().toUpperCase();
      return [...records.values()].find(
        ({ order }) => order._id.toUpperCase() === wanted || order.reference_number.toUpperCase() === wanted,
      );
    },
    /** An account's, newest first. */
    of: (account_id: string): OrderRecord[] =>
      [...records.values()]
        .filter((record) => record.account_id === account_id)
        .toReversed()
        .toSorted((a, b) => b.order.created_at.localeCompare(a.order.created_at)),
    all: (): OrderRecord[] => [...records.values()],
    /** The next order's id and reference number (`AHK-261120-101`: Hong Kong date, running number). */
    nextIds(now: Date): { _id: string; reference_number: string } {
      memory.number += 1;
      const { number } = memory;
      const date = new Intl.DateTimeFormat('en-CA', {
        timeZone: 'Asia/Hong_Kong',
        year: '2-digit',
        month: '2-digit',
        day: '2-digit',
      }).format(now);
      return { _id: `order-${number}`, reference_number: `AHK-${date.replaceAll('-', '')}-${number}` };
    },
    add(record: OrderRecord): void {
      records.set(record.order._id, record);
    },
  };
}

/** The order as the backend sends it: while it waits for an online payment, with the page where that is made. */
export function sentOrder({ memory }: State, { order, success_url }: OrderRecord, origin: string): Order {
  const isPayable =
    order.payment_method === 'ONLINE' && !order.is_paid && order.current_status !== 'cancelled' && success_url !== '';
  return isPayable && memory.orders.hasPaymentUrls ? { ...order, return_url: paymentUrl(order, origin) } : order;
}
export const paymentUrl = ({ _id }: Order, origin: string): string => `${origin}/pay/${_id}`;

/** The account's order. @throws HttpError 404, for another account's order too */
export function ownOrder(state: State, account: Account, id: string): OrderRecord {
  const record = state.orders.get(id);
  return found(record?.account_id === account._id ? record : undefined, 'orderNotFound');
}

const DECLINED = {
  en: 'Your bank declined the card. Try another card',
  zh: '銀行拒絕了這張信用卡，請改用另一張',
  cn: '银行拒绝了这张信用卡，请换一张',
};

/** What the payment service reports. */
export function setPayment({ order }: OrderRecord, status: Order['payment_status']): void {
  order.payment_status = status;
  order.is_paid = status === 'paid';
  order.payment_error = status === 'failed' ? DECLINED : null;
}

/**
 * The staff's decision on a review; an approved one with a rating is published at its services.
 * @returns false for an unknown id
 */
export function decideReview(
  state: State,
  record: OrderRecord,
  id: string,
  status: z.output<typeof OrderReviewSchema>['status'],
): boolean {
  const review = record.reviews.find((candidate) => candidate._id === id);
  if (!review) return false;
  review.status = status;
  const { _id, rating, comment, images, created_at } = review;
  const author = state.accounts.get(record.account_id);
  const user = { username: author?.username ?? '', avatar: author?.avatar ?? null };
  const reviewed = new Set(review.product_variant_ids);
  const lines = record.order.items.filter((item) => reviewed.size === 0 || reviewed.has(item.product_variant_id));
  for (const product of new Set(lines.flatMap((item) => item.product_id ?? []))) {
    const others = (state.productReviews.get(product) ?? []).filter((entry) => entry._id !== _id);
    const published =
      status === 'approved' && rating !== null ? [{ _id, user, rating, comment, images, created_at }] : [];
    state.productReviews.set(product, [...published, ...others]);
  }
  return true;
}

/** Recognising a payment slip takes this many reads of the order. */
const READS_TO_RECOGNISE = 5;

/** The first instalment that is not paid: the one that a payment is for. */
const dueInstalment = (project: Project) => project.installments.find((one) => !one.is_paid);

/** A payment slip whose amount is not recognised yet. */
export function addPaymentRecord(project: Project, _id: string, image: Picture, created_at: string): void {
  project.payment_records.push({ _id, amount: null, status: 'recognising', image, created_at });
}

/** Sets a record's status; an approved one pays the instalment that is due. */
export function settlePaymentRecord(
  project: Project,
  record: PaymentRecord,
  status: PaymentRecord['status'],
  amount?: number | null,
): void {
  const due = dueInstalment(project);
  if (amount !== undefined) record.amount = amount;
  else if (status !== 'recognising') record.amount ??= due?.amount ?? null;
  if (status === 'approved' && record.status !== 'approved' && due) due.is_paid = true;
  record.status = status;
}

/** Counts a read of the order: after enough of them its slips wait for the staff. */
export function advanceRecognition(record: OrderRecord): void {
  const { project } = record.order;
  if (!project?.payment_records.some(({ status }) => status === 'recognising')) return;
  record.reads = (record.reads ?? 0) + 1;
  if (record.reads < READS_TO_RECOGNISE) return;
  record.reads = 0;
  for (const one of project.payment_records)
    if (one.status === 'recognising') settlePaymentRecord(project, one, 'waiting');
}
