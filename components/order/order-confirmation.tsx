'use client';
import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/order/schema';
import { useSession } from '@/lib/session/store';
import { CopyReference, KeepOrder } from './copyable';
import { PrintButton } from './order-actions';
import { OrderPaper } from './order-paper';
import { usePlaced } from './use-format';
import styles from './order-confirmation.module.scss';

/**
 * An appointment as a sheet to keep: its reference, its services, the totals, and how to print it and find it again.
 */
export function OrderConfirmation({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const placed = usePlaced();
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
          <p className={styles.label}>{placed(order)}</p>
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
