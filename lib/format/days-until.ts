const DAY_MS = 24 * 60 * 60 * 1000;
/** Hong Kong's offset from UTC, all year. */
const HONG_KONG_MS = 8 * 60 * 60 * 1000;

/** Days since 1970 in Hong Kong. */
const dayIn = (ms: number): number => Math.floor((ms + HONG_KONG_MS) / DAY_MS);

/**
 * How many days there are to a date in Hong Kong: 0 on the day itself, negative after it; undefined without a date.
 * `now` in ms.
 */
export function daysUntil(iso: string | null | undefined, now: number): number | undefined {
  const at = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(at) ? undefined : dayIn(at) - dayIn(now);
}
