import { useTranslations } from 'next-intl';
import { dayName, weekdayOf } from '@/lib/configuration/opening-hours';
import type { HalfDay } from '@/lib/enquiry/half-days';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';

/** A half-day in the reader's words: Tuesday 01/12/2026, morning. */
export function useHalfDay(): (halfDay: HalfDay) => string {
  const t = useTranslations('Enquiry');
  const locale = useLocale();
  return ({ day, half }) =>
    t('halfDay', { weekday: dayName(weekdayOf(day), locale), day: formatDay(day, locale), half });
}
