'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { paymentFacts } from '@/lib/api/payment-methods';
import { TextButton, TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { formatDateTime } from '@/lib/format/date';
import { Link } from '@/lib/i18n/navigation';
import type { OrderSummary } from '@/lib/order/schema';
import { failedPaymentOf, isOpen, isRepeatable, isToBePaidOnline, orderPath } from '@/lib/order/status';
import { OrderState } from './order-badges';
import { type Reorder, ReorderOutcome, useReorder } from './reorder';
import { RowProof } from './row-proof';
import { useMoney, useText } from './use-format';
import styles from './order-list.module.scss';

interface OrderListProps {
  orders: readonly OrderSummary[];
  /** a proof is being sent from this row: keep it in the list whatever its status becomes */
  onTouched?: (id: string) => void;
}

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
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const text = useText();
  const money = useMoney(order.currency);
  const link = useRef<HTMLAnchorElement>(null);
  const reorder = useReorder({ id: order._id });
  const end = isOpen(order) ? undefined : order.statuses.findLast(({ slug }) => slug === order.current_status);
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {order.image ? <Picture picture={order.image} alt="" sizes="72px" ratio="1" /> : null}
      </span>
      <p className={styles.date}>
        <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
      </p>
      <div className={styles.service}>
        <Link href={orderPath(order)} ref={link}>
          {text(order.project?.title ?? order.title) ?? t('heading', { number: order.reference_number })}
        </Link>
        {order.item_count > 1 && !order.project ? <p>{t('more', { count: order.item_count - 1 })}</p> : null}
        <p className={styles.number}>{order.reference_number}</p>
      </div>
      <div className={styles.status}>
        <OrderState order={order} />
        {order.appointment_at && !end ? <p>{t('day.on', { date: formatDateTime(order.appointment_at) })}</p> : null}
        {end ? <time dateTime={end.created_at}>{formatDateTime(end.created_at)}</time> : null}
      </div>
      <p className={styles.total}>{money(order.total)}</p>
      {paymentFacts(order.payment_method).needsProof ? (
        <RowProof order={order} onStart={onTouched} onDone={() => link.current?.focus({ preventScroll: true })} />
      ) : null}
      {isToBePaidOnline(order) ? (
        <TextLink
          href={orderPath(order)}
          className={styles.reorder}
          aria-label={t('payFor', { number: order.reference_number })}
        >
          {tPurchase('viewAndPay')}
        </TextLink>
      ) : null}
      {isRepeatable(order) && !failedPaymentOf(order) ? <AgainButton order={order} reorder={reorder} /> : null}
      <div className={styles.outcome}>
        <ReorderOutcome reorder={reorder} />
      </div>
    </li>
  );
}

function AgainButton({ order, reorder }: { order: OrderSummary; reorder: Reorder }) {
  const t = useTranslations('Order');
  return (
    <TextButton
      className={styles.reorder}
      aria-disabled={reorder.isBusy || reorder.result !== null}
      aria-busy={reorder.isBusy || undefined}
      aria-label={t('again.actionFor', { number: order.reference_number })}
      onClick={reorder.start}
    >
      {t('again.action')}
    </TextButton>
  );
}
