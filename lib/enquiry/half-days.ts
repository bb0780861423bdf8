import { hoursOn, type Openings } from '@/lib/configuration/opening-hours';
import { hongKongDay } from '@/lib/format/date';

/** How far ahead a visit may be asked for. */
const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;
const NOON = '13:00';

/** A morning or an afternoon in Hong Kong; `day` is YYYY-MM-DD. */
export type HalfDay = { day: string; half: 'am' | 'pm' };

/** As the value of a form's field. */
export const halfDayValue = ({ day, half }: HalfDay): string => `${day} ${half}`;

/**
 * When somebody can come: from tomorrow on, in the studio's opening hours and not on its closed days. Where it names no
 * hours, from Monday to Saturday. Days are Hong Kong's, whatever the browser's time zone. `now` in ms.
 */
export function halfDays(openings: Openings, now: number): HalfDay[] {
  const today = Date.parse(hongKongDay(new Date(now).toISOString()));
  return Array.from({ length: DAYS_AHEAD }, (_, index) => new Date(today + (index + 1) * DAY_MS)).flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    const spans = hoursOn(day, openings);
    const isOpen = { am: spans.some(({ opens }) => opens < NOON), pm: spans.some(({ closes }) => closes > NOON) };
    return (['am', 'pm'] as const).filter((half) => isOpen[half]).map((half) => ({ day, half }));
  });
}
