import { useTranslations } from 'next-intl';
import { formatDateTime } from '@/lib/format/date';
import type { Order } from '@/lib/order/schema';
import { hasBegun, isProofOpen, nextStepOf, ORDER_STATUSES, type OrderStep, stepsOf } from '@/lib/order/status';
import { useStatusLabel } from './order-badges';
import styles from './order-timeline.module.scss';

/** The past statuses with their times, the current one, and those to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const statusLabel = useStatusLabel();
  return (
    <ol className={styles.timeline} aria-label={t('progress')}>
      {stepsOf(order).map((step, index) => {
        const note = noteOf(step);
        return (
          <li
            key={`${index}-${step.slug}`}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <b>{isUnderWay(step) ? t('badge.underWay') : statusLabel(step.slug)}</b>
            {step.at ? <time dateTime={step.at}>{formatDateTime(step.at)}</time> : null}
            {step.updated ? <small>{t('statusUpdated', { date: formatDateTime(step.updated) })}</small> : null}
            {note ? <small>{note}</small> : null}
          </li>
        );
      })}
    </ol>
  );

  function isUnderWay({ slug }: OrderStep): boolean {
    return slug === 'pending' && hasBegun(order);
  }

  function noteOf(step: OrderStep) {
    const { slug, state, isOwn } = step;
    // an estimate is not paid before there is a quotation
    if (state === 'todo' && slug === 'pending' && nextStepOf(order) === 'visit') return t('step.pendingLater');
    if (state === 'todo') return slug === 'pending' || slug === 'completed' ? t(`step.${slug}Todo`) : null;
    const known = state === 'now' && ORDER_STATUSES.find((one) => one === slug);
    if (!known || isUnderWay(step)) return null;
    // the studio may have set it: its time stands above
    if (known === 'completed') return isOwn ? t('step.completedByYou') : null;
    if (known !== 'pending' || isProofOpen(order)) return t(`step.${known}`);
    return order.is_paid ? t('step.pendingPaid') : null;
  }
}
