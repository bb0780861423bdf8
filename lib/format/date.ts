import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Specification 9: dates read DD/MM/YYYY HH:mm, in Hong Kong time, in all three languages. '' for what is no date. */
export function formatDateTime(iso: string): string {
  return formatted(iso, 'DD/MM/YYYY HH:mm');
}

/** DD/MM/YYYY, for what is a day and no moment: until when a voucher, points or a quotation are valid, when an instalment is due. */
export function formatDate(iso: string): string {
  return formatted(iso, 'DD/MM/YYYY');
}

/** The moment for machines, with its zone (`2026-09-12T02:30:00.000Z`), read as the others are. '' for what is no date. */
export function isoDateTime(iso: string): string {
  const date = dayjs.utc(iso);
  return date.isValid() ? date.toISOString() : '';
}

function formatted(iso: string, pattern: string): string {
  const date = dayjs.utc(iso);
  return date.isValid() ? date.tz('Asia/Hong_Kong').format(pattern) : '';
}
