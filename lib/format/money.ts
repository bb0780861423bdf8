import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

const SYMBOLS: Record<string, string> = { HKD: 'HK$', CNY: 'CN¥', MOP: 'MOP$', USD: 'US$' };

/** `HK$1,280.00`: a decimal amount with two decimals, the same in all three languages. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const digits = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true }).format(
    Math.abs(amount),
  );
  return `${amount < 0 ? '−' : ''}${Object.hasOwn(SYMBOLS, currency) ? SYMBOLS[currency] : `${currency} `}${digits}`;
}

/** `HK$1,280`: a price that is offered, without decimals where it is whole. Sums, quotations and receipts have two. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return formatMoney(amount, currency, locale).replace(/\.00$/, '');
}

/** What a discount of so many per cent is called: 8 in English (8% off), 92 in Hong Kong's Chinese (92 折; 9 折 for 90), 9.2 in the mainland's. */
export function percentOff(percent: number, locale: Locale): string {
  const { discount } = LOCALE_TABLE[locale];
  if (discount === 'off') return String(percent);
  const left = Number((100 - percent).toFixed(2));
  // 90 is said 9 everywhere; a number below ten is always read as tenths
  const isInHundredths = discount === 'hundredths' && left > 10 && left % 10 !== 0;
  return String(isInHundredths ? left : Number((left / 10).toFixed(3)));
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
