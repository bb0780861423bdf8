import type { OrderStatus, OrderSummary, StatusEntry } from '@/lib/order/schema';

/** A change in flight: the status that the order shall have, asked for at `at` (ISO 8601). */
export type OrderChange = { id: string; to: Exclude<OrderStatus, 'submitted'>; at: string };

/** A change that is asked for now. */
export const changeTo = (id: string, to: OrderChange['to']): OrderChange => ({ id, to, at: new Date().toISOString() });

type WithStatus = { _id: string; current_status: OrderSummary['current_status']; statuses: StatusEntry[] };

/** The order as it will read after a change; a change of another order leaves it as it is. */
export function applyOrderChange<T extends WithStatus>(order: T, { id, to, at }: OrderChange): T {
  if (order._id !== id || order.current_status === to) return order;
  return { ...order, current_status: to, statuses: [...order.statuses, { slug: to, created_at: at }] };
}
