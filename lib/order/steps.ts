import type { Order, OrderStatus, OrderSummary } from '@/lib/order/schema';

/** Specification 4, in the sequence an order takes them. */
export const ORDER_STATUSES = ['submitted', 'pending', 'completed', 'cancelled'] as const satisfies readonly OrderStatus[];

export type OrderStep = { slug: OrderStatus; state: 'done' | 'now' | 'todo'; at: string | null };

type Progress = Pick<OrderSummary, 'current_status' | 'statuses' | 'created_at' | 'payment_method'>;

/**
 * The timeline of an order: what it has been through, with times, where it stands, and what is to come. A cancelled
 * order has nothing to come; an online payment needs no proof and so no `pending`.
 */
export function stepsOf(order: Progress): OrderStep[] {
  const current = order.current_status;
  const past = order.statuses.filter(({ slug }) => slug !== current);
  const last = order.statuses.findLast(({ slug }) => slug === current);
  const passed =
    past.some(({ slug }) => slug === 'submitted') || current === 'submitted' ? past : [{ slug: 'submitted' as const, created_at: order.created_at }, ...past];
  const at = last?.created_at ?? (current === 'submitted' ? order.created_at : null);
  return [
    ...passed.map(({ slug, created_at }) => ({ slug, state: 'done' as const, at: created_at })),
    { slug: current, state: 'now' as const, at },
    ...toCome(current, order.payment_method).map((slug) => ({ slug, state: 'todo' as const, at: null })),
  ];
}

function toCome(current: OrderStatus, paymentMethod: string): OrderStatus[] {
  if (current === 'submitted') return paymentMethod === 'ONLINE' ? ['completed'] : ['pending', 'completed'];
  return current === 'pending' ? ['completed'] : [];
}

/**
 * What the shopper has to do next, or knows to wait for:
 * `upload` a payment proof · `checking` it is uploaded · `online` the payment is not confirmed · `paymentFailed` ·
 * `paymentCancelled` · `wait` for the studio · `completed` · `cancelled`
 */
export type NextStep = 'upload' | 'checking' | 'online' | 'paymentFailed' | 'paymentCancelled' | 'wait' | 'completed' | 'cancelled';

export function nextStepOf(order: Pick<Order, 'current_status' | 'is_paid' | 'payment_method' | 'payment_status'>): NextStep {
  if (order.current_status === 'cancelled' || order.current_status === 'completed') return order.current_status;
  if (order.is_paid) return 'wait';
  if (order.payment_method !== 'ONLINE') return order.current_status === 'pending' ? 'checking' : 'upload';
  if (order.payment_status === 'failed') return 'paymentFailed';
  return order.payment_status === 'cancelled' ? 'paymentCancelled' : 'online';
}

type BadgeKey = 'status.completed' | 'status.cancelled' | 'badge.proofUploaded' | `badge.${'submitted' | 'pending'}${'Paid' | 'Unpaid'}`;

/** Key of the status line's words (`Order.badge.…` or `Order.status.…`) and how it is painted. */
export function badgeOf(order: Pick<OrderSummary, 'current_status' | 'is_paid' | 'checkout'>): { key: BadgeKey; tone: 'plain' | 'warn' | 'ok' | 'error' } {
  const { current_status: status, is_paid: isPaid } = order;
  if (status === 'completed') return { key: 'status.completed', tone: 'ok' };
  if (status === 'cancelled') return { key: 'status.cancelled', tone: 'error' };
  if (isPaid) return { key: `badge.${status}Paid`, tone: 'ok' };
  if (status === 'pending' && order.checkout.offline) return { key: 'badge.proofUploaded', tone: 'plain' };
  return { key: `badge.${status}Unpaid`, tone: 'warn' };
}

/** Whether the customer may still mark it completed or cancel it (specification 4). The backend has the last word. */
export const isOpen = (order: Pick<OrderSummary, 'current_status'>): boolean => order.current_status === 'submitted' || order.current_status === 'pending';

/**
 * Whether its lines are offered for another appointment: it is closed, or its payment came to nothing. Not a project order,
 * which starts with a quotation.
 */
export function isRepeatable(order: Pick<OrderSummary, 'current_status' | 'is_paid' | 'payment_method' | 'payment_status' | 'project'>): boolean {
  if (order.project) return false;
  const step = nextStepOf(order);
  return step === 'completed' || step === 'cancelled' || step === 'paymentFailed' || step === 'paymentCancelled';
}
