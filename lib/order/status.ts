import { isEstimate, type OfKind } from '@/lib/api/service-kind';
import { isPaymentMethod, paymentFacts } from '@/lib/api/payment-methods';
import { safeReturnUrl } from '@/lib/api/return-url';
import type { Listed } from '@/lib/api/shapes';
import { isNamed, readable } from '@/lib/format/readable';
import { openSlip, waitingVersion } from '@/lib/order/project';
import type { Order, OrderStatus, OrderSummary } from '@/lib/order/schema';

/** An order's page, by its id. */
export const orderPath = ({ _id, project }: Pick<OrderSummary, '_id' | 'project'>): string =>
  `/shop/${project ? 'project' : 'main'}/order/${encodeURIComponent(_id)}`;

/** In the sequence in which an order takes them. */
export const ORDER_STATUSES = [
  'submitted',
  'pending',
  'completed',
  'cancelled',
] as const satisfies readonly OrderStatus[];

/**
 * What the customer has to do or wait for: `upload` a payment proof · `visit`: the price is an estimate, so the
 * studio comes first and the transfer can wait · `checking`: a proof is uploaded · `online`: the payment is not
 * confirmed · `wait` for the studio · `other`: a status that the shop does not know
 */
export type NextStep =
  | 'upload'
  | 'visit'
  | 'checking'
  | 'online'
  | 'paymentFailed'
  | 'paymentCancelled'
  | 'wait'
  | 'completed'
  | 'cancelled'
  | 'other';

/** What tells how far an order and its payment have come. */
export type PayableOrder = Pick<Order, 'current_status' | 'is_paid' | 'payment_method' | 'payment_status'> &
  PricedOrder;

export function nextStepOf(order: PayableOrder): NextStep {
  if (order.current_status === 'cancelled' || order.current_status === 'completed') return order.current_status;
  if (!isOpen(order) || unlistedPayment(order)) return 'other';
  if (order.is_paid) return 'wait';
  if (paymentFacts(order.payment_method).needsProof) {
    if (order.current_status === 'pending') return 'checking';
    return isEstimated(order) ? 'visit' : 'upload';
  }
  if (order.payment_status === 'failed') return 'paymentFailed';
  return order.payment_status === 'cancelled' ? 'paymentCancelled' : 'online';
}

/** What tells whether an order's price is an estimate: a list has the order's own note, a page those of its lines. */
type PricedOrder = OfKind & { items?: readonly OfKind[]; project?: OrderSummary['project'] };

/** Whether an order's price is an estimate. A project has its quotation. */
export const isEstimated = ({ items = [], project, ...order }: PricedOrder): boolean =>
  !project && [order, ...items].some(isEstimate);

/** How an open order's online payment came to nothing, so that none is under way; undefined for any other order. */
export function failedPaymentOf(order: PayableOrder): 'paymentFailed' | 'paymentCancelled' | undefined {
  const step = nextStepOf(order);
  return step === 'paymentFailed' || step === 'paymentCancelled' ? step : undefined;
}

/**
 * Whether an open order waits for an online payment: none has come yet, or it failed or was cancelled. A project is
 * paid by instalments.
 */
export const isToBePaidOnline = (order: PayableOrder): boolean =>
  !order.project && (nextStepOf(order) === 'online' || failedPaymentOf(order) !== undefined);

/** Whether an open order waits for the customer's payment, or for the confirmation of one. */
export const isToBePaid = (order: PayableOrder): boolean =>
  isToBePaidOnline(order) || (!order.project && nextStepOf(order) === 'upload');

/**
 * The page where an order that waits for an online payment is paid, if the backend names one that may be followed.
 * `paymentOrigins`: the configured payment pages; empty: any http(s) URL
 */
export const paymentUrlOf = (
  order: PayableOrder & Pick<OrderSummary, 'return_url'>,
  paymentOrigins: readonly string[],
): string | null => (isToBePaidOnline(order) ? safeReturnUrl(order.return_url ?? null, paymentOrigins) : null);

/**
 * Whether an open order that waits for an online payment can be paid by transfer instead: one of `methods`, the shop's,
 * is a transfer.
 */
export const mayPayByTransfer = (order: PayableOrder, methods: readonly string[] = []): boolean =>
  methods.some((method) => isPaymentMethod(method) && paymentFacts(method).needsProof) && isToBePaidOnline(order);

/**
 * Whether the checkout can be paid online for an open order that waits for that: one of `methods`, the shop's, is
 * online, and no price is an estimate.
 */
export const mayPayOnline = (order: PayableOrder, methods: readonly string[] = []): boolean =>
  methods.some((method) => paymentFacts(method).isPaidOnline) && isToBePaidOnline(order) && !isEstimated(order);

const PAYMENT_STATUSES: Record<Listed<OrderSummary['payment_status']>, true> = {
  waiting: true,
  paid: true,
  failed: true,
  cancelled: true,
};

/** A payment status that the shop does not know, as readable text ("Refunded"). */
export const unlistedPayment = ({ payment_status: status }: Pick<OrderSummary, 'payment_status'>): string | undefined =>
  isNamed(PAYMENT_STATUSES, status) ? undefined : readable(status);

type BadgeKey =
  | `status.${OrderStatus}`
  | 'badge.proofUploaded'
  | 'badge.underWay'
  | 'badge.paymentFailed'
  | 'badge.paymentCancelled'
  | `badge.${'submitted' | 'pending'}${'Paid' | 'Unpaid'}`;
type Badge = { tone: 'plain' | 'warn' | 'ok' | 'error' } & ({ key: BadgeKey } | { text: string });

/**
 * Status and payment in one badge: a message key below `Order`, or the text of a status that the shop does not know.
 */
export function badgeOf(order: PayableOrder & Pick<OrderSummary, 'checkout' | 'project'>): Badge {
  const { current_status: status, is_paid: isPaid } = order;
  if (status === 'completed') return { key: 'status.completed', tone: 'ok' };
  if (status === 'cancelled') return { key: 'status.cancelled', tone: 'error' };
  if (status !== 'submitted' && status !== 'pending') return { text: readable(status), tone: 'plain' };
  if (unlistedPayment(order)) return { key: `status.${status}`, tone: 'plain' };
  if (isPaid) return { key: `badge.${status}Paid`, tone: 'ok' };
  if (hasBegun(order)) return { key: 'badge.underWay', tone: 'plain' };
  const failed = failedPaymentOf(order);
  if (failed) return { key: `badge.${failed}`, tone: 'error' };
  // the studio comes first: there is nothing to pay yet
  if (nextStepOf(order) === 'visit') return { key: `status.${status}`, tone: 'plain' };
  if (status === 'pending' && order.checkout.offline && isProofOpen(order))
    return { key: 'badge.proofUploaded', tone: 'plain' };
  return { key: `badge.${status}Unpaid`, tone: 'warn' };
}

/** Only an open order may be completed or cancelled by the customer (spec 4). The backend has the last word. */
export const isOpen = (order: Pick<OrderSummary, 'current_status'>): boolean =>
  order.current_status === 'submitted' || order.current_status === 'pending';

/** When its status was last set. */
export function changedAt({ statuses, created_at: made }: Pick<OrderSummary, 'statuses' | 'created_at'>): string {
  const last = statuses.at(-1);
  return last?.updated_at ?? last?.created_at ?? made;
}

/** Nothing follows any more: what was not arranged by now is not going to be. */
export const isOver = (order: Pick<OrderSummary, 'current_status'>): boolean =>
  order.current_status === 'completed' || order.current_status === 'cancelled';

/** Completing is offered once everything has been paid, a project's last instalment included. */
export function isCompletable(order: Pick<OrderSummary, 'current_status' | 'is_paid' | 'project'>): boolean {
  if (!isOpen(order)) return false;
  const instalments = order.project?.installments ?? [];
  return instalments.length > 0 ? instalments.every(({ is_paid }) => is_paid) : order.is_paid;
}

/** Whether a project's work has begun: an instalment is paid. What is paid beyond that is said of each instalment. */
export const hasBegun = ({ project }: Pick<OrderSummary, 'project'>): boolean =>
  project?.installments.some(({ is_paid }) => is_paid) ?? false;

/** Whether a project begins with the customer's answer to its quotation, before anything is paid. `now` in ms. */
export const isQuotationAsked = (order: Pick<Order, 'current_status' | 'project'>, now: number): boolean =>
  isOpen(order) && !hasBegun(order) && waitingVersion(order.project?.quotation?.versions ?? [], now) !== undefined;

/** A project that has begun is cancelled with the studio. */
export const isCancellable = (order: Pick<OrderSummary, 'current_status' | 'project'>): boolean =>
  isOpen(order) && !hasBegun(order);

/** Whether a payment proof is waiting for the studio's decision. */
export function isProofOpen({ is_paid, project }: Pick<OrderSummary, 'is_paid' | 'project'>): boolean {
  return project && project.payment_records.length > 0 ? openSlip(project) !== undefined : !is_paid;
}

/** Whether it can be reordered: it is closed, or its payment failed. A project cannot: it starts with a quotation. */
export function isRepeatable(order: PayableOrder): boolean {
  if (order.project) return false;
  const step = nextStepOf(order);
  return step === 'completed' || step === 'cancelled' || failedPaymentOf(order) !== undefined;
}

/** Whether there may be a refund request: the order is paid, or over (the backend may no longer call it paid then). */
export const mayHaveRefund = (order: Pick<Order, 'is_paid' | 'current_status'>): boolean =>
  order.is_paid || !isOpen(order);
