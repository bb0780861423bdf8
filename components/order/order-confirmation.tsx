'use client';
import { useTranslations } from 'next-intl';
import { formatDateTime } from '@/lib/format/date';
import { readable } from '@/lib/format/readable';
import type { Order } from '@/lib/order/schema';
import { useSession } from '@/lib/session/use-session';
import { CopyReference, KeepOrder } from './copyable';
import { PrintButton } from './order-actions';
import { OrderPaper } from './order-paper';
import styles from './order-confirmation.module.scss';

/**
 * An appointment as a sheet to keep: its reference, its services, the totals, and how to print it and find it again.
 */
export function OrderConfirmation({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { isRegistered } = useSession();
  return (
    <OrderPaper
      order={order}
      head={
        <div>
          <p className={styles.label}>{t('reference')}</p>
          <div className={styles.reference}>
            <CopyReference order={order} />
          </div>
          <p className={styles.label}>
            {t('placed', {
              date: formatDateTime(order.created_at),
              method: order.payment_method,
              name: readable(order.payment_method),
            })}
          </p>
        </div>
      }
      foot={
        <div className={styles.foot}>
          {isRegistered ? null : <KeepOrder order={order} hasReference={false} />}
          <PrintButton />
        </div>
      }
    />
  );
}
