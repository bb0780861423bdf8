import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';
import { holdOf } from '@/lib/order/hold';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import styles from './proof-panel.module.scss';

/** Until when an unpaid appointment is held, or was; nothing where the shop says no number of days. */
export function HoldLine({ order, shop: { booking } }: { order: Order; shop: ShopFacts }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const hold = holdOf(order, booking?.payment_hold_days, now);
  if (!hold) return null;
  return (
    <p className={styles.hold} data-over={hold.isOver || undefined}>
      {t(hold.isOver ? 'heldUntilPast' : 'heldUntil', { date: formatDay(hold.until, locale) })}
    </p>
  );
}
