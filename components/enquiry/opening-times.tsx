import { useTranslations } from 'next-intl';
import { dayName, openingRows } from '@/lib/configuration/opening-hours';
import type { Day, Store } from '@/lib/configuration/schema';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { writingOf } from '@/lib/i18n/writing';
import styles from './opening-times.module.scss';

type Props = { store: Pick<Store, 'opening_hours' | 'is_closed_on_public_holidays'>; locale: Locale };

/** When the studio is open; days with the same hours share a line. */
export function OpeningTimes({ store, locale }: Props) {
  const t = useTranslations('Contact');
  const rows = openingRows(store.opening_hours, locale).map(({ first, last, hours }) => ({
    days:
      first === last
        ? dayName(first, locale)
        : t('days', { first: dayName(first, locale), last: endOfSpan(last, locale) }),
    hours: hours || t('closed'),
  }));
  if (store.is_closed_on_public_holidays) rows.push({ days: t('publicHolidays'), hours: t('closed') });
  return (
    <ul className={styles.times}>
      {rows.map(({ days, hours }) => (
        <li key={days}>
          <span>{days}</span> <span>{hours}</span>
        </li>
      ))}
    </ul>
  );
}

function endOfSpan(last: Day, locale: Locale): string {
  const name = dayName(last, locale);
  // the mainland's 周一 is said whole: 周一至周五
  return writingOf(locale).kindOfDayOnce && LOCALE_TABLE[locale].weekday === 'long' ? name.slice(-1) : name;
}
