import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { textOr } from '@/components/ui/text-in';
import type { Text } from '@/lib/api/shapes';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { readable } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import type { Order } from '@/lib/order/schema';

/** Shows a text of the backend in the page's language; a fallback in another one is marked. null for an empty text. */
export function useText(): (text: Text | null | undefined) => ReactNode {
  const locale = useLocale();
  return (text) => textOr(text, locale);
}

/** Shows an amount in this currency. */
export function useMoney(currency: string): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, currency, locale);
}

/** Says when an order was submitted, and how it is paid. */
export function usePlaced(): (order: Order) => string {
  const t = useTranslations('Order');
  return ({ created_at, payment_method: method }) =>
    t('placed', { date: formatDateTime(created_at), method, name: readable(method) });
}
