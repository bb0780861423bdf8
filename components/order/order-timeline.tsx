import { useTranslations } from 'next-intl';
import { Timeline } from '@/components/ui/timeline';
import { formatDateTime } from '@/lib/format/date';
import type { Order } from '@/lib/order/schema';
import { isProofOpen, ORDER_STATUSES, type OrderStep, stepsOf } from '@/lib/order/status';
import { useStatusLabel } from './order-badges';

/** The past statuses with their times, the current one, and those to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const statusLabel = useStatusLabel();
  const steps = stepsOf(order).map((step, index) => ({
    key: `${index}-${step.slug}`,
    title: statusLabel(step.slug),
    time: step.at ? { iso: step.at, text: formatDateTime(step.at) } : null,
    note: noteOf(step),
    updated: step.updated && t('statusUpdated', { date: formatDateTime(step.updated) }),
    state: step.state,
  }));
  return <Timeline steps={steps} label={t('progress')} />;

  function noteOf({ slug, state }: OrderStep) {
    if (state === 'todo') return slug === 'pending' || slug === 'completed' ? t(`step.${slug}Todo`) : null;
    const known = state === 'now' && ORDER_STATUSES.find((one) => one === slug);
    if (!known) return null;
    if (known !== 'pending' || isProofOpen(order)) return t(`step.${known}`);
    return order.is_paid ? t('step.pendingPaid') : null;
  }
}
