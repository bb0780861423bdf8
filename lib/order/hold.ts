import { daysUntil } from '@/lib/format/days-until';
import type { Order } from '@/lib/order/schema';
import { isToBePaidOnline, nextStepOf, type PayableOrder } from '@/lib/order/status';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day, in ISO 8601, on which an order that waits for its payment is held, and whether it has ended in Hong
 * Kong; undefined for any other order, and where the shop names no number of days. `now` in ms.
 */
export function holdOf(
  order: PayableOrder & Pick<Order, 'created_at'>,
  days: number | null | undefined,
  now: number,
): { until: string; isOver: boolean } | undefined {
  const isWaiting = nextStepOf(order) === 'upload' || isToBePaidOnline(order);
  const from = Date.parse(order.created_at);
  if (!days || order.project || !isWaiting || Number.isNaN(from)) return undefined;
  const until = new Date(from + days * DAY_MS).toISOString();
  return { until, isOver: (daysUntil(until, now) ?? 0) < 0 };
}
