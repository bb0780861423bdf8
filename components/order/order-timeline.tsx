import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { Order } from '@/lib/order/schema';
import { nextStepOf } from '@/lib/order/status';
import { type OrderStep, type StatusStep, stepsOf } from '@/lib/order/steps';
import { useStepLabel } from './order-badges';
import { useText } from './use-format';
import styles from './order-timeline.module.scss';

/** How wide a screen has to be for the steps to stand in a row: on none where they are many. */
function rowOf(count: number): 'few' | 'some' | undefined {
  if (count <= 4) return 'few';
  return count <= 9 ? 'some' : undefined;
}

/** What is done with its times, where the order stands, and what is to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const label = useStepLabel(order);
  const text = useText();
  const [now] = useState(Date.now);
  const steps = stepsOf(order, now);
  return (
    <ol className={styles.timeline} data-steps={rowOf(steps.length)} aria-label={t('progress')}>
      {steps.map((step, index) => {
        const isWork = 'work' in step;
        const note = isWork ? text(step.work.who) : noteOf(step);
        return (
          <li
            key={`${index}-${label(step)}`}
            data-state={lookOf(step)}
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

  // where it stands now is said above the timeline
  function noteOf({ slug, state, isOwn }: StatusStep) {
    if (state === 'now') return slug === 'completed' && isOwn ? t('step.completedByYou') : null;
    // an estimate is not paid before there is a quotation
    if (state === 'todo' && slug === 'pending' && nextStepOf(order) === 'visit') return t('step.pendingLater');
    return state === 'todo' && (slug === 'pending' || slug === 'completed') ? t(`step.${slug}Todo`) : null;
  }
}

/** How a step is drawn: the last one of all is done, or has ended the order. */
function lookOf(step: OrderStep): OrderStep['state'] | 'ended' {
  if ('work' in step || step.state !== 'now') return step.state;
  if (step.slug === 'cancelled') return 'ended';
  return step.slug === 'completed' ? 'done' : 'now';
}
