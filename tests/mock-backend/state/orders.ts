import type { Order, OrderReviewSchema, OrderStatus, RefundRequestSchema } from '@/lib/order/schema';
import { isNamed } from '@/lib/format/readable';
import type * as z from 'zod/mini';

/** An order with what the shopper does not read: whose it is and where the payment page sends them back. */
export type OrderRecord = {
  account_id: string;
  store_id: string;
  order: Order;
  success_url: string;
  cancel_url: string;
  reviews: z.output<typeof OrderReviewSchema>[];
  refund: z.output<typeof RefundRequestSchema> | null;
  /** code of a voucher that this order used up */
  used_voucher_code: string | null;
  /** how often a project was looked at since a payment slip is being read */
  looks?: number;
};

/** Specification 4: where an order may go from where it is. */
const NEXT: Record<OrderStatus, OrderStatus[]> = {
  submitted: ['pending', 'completed', 'cancelled'],
  // a new proof may replace one that is not checked yet
  pending: ['pending', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
};
export const mayMove = (order: Order, to: OrderStatus): boolean =>
  // one that only the control page can have set goes nowhere by itself
  isNamed(NEXT, order.current_status) && NEXT[order.current_status].includes(to);

/** Puts an order into a status and writes it into its history, with the time. */
export function moveOrder(order: Order, slug: Order['current_status'], now: string): void {
  const last = order.statuses.at(-1);
  if (last?.slug === slug) last.updated_at = now;
  else order.statuses.push({ slug, created_at: now, updated_at: now });
  order.current_status = slug;
}

export type OrdersMemory = { records: Map<string, OrderRecord>; number: number };
export type Orders = ReturnType<typeof createOrders>;

export function createOrders(memory: OrdersMemory) {
  const { records } = memory;
  return {
    get: (id: string): OrderRecord | undefined => records.get(id),
    /** By id or reference number, in any case. */
    find(text: string): OrderRecord | undefined {
      const wanted = text.trim().toUpperCase();
      return [...records.values()].find(({ order }) => order._id.toUpperCase() === wanted || order.reference_number.toUpperCase() === wanted);
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
      const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', year: '2-digit', month: '2-digit', day: '2-digit' }).format(now);
      return { _id: `order-${number}`, reference_number: `AHK-${date.replaceAll('-', '')}-${number}` };
    },
    add(record: OrderRecord): void {
      records.set(record.order._id, record);
    },
  };
}
