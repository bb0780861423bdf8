import { expect, it } from 'vitest';
import { isoDateTimeOf } from '@/lib/api/iso-date-time';
import { formatDate, formatDateTime } from '@/lib/format/date';

it.each([
  ['2026-11-27 10:15:00', '2026-11-27T10:15:00Z'],
  ['2026-11-27 10:15:00.000000', '2026-11-27T10:15:00.000000Z'],
  ['2026-11-27 18:15:00+08', '2026-11-27T18:15:00+08:00'],
  ['2026-11-27T18:15:00+0800', '2026-11-27T18:15:00+08:00'],
  ['2026-11-27 18:15:00 +08:00', '2026-11-27T18:15:00+08:00'],
  ['2026-11-27 10:15:00 UTC', '2026-11-27T10:15:00Z'],
  ['27/11/2026 18:15', '2026-11-27T18:15+08:00'],
  ['27.11.2026 18:15:00', '2026-11-27T18:15:00+08:00'],
  ['1795774500000', '2026-11-27T10:15:00.000Z'],
])('%s is a date-time in ISO 8601', (text, iso) => {
  expect(isoDateTimeOf(text)).toBe(iso);
  expect(isoDateTimeOf(iso)).toBe(iso);
  expect(formatDateTime(iso)).toBe('27/11/2026 18:15');
});

it.each(['0', '0000-00-00 00:00:00', '0000-00-00', '-000001-11-30T00:00:00.000000Z', '0001-01-01T00:00:00Z'])(
  '%s stands for no date',
  (text) => expect(isoDateTimeOf(text)).toBe(''),
);

it.each(['2026-11-27', '2026-11-27T10:15:00.123Z', '2026-11-27T18:15:00+08:00', 'soon', ''])(
  '%j stays as it is',
  (text) => expect(isoDateTimeOf(text)).toBe(text),
);

// not the eleventh of May
it('a day as the shop shows it is that day', () => expect(formatDate(isoDateTimeOf('05/11/2026'))).toBe('05/11/2026'));
