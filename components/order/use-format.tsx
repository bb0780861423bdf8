import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/text-in';
import type { Text } from '@/lib/api/shapes';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { localizedText } from '@/lib/i18n/text';

/** Shows a text of the backend in the page's language; a fallback in another one is marked. null for an empty text. */
export function useText(): (text: Text | null | undefined) => ReactNode {
  const locale = useLocale();
  return (text) => {
    const localized = localizedText(text, locale);
    return localized.text ? <Marked {...localized} /> : null;
  };
}

/** Shows an amount in this currency. */
export function useMoney(currency: string): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, currency, locale);
}
