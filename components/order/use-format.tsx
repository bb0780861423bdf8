import type { ReactNode } from 'react';
import { textOr } from '@/components/ui/text-in';
import type { Text } from '@/lib/api/shapes';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';

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
