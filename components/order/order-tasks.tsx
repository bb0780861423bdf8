'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { ButtonLink, TextButton, TextLink } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { daysUntil } from '@/lib/format/days-until';
import { useAllOrders } from '@/lib/order/queries';
import type { OrderSummary } from '@/lib/order/schema';
import { orderPath } from '@/lib/order/status';
import { agreedDay, latestOf, type Task, tasksOf } from '@/lib/order/tasks';
import { LatestOrder } from './latest-order';
import { useMoney, useText } from './use-format';
import styles from './order-tasks.module.scss';

/** How many tasks are shown: more would push the page's own content down. */
const SHOWN = 3;
const ID = 'order-tasks';

/**
 * What the customer has to do next, the appointment that is under way, and what else the page says first (`children`),
 * above the account's details. A failed read is said in a line: the details do not depend on it.
 */
export function OrderTasks({ children }: { children?: Blocks }) {
  const { orders, ...query } = useAllOrders();
  return (
    <div className={styles.band}>
      {orders ? <Tasks orders={orders} /> : <Unread query={query} />}
      {children}
    </div>
  );
}

function Unread({ query }: { query: Pick<ReturnType<typeof useAllOrders>, 'isError' | 'isFetching' | 'refetch'> }) {
  const t = useTranslations('OrderTasks');
  const tCommon = useTranslations('Common');
  return query.isError ? (
    <p className={styles.unread} role="status">
      <span>{t('failed')}</span>{' '}
      <TextButton aria-disabled={query.isFetching} onClick={() => void query.refetch()}>
        {tCommon('retry')}
      </TextButton>
    </p>
  ) : (
    <Loading className={styles.unread}>
      <Skeleton width="min(20rem, 80%)" height="18px" />
    </Loading>
  );
}

function Tasks({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations('OrderTasks');
  const [now] = useState(Date.now);
  const tasks = tasksOf(orders, now);
  const latest = latestOf(orders, tasks, now);
  return (
    <>
      {tasks.length > 0 ? (
        <section aria-labelledby={ID}>
          <h2 id={ID}>{t('title')}</h2>
          <ul>
            {tasks.slice(0, SHOWN).map((task) => (
              <Row key={`${task.kind}-${task.order._id}`} task={task} now={now} />
            ))}
          </ul>
          {tasks.length > SHOWN ? (
            <TextLink href="/account/orders">{t('more', { count: tasks.length - SHOWN })}</TextLink>
          ) : null}
        </section>
      ) : (
        <p className={styles.none}>{t('none')}</p>
      )}
      {latest ? <LatestOrder order={latest} /> : null}
    </>
  );
}

function Row({ task, now }: { task: Task; now: number }) {
  const t = useTranslations('OrderTasks');
  const text = useText();
  const tOrder = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const { kind, order, amount, at, number } = task;
  const day = agreedDay(order, now);
  const title = t(`${kind}.title`, { number });
  const action = kind === 'proof' || kind === 'quotation' ? t(`${kind}.action`) : tPurchase('viewAndPay');
  const about = text(order.project?.title ?? order.title);
  const isOverdue = kind === 'instalment' && (daysUntil(at, now) ?? 0) < 0;
  return (
    <li className={styles.task} data-overdue={isOverdue || undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>
          <span>{about}</span> <span>{order.reference_number}</span>
          {day ? (
            <>
              {' '}
              <span>{tOrder('day.on', { date: formatDateTime(day) })}</span>
            </>
          ) : null}
        </p>
      </div>
      <div className={styles.figures}>
        <b>{useMoney(order.currency)(amount)}</b>
        {at ? (
          <small>
            {kind === 'quotation' || kind === 'instalment'
              ? t(isOverdue ? 'instalment.overdue' : `${kind}.date`, { date: formatDate(at) })
              : t('submitted', { date: formatDateTime(at) })}
          </small>
        ) : null}
      </div>
      <ButtonLink
        href={orderPath(order)}
        variant="line"
        size="s"
        aria-label={t('actionFor', { action, number: order.reference_number })}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
