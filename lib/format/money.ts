import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

const SYMBOLS: Record<string, string> = { HKD: 'HK$', CNY: 'CN¥', MOP: 'MOP$', USD: 'US$' };

/** `HK$1,280.00`: a decimal amount with two decimals, the same in all three languages. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true }).format(
    Math.abs(amount),
  );
  return `${amount < 0 ? '−' : ''}${Object.hasOwn(SYMBOLS, currency) ? SYMBOLS[currency] : `${currency} `}${digits}`;
}

/** `1,280`: points and counts, without decimals. */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { maximumFractionDigits: 0 }).format(count);
}

/** Whole per cent off, 0 when there is none: 4500 → 3800 is 16. */
export function discountPercent(original: number, discounted: number): number {
  if (original <= 0 || discounted >= original) return 0;
  return Math.round((1 - discounted / original) * 100);
}
