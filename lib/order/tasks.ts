import { daysUntil } from '@/lib/format/days-until';
import { nextInstalment, openSlip, waitingVersion } from '@/lib/order/project';
import type { OrderSummary } from '@/lib/order/schema';
import { isOpen, type NextStep, nextStepOf } from '@/lib/order/status';

/**
 * Something that the customer has to do. `amount` is the backend's; `at` is when it is due, valid until, or was asked
 * for.
 */
export type Task = {
  kind: 'instalment' | 'quotation' | 'proof' | 'online' | 'paymentFailed' | 'paymentCancelled';
  order: OrderSummary;
  amount: number;
  at: string | null;
  number: number;
};

/** An instalment is not asked for while a slip is with the studio: it may be the payment. */
function tasksOfProject(order: OrderSummary, now: number): Task[] {
  const { project } = order;
  if (!project || !isOpen(order)) return [];
  const version = waitingVersion(project.quotation?.versions ?? [], now);
  const instalment = openSlip(project) ? undefined : nextInstalment(project);
  const tasks: Task[] = [];
  if (instalment) {
    const { amount, due_at: at = null, index: number } = instalment;
    tasks.push({ kind: 'instalment', order, amount, at, number });
  }
  if (version) {
    const { total: amount, valid_until: at = null, version: number } = version;
    tasks.push({ kind: 'quotation', order, amount, at, number });
  }
  return tasks;
}

/** What the steps of an appointment ask for. */
const TASK_AT: Partial<Record<NextStep, Task['kind']>> = {
  upload: 'proof',
  online: 'online',
  paymentFailed: 'paymentFailed',
  paymentCancelled: 'paymentCancelled',
};

const timeOf = ({ at }: Task): number => {
  const time = at ? Date.parse(at) : Number.NaN;
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/**
 * What the customer has to do next: pay an instalment, answer a quotation, hand in a payment proof, pay what has
 * not been paid online. What is overdue or has been waited for the longest comes first, what has no date last. `now` in ms.
 */
export function tasksOf(orders: readonly OrderSummary[], now: number): Task[] {
  return orders
    .flatMap((order): Task[] => {
      if (order.project) return tasksOfProject(order, now);
      const kind = TASK_AT[nextStepOf(order)];
      return kind ? [{ kind, order, amount: order.total, at: order.created_at, number: 0 }] : [];
    })
    .toSorted((a, b) => timeOf(a) - timeOf(b) || 0);
}

/** The agreed day of an order while it has not passed. `now` in ms. */
export const agreedDay = ({ appointment_at: at }: Pick<OrderSummary, 'appointment_at'>, now: number) =>
  at && (daysUntil(at, now) ?? -1) >= 0 ? at : undefined;

/** Of what is under way and asks for nothing, the appointment whose agreed day comes next, else the newest. */
export function latestOf(
  orders: readonly OrderSummary[],
  tasks: readonly Task[],
  now: number,
): OrderSummary | undefined {
  const asking = new Set(tasks.map(({ order }) => order._id));
  const day = (order: OrderSummary) => agreedDay(order, now) ?? '9999';
  return orders
    .filter((order) => isOpen(order) && !asking.has(order._id))
    .toSorted((a, b) => day(a).localeCompare(day(b)) || b.created_at.localeCompare(a.created_at))
    .at(0);
}
