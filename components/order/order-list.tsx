'use client';
import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import type { OrderStatus, OrderSummary } from '@/lib/order/schema';
import styles from './order-list.module.scss';

const TONES: Record<OrderStatus, Tone> = { submitted: 'plain', pending: 'plain', completed: 'ok', cancelled: 'error' };

/** Appointments as rows: date, service, status, whether they are paid, total. `base` is where a row leads. */
export function OrderList({ orders, base = '/shop/main/order' }: { orders: readonly OrderSummary[]; base?: string }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id} className={styles.row}>
          <p className={styles.date}>
            <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
          </p>
          <div className={styles.service}>
            <Link href={`${base}/${encodeURIComponent(order._id)}`} prefetch={false}>
              {textIn(order.project?.title ?? order.title, locale) || t('heading', { number: order.reference_number })}
            </Link>
            {order.item_count > 1 && !order.project ? <p>{t('more', { count: order.item_count - 1 })}</p> : null}
            <p className={styles.number}>{order.reference_number}</p>
          </div>
          <p className={styles.badges}>
            <StatusBadge tone={TONES[order.current_status]}>{t(`status.${order.current_status}`)}</StatusBadge>
            {order.current_status === 'cancelled' && !order.is_paid ? null : (
              <StatusBadge tone={order.is_paid ? 'ok' : 'warn'}>{t(order.is_paid ? 'paid' : 'waitingForPayment')}</StatusBadge>
            )}
          </p>
          <p className={styles.total}>{formatMoney(order.total, order.currency, locale)}</p>
        </li>
      ))}
    </ul>
  );
}
