import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

const SYMBOLS: Record<string, string> = { HKD: 'HK$', CNY: 'CN¥', MOP: 'MOP$', USD: 'US$' };
/** These need not be looked up, see `inFigures`. */
const hasSymbol = (code: string): boolean => Object.hasOwn(SYMBOLS, code);

/** Where none is named (spec 9). */
const DEFAULT_CURRENCY = 'HKD';

/** Above it `toFixed` writes an exponent, and numbers are no longer exact. */
const MAX_EXACT = 1e15;

const codeOf = (currency: string): string => currency.trim().toUpperCase() || DEFAULT_CURRENCY;

/** How many decimals a currency has: none in yen, three in Kuwait, two in most and in what is no currency. */
function decimalsOf(code: string): number {
  if (hasSymbol(code) || !/^[A-Z]{3}$/.test(code)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/**
 * `HK$1,280.00`: an amount with its currency's decimals, the same in all three languages. What rounds to zero has no
 * minus.
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const code = codeOf(currency);
  const sign = roundMoney(amount, code) < 0 ? '−' : '';
  const figures = inFigures(Math.abs(amount), code, { useGrouping: true, tag: LOCALE_TABLE[locale].tag });
  return `${sign}${hasSymbol(code) ? SYMBOLS[code] : `${code} `}${figures}`;
}

/** An amount for programs: `1280.00`. */
export const plainAmount = (amount: number, currency: string): string =>
  inFigures(roundMoney(amount, currency), codeOf(currency));

/** An amount as it is shown, to compare with zero: the rest of a calculation is none. */
export const roundMoney = (amount: number, currency: string): number =>
  Number(inFigures(amount, codeOf(currency))) || 0;

/**
 * The browser's number format is asked only where something has to be rounded: its first use loads number data, which
 * takes a slow phone a long task (docs/performance.md). All languages of the shop group digits as English does.
 */
function inFigures(amount: number, code: string, { useGrouping = false, tag = 'en' } = {}): string {
  const decimals = decimalsOf(code);
  const exact = amount.toFixed(decimals);
  if (Number(exact) === amount && Math.abs(amount) < MAX_EXACT)
    return useGrouping ? exact.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',') : exact;
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping,
  }).format(amount);
}

/** `HK$1,280`: a price that is offered, without decimals where it is whole. Sums, quotations and receipts have two. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return formatMoney(amount, currency, locale).replace(/\.00$/, '');
}

/**
 * What a discount of so many per cent is called: 8 in English (8% off), 92 in Hong Kong's Chinese (92 折; 9 折 for 90),
 * 9.2 in the mainland's.
 */
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
