import dayjs from 'dayjs';
import { hongKongDay, isoDateTime } from '@/lib/format/date';

/** A day in Hong Kong that something is due, or ends. */
export interface CalendarDay {
  /** the same for the same thing, so that a second import changes the first */
  uid: string;
  /** ISO 8601 */
  at: string;
  title: string;
  description?: string;
  /** the page that it is about */
  url?: string;
}

/** Octets of a line, its break not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * An all-day event that keeps nobody busy, with a reminder the morning before, as an iCalendar file (RFC 5545). `now`
 * is ISO 8601.
 */
export function calendarFile(
  { uid, at, title, description, url }: CalendarDay,
  now = new Date().toISOString(),
): string {
  const day = hongKongDay(at);
  const next = dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shop//Due dates//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${basic(isoDateTime(now)).replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(next)}`,
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15H',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const basic = (iso: string): string => iso.replaceAll(/[-:]/g, '');

/** A value of type TEXT. Other control characters are not allowed there. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F]/g, ' ');

/** Breaks a line between characters; what follows a break begins with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
