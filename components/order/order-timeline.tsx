import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { Order } from '@/lib/order/schema';
import { hasBegun, isProofOpen, nextStepOf, ORDER_STATUSES } from '@/lib/order/status';
import { type StatusStep, stepsOf } from '@/lib/order/steps';
import { useStepLabel } from './order-badges';
import { useText } from './use-format';
import styles from './order-timeline.module.scss';

/** What is done with its times, where the order stands, and what is to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const label = useStepLabel(order);
  const text = useText();
  const [now] = useState(Date.now);
  return (
    <ol className={styles.timeline} aria-label={t('progress')}>
      {stepsOf(order, now).map((step, index) => {
        const isWork = 'work' in step;
        const note = isWork ? text(step.work.who) : noteOf(step);
        return (
          <li
            key={`${index}-${label(step)}`}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <b>{label(step)}</b>
            {step.at ? <time dateTime={step.at}>{(isWork ? formatDate : formatDateTime)(step.at)}</time> : null}
            {!isWork && step.updated ? (
              <small>{t('statusUpdated', { date: formatDateTime(step.updated) })}</small>
            ) : null}
            {note ? <small>{note}</small> : null}
          </li>
        );
      })}
    </ol>
  );

  function noteOf({ slug, state, isOwn }: StatusStep) {
    // an estimate is not paid before there is a quotation
    if (state === 'todo' && slug === 'pending' && nextStepOf(order) === 'visit') return t('step.pendingLater');
    if (state === 'todo') return slug === 'pending' || slug === 'completed' ? t(`step.${slug}Todo`) : null;
    const known = state === 'now' && ORDER_STATUSES.find((one) => one === slug);
    if (!known || (known === 'pending' && hasBegun(order))) return null;
    // the studio may have set it: its time stands above
    if (known === 'completed') return isOwn ? t('step.completedByYou') : null;
    if (known === 'submitted' && order.project) return tProject('received');
    if (known !== 'pending' || isProofOpen(order)) return t(`step.${known}`);
    return order.is_paid ? t('step.pendingPaid') : null;
  }
}
