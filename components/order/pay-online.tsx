import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/order/schema';
import { paymentUrlOf } from '@/lib/order/status';
import { PayAgain } from './pay-again';
import type { ShopFacts } from '@/lib/order/shop';
import styles from './pay-again.module.scss';

type PayOnlineProps = {
  order: Order;
  shop: ShopFacts;
  isReadOnly?: boolean;
  /** beside the button */
  otherWay?: ReactNode;
};

/**
 * Pays an order that waits for its online payment: on its payment page where the backend names it, else from the
 * checkout, which an order that can only be read does not lead to.
 */
export function PayOnline({ order, shop, isReadOnly = false, otherWay }: PayOnlineProps) {
  const t = useTranslations('Purchase');
  const url = paymentUrlOf(order, shop.payment_origins);
  if (url)
    return (
      <div className={styles.ways} data-print="no">
        <div className={styles.way}>
          <ButtonLink href={url}>{t('payNow')}</ButtonLink>
        </div>
        {otherWay ? <div className={styles.way}>{otherWay}</div> : null}
      </div>
    );
  return isReadOnly ? null : <PayAgain order={order} methods={shop.payment_methods} otherWay={otherWay} />;
}
