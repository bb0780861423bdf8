'use client';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { Order } from '@/lib/order/schema';
import { useSession } from '@/lib/session/store';
import { CopyReference, KeepOrder } from './copyable';
import { PrintButton } from './order-actions';
import { OrderPaper } from './order-paper';
import { usePlaced } from './use-format';
import layout from '@/components/ui/layout.module.scss';
import styles from './order-confirmation.module.scss';

/**
 * An appointment as a sheet to keep: its reference, its services, the totals, and how to print it and find it again.
 * `hasPicture`: of the first service, above the sheet.
 */
export function OrderConfirmation({ order, hasPicture = false }: { order: Order; hasPicture?: boolean }) {
  const t = useTranslations('Order');
  const placed = usePlaced();
  const { isRegistered } = useSession();
  const picture = hasPicture ? order.items[0]?.image : undefined;
  return (
    <div>
      {picture?.url ? <Picture picture={picture} alt="" ratio="3/2" sizes="(width >= 992px) 40vw, 92vw" /> : null}
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
          <div className={layout.stack}>
            {isRegistered ? null : <KeepOrder order={order} hasReference={false} />}
            <PrintButton />
          </div>
        }
      />
    </div>
  );
}
