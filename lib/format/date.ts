import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** DD/MM/YYYY HH:mm in Hong Kong time, in all three languages; '' for an invalid date. */
export function formatDateTime(iso: string): string {
  return formatted(iso, 'DD/MM/YYYY HH:mm');
}

/** DD/MM/YYYY, for days without a time: the expiry of vouchers and points, due dates. */
export function formatDate(iso: string): string {
  return formatted(iso, 'DD/MM/YYYY');
}

/** YYYY-MM-DD, the day that it is in Hong Kong then; '' for an invalid date. */
export function hongKongDay(iso: string): string {
  return formatted(iso, 'YYYY-MM-DD');
}

/** ISO 8601 in UTC, as in `2026-09-12T02:30:00.000Z`; '' for an invalid date. */
export function isoDateTime(iso: string): string {
  const date = dayjs.utc(iso);
  return date.isValid() ? date.toISOString() : '';
}

function formatted(iso: string, pattern: string): string {
  const date = dayjs.utc(iso);
  return date.isValid() ? date.tz('Asia/Hong_Kong').format(pattern) : '';
}
