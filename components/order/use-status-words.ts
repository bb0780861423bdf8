import { useTranslations } from 'next-intl';
import { readable } from '@/lib/format/readable';
import type { Order, OrderSummary } from '@/lib/order/schema';
import { badgeOf, ORDER_STATUSES } from '@/lib/order/steps';

/** The words for a status; one that the shop does not know is shown as the backend calls it, made readable. */
export function useStatusWords(): (status: OrderSummary['current_status']) => string {
  const t = useTranslations('Order');
  return (status) => {
    const known = ORDER_STATUSES.find((one) => one === status);
    return known ? t(`status.${known}`) : readable(status);
  };
}

/** The status line in words, and how it is painted. */
export function useBadge(order: Order) {
  const t = useTranslations('Order');
  const badge = badgeOf(order);
  return { words: 'key' in badge ? t(badge.key) : badge.text, tone: badge.tone };
}
