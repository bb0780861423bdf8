import { type Day, DAYS, type OpeningHours, type Store } from '@/lib/configuration/schema';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { writingOf } from '@/lib/i18n/writing';

/** Days that follow each other and have the same hours: `10:00–19:00`, several spans in a list, '' when closed. */
export type OpeningRow = { first: Day; last: Day; hours: string };

/** The week as few rows as it takes, from Monday; none when nothing is known. */
export function openingRows(opening: readonly OpeningHours[], locale: Locale): OpeningRow[] {
  if (opening.length === 0) return [];
  return DAYS.reduce<OpeningRow[]>((rows, day) => {
    const hours = opening
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .toSorted()
      .join(writingOf(locale).list);
    const before = rows.at(-1);
    return before?.hours === hours
      ? [...rows.slice(0, -1), { ...before, last: day }]
      : [...rows, { first: day, last: day, hours }];
  }, []);
}

/** The weekday of a date, YYYY-MM-DD. */
export const weekdayOf = (date: string): Day => DAYS.at(new Date(date).getUTCDay() - 1) as Day;

export type Openings = Partial<Pick<Store, 'opening_hours' | 'closed_days'>>;
const WITHOUT_HOURS: OpeningHours[] = [{ days: DAYS.filter((day) => day !== 'Su'), opens: '00:00', closes: '24:00' }];

/** When somebody works on a day, YYYY-MM-DD; where the studio names no hours, from Monday to Saturday. */
export function hoursOn(day: string, { opening_hours: hours = [], closed_days: closed }: Openings): OpeningHours[] {
  if (closed?.includes(day)) return [];
  return (hours.length > 0 ? hours : WITHOUT_HOURS).filter(({ days }) => days.includes(weekdayOf(day)));
}

/** A Monday, as the first of `DAYS`. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The name of a day in a language: Monday, 星期一. */
export function dayName(day: Day, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, {
    weekday: LOCALE_TABLE[locale].weekday,
    timeZone: 'UTC',
  }).format(MONDAY + DAYS.indexOf(day) * DAY_MS);
}
