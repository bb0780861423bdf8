'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { TextIn } from '@/components/ui/text-in';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { orderPath } from '@/lib/order/path';
import type { OrderSummary } from '@/lib/order/schema';
import { isRepeatable } from '@/lib/order/steps';
import { ReorderOutcome, useReorder } from './reorder';
import { OrderStatusBadge, PaidBadge } from './order-badges';
import { RowProof } from './row-proof';
import styles from './order-list.module.scss';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** a proof is on its way from this row: it shall stay in the list whatever its status becomes */
  onTouched?: (id: string) => void;
}

/** Appointments as rows: date, service, status, whether they are paid, total, and what can be done from here. */
export function OrderList({ orders, onTouched }: OrderListProps) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <Row key={order._id} order={order} onTouched={() => onTouched?.(order._id)} />
      ))}
    </ul>
  );
}

function Row({ order, onTouched }: { order: OrderSummary; onTouched: () => void }) {
  const href = orderPath(order);
  const t = useTranslations('Order');
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  const reorder = useReorder({ id: order._id });
  const title = order.project?.title ?? order.title;
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
      </p>
      <div className={styles.service}>
        <Link href={href} prefetch={false} ref={link}>
          {textIn(title, locale) ? <TextIn text={title} locale={locale} /> : t('heading', { number: order.reference_number })}
        </Link>
        {order.item_count > 1 && !order.project ? <p>{t('more', { count: order.item_count - 1 })}</p> : null}
        <p className={styles.number}>{order.reference_number}</p>
      </div>
      <p className={styles.badges}>
        <OrderStatusBadge status={order.current_status} />
        <PaidBadge order={order} />
      </p>
      <p className={styles.total}>{formatMoney(order.total, order.currency, locale)}</p>
      {order.payment_method === 'ONLINE' ? null : <RowProof order={order} onStart={onTouched} onDone={() => link.current?.focus({ preventScroll: true })} />}
      {isRepeatable(order) ? (
        <TextButton
          className={styles.again}
          aria-disabled={reorder.isBusy || reorder.result !== null}
          aria-busy={reorder.isBusy || undefined}
          aria-label={t('again.actionFor', { number: order.reference_number })}
          onClick={reorder.start}
        >
          {t('again.action')}
        </TextButton>
      ) : null}
      <div className={styles.outcome}>
        <ReorderOutcome reorder={reorder} />
      </div>
    </li>
  );
}
