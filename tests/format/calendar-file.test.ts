import { expect, it } from 'vitest';
import { type CalendarDay, calendarFile } from '@/components/ui/calendar-file';

const DAY: CalendarDay = {
  uid: 'instalment-3@shop.example',
  at: '2026-11-24T00:00:00.000Z',
  title: 'Pay instalment 3: HK$122,245.20',
};
const NOW = '2026-11-01T09:30:15.123Z';

const fileOf = (change: Partial<CalendarDay> = {}) => calendarFile({ ...DAY, ...change }, NOW);
/** The lines as a calendar reads them: put together again where they were folded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

it('is one all-day event that keeps nobody busy', () => {
  expect(linesOf(fileOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shop//Due dates//EN',
    'BEGIN:VEVENT',
    'UID:instalment-3@shop.example',
    'DTSTAMP:20261101T093015Z',
    'DTSTART;VALUE=DATE:20261124',
    'DTEND;VALUE=DATE:20261125',
    String.raw`SUMMARY:Pay instalment 3: HK$122\,245.20`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15H',
    String.raw`DESCRIPTION:Pay instalment 3: HK$122\,245.20`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['2026-11-24T15:59:59.000Z', '20261124', '20261125'],
  ['2026-11-24T16:00:00.000Z', '20261125', '20261126'],
  ['2026-12-31T00:00:00.000Z', '20261231', '20270101'],
  ['2028-02-28T20:00:00.000Z', '20280229', '20280301'],
])('is on the day that %s is in Hong Kong', (at, start, end) => {
  expect([valueOf(fileOf({ at }), 'DTSTART'), valueOf(fileOf({ at }), 'DTEND')]).toEqual([
    `DTSTART;VALUE=DATE:${start}`,
    `DTEND;VALUE=DATE:${end}`,
  ]);
});

it('escapes what separates values, and breaks no line by a text', () => {
  const file = fileOf({ title: 'a;b,c\\d\r\ne\nf\u0007g', url: 'https://shop.example/en/account?a=1,2;3' });
  expect(valueOf(file, 'SUMMARY')).toBe(String.raw`SUMMARY:a\;b\,c\\d\ne\nf g`);
  expect(valueOf(file, 'URL')).toBe('URL:https://shop.example/en/account?a=1,2;3');
});

it('folds lines at 75 octets, never within a character', () => {
  const title = '大坑全屋裝修：支付第三期款項 🏠'.repeat(200);
  const file = fileOf({ title, description: 'x'.repeat(10_000) });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(valueOf(file, 'SUMMARY')).toBe(`SUMMARY:${title}`);
});
