import { describe, expect, it } from 'vitest';
import { openingRows } from '@/lib/configuration/opening-hours';
import type { OpeningHours } from '@/lib/configuration/schema';
import { isPastWorkingDays } from '@/lib/configuration/working-days';

const TWICE_A_DAY: OpeningHours[] = [
  { days: ['Mo', 'We'], opens: '14:00', closes: '19:00' },
  { days: ['Mo', 'We'], opens: '10:00', closes: '13:00' },
];

describe('opening hours', () => {
  it('puts days with the same hours together, and says which are closed', () => {
    expect(
      openingRows([{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], opens: '10:00', closes: '19:00' }], 'en'),
    ).toEqual([
      { first: 'Mo', last: 'Sa', hours: '10:00–19:00' },
      { first: 'Su', last: 'Su', hours: '' },
    ]);
  });

  it('does not join days across a closed one, and sorts the two spans of a day', () => {
    const rows = openingRows(TWICE_A_DAY, 'en');
    expect(rows.map(({ first, last, hours }) => `${first}-${last} ${hours}`)).toEqual([
      'Mo-Mo 10:00–13:00, 14:00–19:00',
      'Tu-Tu ',
      'We-We 10:00–13:00, 14:00–19:00',
      'Th-Su ',
    ]);
  });

  it.each(['zh', 'cn'] as const)('lists two spans of a day as Chinese does: %s', (locale) => {
    expect(openingRows(TWICE_A_DAY, locale)[0]?.hours).toBe('10:00–13:00、14:00–19:00');
  });
});

// submitted on a Thursday; the Friday is a public holiday, and Sunday is closed
it.each([
  [1, '2026-12-26T15:59:00Z', false],
  [1, '2026-12-26T16:00:00Z', true],
  [2, '2026-12-28T15:59:00Z', false],
  [2, '2026-12-28T16:00:00Z', true],
  [undefined, '2027-12-28T16:00:00Z', false],
])('%s working days have ended by %s: %s', (count, now, expected) =>
  expect(isPastWorkingDays(count, '2026-12-24T02:00:00Z', { closed_days: ['2026-12-25'] }, Date.parse(now))).toBe(
    expected,
  ),
);
