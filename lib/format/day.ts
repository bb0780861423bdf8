import { formatDate, hongKongDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locales';

/**
 * A day within a sentence, in Hong Kong: `2026年11月4日` in Chinese, where 04/11/2026 reads as 11 April, and DD/MM/YYYY
 * in English. Tables and lists of facts have `formatDate`. '' for an invalid date.
 */
export function formatDay(iso: string, locale: Locale): string {
  const [year, month, day] = hongKongDay(iso).split('-').map(Number);
  return locale === 'en' || !day ? formatDate(iso) : `${year}年${month}月${day}日`;
}
