'use client';

import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { useOrders } from '@/lib/order/queries';
import { isToBePaid, orderPath } from '@/lib/order/status';

/** The newest appointment whose payment has not come: after Back on the payment page the cart is empty. */
export function UnpaidOrder() {
  const t = useTranslations('Cart');
  const order = useOrders().orders?.find(isToBePaid);
  if (!order) return null;
  return (
    <Note tone="warn" live="status" action={<TextLink href={orderPath(order)}>{t('viewUnpaid')}</TextLink>}>
      <p>{t('unpaid', { number: order.reference_number })}</p>
    </Note>
  );
}
