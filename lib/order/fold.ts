import type { OrderStatus, OrderSummary, StatusEntry } from '@/lib/order/schema';

/** A change that is on its way to the backend: where the order shall go, asked for at `at` (ISO 8601). */
export type OrderChange = { id: string; to: Exclude<OrderStatus, 'submitted'>; at: string };

/** A change that is asked for now. */
export const changeTo = (id: string, to: OrderChange['to']): OrderChange => ({ id, to, at: new Date().toISOString() });

type Foldable = { _id: string; current_status: OrderSummary['current_status']; statuses: StatusEntry[] };

/**
 * What the shopper sees: the order as the backend last told it, with the changes in flight on top (specification 4:
 * a proof sets pending at once, completed and cancelled show at once). When a change has failed it is no longer in
 * flight, and the order reads as before.
 */
export function foldOrder<T extends Foldable>(order: T, inFlight: readonly OrderChange[]): T {
  return inFlight
    .filter((change) => change.id === order._id)
    .reduce((folded, { to, at }) => {
      if (folded.current_status === to) return folded;
      return { ...folded, current_status: to, statuses: [...folded.statuses, { slug: to, created_at: at }] };
    }, order);
}
