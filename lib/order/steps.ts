import { paymentFacts } from '@/lib/api/payment-methods';
import { daysUntil } from '@/lib/format/days-until';
import type { Order, OrderStatus, OrderSummary, ProgrammeStep, StatusEntry } from '@/lib/order/schema';
import { isOpen } from '@/lib/order/status';

type State = 'done' | 'now' | 'todo';
export type StatusStep = {
  slug: OrderSummary['current_status'];
  state: State;
  at: string | null;
  updated?: string;
  /** the customer set it */
  isOwn?: boolean;
};
type WorkStep = { work: ProgrammeStep; state: State; at: string };
export type OrderStep = StatusStep | WorkStep;

type Progress = Pick<OrderSummary, 'current_status' | 'statuses' | 'created_at' | 'payment_method'> &
  Partial<Pick<Order, 'programme'>>;

/**
 * The timeline of an order: its statuses, and before the last of them the steps of its programme. Once these have begun,
 * they say where it stands, and not a proof of payment. `now` in ms.
 */
export function stepsOf(order: Progress, now: number): OrderStep[] {
  const statuses = statusSteps(order);
  const works = workSteps(order, now);
  const before = statuses.slice(0, -1);
  return [
    ...(works.every(({ state }) => state === 'todo')
      ? before
      : before.filter(({ slug }) => slug !== 'pending').map((step) => ({ ...step, state: 'done' as const }))),
    ...works,
    ...statuses.slice(-1),
  ];
}

/** By their days in Hong Kong: the one that began last is under way. Where the order is not open, only what has begun. */
export function workSteps(
  { programme, current_status }: Pick<Progress, 'programme' | 'current_status'>,
  now: number,
): WorkStep[] {
  const steps = (programme ?? []).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const hasBegun = ({ starts_at: at }: ProgrammeStep) => (daysUntil(at, now) ?? 1) <= 0;
  const begun = steps.filter((step) => hasBegun(step));
  const isUnderWay = isOpen({ current_status });
  const ahead = isUnderWay ? steps.filter((step) => !hasBegun(step)) : [];
  return [
    ...begun.map(
      (work) => ({ work, at: work.starts_at, state: isUnderWay && work === begun.at(-1) ? 'now' : 'done' }) as const,
    ),
    ...ahead.map((work) => ({ work, at: work.starts_at, state: 'todo' as const })),
  ];
}

/**
 * Past statuses with their times, the current one, and those to come. Nothing follows a cancellation; an online payment
 * needs no proof and so no `pending`.
 */
function statusSteps(order: Progress): StatusStep[] {
  const current = order.current_status;
  const past = order.statuses.filter(({ slug }) => slug !== current);
  const last = order.statuses.findLast(({ slug }) => slug === current);
  const passed =
    past.some(({ slug }) => slug === 'submitted') || current === 'submitted'
      ? past
      : [{ slug: 'submitted' as const, created_at: order.created_at }, ...past];
  const at = last?.created_at ?? (current === 'submitted' ? order.created_at : null);
  return [
    ...passed.map((entry) => ({ slug: entry.slug, state: 'done' as const, at: entry.created_at, ...changed(entry) })),
    { slug: current, state: 'now' as const, at, ...(last && changed(last)) },
    ...toCome(current, order.payment_method).map((slug) => ({ slug, state: 'todo' as const, at: null })),
  ];
}

const changed = ({
  created_at: made,
  updated_at: updated,
  by,
}: StatusEntry): Pick<StatusStep, 'updated' | 'isOwn'> => ({
  ...(updated && updated !== made && { updated }),
  ...(by === 'customer' && { isOwn: true }),
});

function toCome(current: OrderSummary['current_status'], paymentMethod: string): OrderStatus[] {
  if (current === 'submitted') return paymentFacts(paymentMethod).needsProof ? ['pending', 'completed'] : ['completed'];
  return current === 'pending' ? ['completed'] : [];
}
