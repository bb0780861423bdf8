import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { Listed } from '@/lib/api/shapes';
import { isNamed, readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { ApprovalStatus, OrderSummary, Project, QuotationVersion } from '@/lib/order/schema';
import { useProofUpload } from '@/lib/order/queries';
import { SENDING } from '@/lib/order/after-sale';
import { badgeOf, hasBegun, isOpen, ORDER_STATUSES, unlistedPayment } from '@/lib/order/status';
import type { OrderStep } from '@/lib/order/steps';

type RecordStatus = Project['payment_records'][number]['status'];
const APPROVAL_TONES: Record<ApprovalStatus, Tone> = { waiting: 'warn', approved: 'ok', rejected: 'error' };
const RECORD_TONES: Record<Listed<RecordStatus>, Tone> = {
  recognising: 'plain',
  waiting: 'warn',
  approved: 'ok',
  rejected: 'error',
};
const VERSION_TONES: Record<Listed<QuotationVersion['status']>, Tone> = {
  sent: 'warn',
  accepted: 'ok',
  declined: 'error',
  superseded: 'plain',
};

interface KnownBadgeProps<Status extends string> {
  status: string;
  tones: Record<Status, Tone>;
  label: (known: Status) => string;
}

/** A status of the backend. One that the shop does not know is shown as readable text. */
function KnownBadge<Status extends string>({ status, tones, label }: KnownBadgeProps<Status>) {
  return isNamed(tones, status) ? (
    <StatusBadge tone={tones[status]}>{label(status)}</StatusBadge>
  ) : (
    <StatusBadge>{readable(status)}</StatusBadge>
  );
}

/** The status of a review or a refund request. */
export function ApprovalBadge({ status }: { status: string }) {
  const t = useTranslations('Review');
  if (status === SENDING) return <StatusBadge>{t('sending')}</StatusBadge>;
  return <KnownBadge status={status} tones={APPROVAL_TONES} label={(known) => t(`status.${known}`)} />;
}

/** The status of a project's payment record. */
export function RecordBadge({ status }: { status: RecordStatus }) {
  const t = useTranslations('Project');
  return <KnownBadge status={status} tones={RECORD_TONES} label={(known) => t(`record.${known}`)} />;
}

export function VersionBadge({ status }: { status: QuotationVersion['status'] }) {
  return <KnownBadge status={status} tones={VERSION_TONES} label={useVersionLabel()} />;
}

/** Whether the order is paid; nothing for one that was cancelled before. */
function PaidBadge({ order }: { order: Pick<OrderSummary, 'current_status' | 'is_paid' | 'payment_status'> }) {
  const t = useTranslations('Order');
  const unlisted = unlistedPayment(order);
  if (unlisted) return <StatusBadge>{unlisted}</StatusBadge>;
  if (order.current_status === 'cancelled' && !order.is_paid) return null;
  return (
    <StatusBadge tone={order.is_paid ? 'ok' : 'warn'}>{t(order.is_paid ? 'paid' : 'waitingForPayment')}</StatusBadge>
  );
}

/**
 * Status and payment of an order, in the same words and the same weight wherever it is shown: one badge while it is
 * open, two once it is closed.
 */
export function OrderState({ order }: { order: OrderSummary }) {
  const t = useTranslations('Order');
  const { label, tone } = useStatusLine(order);
  if (useProofUpload(order._id)) return <StatusBadge>{t('badge.uploading')}</StatusBadge>;
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>{' '}
      {!isOpen(order) || unlistedPayment(order) ? <PaidBadge order={order} /> : null}
    </>
  );
}

export function useVersionLabel(): (status: QuotationVersion['status']) => string {
  const t = useTranslations('Project');
  return (status) => (isNamed(VERSION_TONES, status) ? t(`versionStatus.${status}`) : readable(status));
}

/** The versions of a quotation, to choose one of. */
export function useVersionOptions(versions: readonly QuotationVersion[]) {
  const t = useTranslations('Project');
  const label = useVersionLabel();
  return versions.map(({ _id, version: number, status }) => ({
    value: _id,
    label: `${t('version', { number })} · ${label(status)}`,
  }));
}

export function useStatusLabel(): (status: OrderSummary['current_status']) => string {
  const t = useTranslations('Order');
  return (status) => {
    const known = ORDER_STATUSES.find((one) => one === status);
    return known ? t(`status.${known}`) : readable(status);
  };
}

/** What a step of an order's timeline is called. */
export function useStepLabel(order: Pick<OrderSummary, 'project'>): (step: OrderStep) => string {
  const t = useTranslations('Order');
  const statusLabel = useStatusLabel();
  const locale = useLocale();
  return (step) => {
    if ('work' in step) return textIn(step.work.title, locale);
    return step.slug === 'pending' && hasBegun(order) ? t('badge.underWay') : statusLabel(step.slug);
  };
}

/** Status and payment in one: the label and its tone. */
export function useStatusLine(order: OrderSummary): { label: string; tone: Tone } {
  const t = useTranslations('Order');
  const badge = badgeOf(order);
  return { label: 'key' in badge ? t(badge.key) : badge.text, tone: badge.tone };
}
