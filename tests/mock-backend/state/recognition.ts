import type { Picture } from '@/lib/api/shapes';
import type { Project } from '@/lib/order/schema';
import type { OrderRecord } from './orders.ts';

export type PaymentRecord = Project['payment_records'][number];

/** Reading a payment slip takes as long as this many looks at the order. */
const LOOKS = 5;

/** The first instalment that is not paid: what a payment is taken for. */
const dueInstalment = (project: Project) => project.installments.find((one) => !one.is_paid);

/** A proof that came in for a project at a time: its amount is not read yet. */
export function addPaymentRecord(project: Project, _id: string, image: Picture, created_at: string): void {
  project.payment_records.push({ _id, amount: null, status: 'recognising', image, created_at });
}

/** Settles a record; an approved one pays the instalment that is due. */
export function settlePaymentRecord(project: Project, record: PaymentRecord, status: PaymentRecord['status'], amount?: number | null): void {
  if (amount !== undefined) record.amount = amount;
  else if (status !== 'recognising') record.amount ??= dueInstalment(project)?.amount ?? null;
  const due = dueInstalment(project);
  if (status === 'approved' && record.status !== 'approved' && due) due.is_paid = true;
  record.status = status;
}

/** The recognition goes on each time somebody looks, and then waits for the staff. */
export function lookAtRecognition(record: OrderRecord): void {
  const { project } = record.order;
  if (!project?.payment_records.some(({ status }) => status === 'recognising')) return;
  record.looks = (record.looks ?? 0) + 1;
  if (record.looks < LOOKS) return;
  record.looks = 0;
  for (const one of project.payment_records) if (one.status === 'recognising') settlePaymentRecord(project, one, 'waiting');
}
