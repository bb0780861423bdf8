import { describe, expect, it } from 'vitest';
import { openingRows } from '@/lib/configuration/opening-hours';
import type { OpeningHours } from '@/lib/configuration/schema';

const TWICE_A_DAY: OpeningHours[] = [
  { days: ['Mo', 'We'], opens: '14:00', closes: '19:00' },
  { days: ['Mo', 'We'], opens: '10:00', closes: '13:00' },
];

describe('opening hours', () => {
  it('puts days with the same hours together, and says which are closed', () => {
    const rows = openingRows(
      [
        { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '19:00' },
        { days: ['Sa'], opens: '10:00', closes: '17:00' },
      ],
      'en',
    );
    expect(rows).toEqual([
      { first: 'Mo', last: 'Fr', hours: '10:00–19:00' },
      { first: 'Sa', last: 'Sa', hours: '10:00–17:00' },
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
