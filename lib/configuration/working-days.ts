import { hoursOn, type Openings } from '@/lib/configuration/opening-hours';
import { hongKongDay } from '@/lib/format/date';

const DAY_MS = 86_400_000;

/**
 * Whether so many of the studio's working days have ended since then, the day itself not counted; never without a
 * number. Days are Hong Kong's. `now` in ms.
 */
export function isPastWorkingDays(
  count: number | null | undefined,
  since: string,
  openings: Openings,
  now: number,
): boolean {
  if (!count) return false;
  const today = Date.parse(hongKongDay(new Date(now).toISOString()));
  let ended = 0;
  for (let day = Date.parse(hongKongDay(since)) + DAY_MS; day < today && ended < count; day += DAY_MS)
    if (hoursOn(new Date(day).toISOString().slice(0, 10), openings).length > 0) ended += 1;
  return ended === count;
}
