/** As databases and PHP write it: a space for the T, a short offset or none, which is UTC. */
const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(?:Z|UTC|GMT|([+-]\d{2})(?::?(\d{2}))?))?$/;
/** Seconds or milliseconds since 1970. */
const COUNTED = /^\d{10}(?:\d{3})?$/;
/** As the shop itself shows it, which is the day before the month, in Hong Kong's time. */
const SHOWN = /^(\d{2})[/.](\d{2})[/.](\d{4})(?: (\d{2}:\d{2}(?::\d{2})?))?$/;
/** Databases' date for none: 0, or `0000-00-00 00:00:00`, which Laravel makes `-000001-11-30T…`. */
const NONE = /^-|^0(?:00[01]-|$)/;

/**
 * A date-time of a backend in ISO 8601, as all browsers read it, with its offset.
 * @returns '' for a date that stands for none; what is no date-time unchanged
 */
export function isoDateTimeOf(text: string): string {
  if (NONE.test(text)) return '';
  const [, date, month, year, at = '00:00'] = SHOWN.exec(text) ?? [];
  if (date) return `${year}-${month}-${date}T${at}+08:00`;
  if (COUNTED.test(text)) return new Date(Number(text.padEnd(13, '0'))).toISOString();
  const [, day, time, hours, minutes = '00'] = WRITTEN.exec(text) ?? [];
  return day === undefined ? text : `${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`;
}
