import { daysUntil } from '@/lib/format/days-until';
import type { Instalment, Order, PaymentRecord, Project, QuotationVersion } from '@/lib/order/schema';

export const newestFirst = (versions: readonly QuotationVersion[]): QuotationVersion[] =>
  versions.toSorted((a, b) => b.version - a.version);

/** The latest accepted version, else the latest. undefined where there is none. */
export function currentVersion(versions: readonly QuotationVersion[]): QuotationVersion | undefined {
  const newest = newestFirst(versions);
  return newest.find(({ status }) => status === 'accepted') ?? newest[0];
}

type Lines = QuotationVersion['lines'];

/** Groups consecutive lines of one category; `key` is unique among the groups. */
export function groupLines(lines: Lines): { key: string; category: Lines[number]['category']; lines: Lines }[] {
  const groups: ReturnType<typeof groupLines> = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.category ?? null) === JSON.stringify(line.category ?? null)) last.lines.push(line);
    else groups.push({ key: String(groups.length), category: line.category, lines: [line] });
  }
  return groups;
}

/** Whether its last day has ended in Hong Kong. A version without a date is valid. `now` in ms. */
export const isExpired = ({ valid_until: validUntil }: Pick<QuotationVersion, 'valid_until'>, now: number): boolean =>
  (daysUntil(validUntil, now) ?? 0) < 0;

/** The version that waits for the customer's answer: the newest one, sent and still valid. `now` in ms. */
export function waitingVersion(versions: readonly QuotationVersion[], now: number): QuotationVersion | undefined {
  const [newest] = newestFirst(versions);
  return newest?.status === 'sent' && !isExpired(newest, now) ? newest : undefined;
}

/**
 * `checking` while a slip for it is with the studio; `overdue` once the day it was due has ended in Hong Kong. `now` in
 * ms.
 */
export function instalmentState(
  instalment: Instalment,
  project: Pick<Project, 'installments' | 'payment_records'>,
  now: number,
): 'paid' | 'checking' | 'waiting' | 'overdue' {
  if (instalment.is_paid) return 'paid';
  if (openSlip(project) && nextInstalment(project)?._id === instalment._id) return 'checking';
  return (daysUntil(instalment.due_at, now) ?? 0) < 0 ? 'overdue' : 'waiting';
}

/** What is still to be paid, the next one first. */
export const unpaidInstalments = (project: Pick<Project, 'installments'>): Instalment[] =>
  project.installments.toSorted((a, b) => a.index - b.index).filter((one) => !one.is_paid);

/** The next unpaid instalment; undefined when everything is paid, or nothing was agreed. */
export const nextInstalment = (project: Pick<Project, 'installments'>): Instalment | undefined =>
  unpaidInstalments(project)[0];

/** What is to be paid next: a project's next instalment, else the whole order. */
export const amountDue = ({ project, total }: Pick<Order, 'project' | 'total'>): number =>
  project && project.installments.length > 0 ? (nextInstalment(project)?.amount ?? 0) : total;

export const isRecognising = ({ status }: Pick<PaymentRecord, 'status'>): boolean => status === 'recognising';
/**
 * The latest slip that the studio has not decided on: it counts as the payment of the next instalment, as the upload
 * names none, and paying that again would mean paying twice.
 */
export const openSlip = ({ payment_records: records }: Pick<Project, 'payment_records'>): PaymentRecord | undefined =>
  records.findLast(({ status }) => status === 'recognising' || status === 'waiting');
