import { describe, expect, it } from 'vitest';
import { halfDays, halfDayValue } from '@/lib/enquiry/half-days';

// a Monday, 23:30 in Hong Kong, and still the morning in New York
const NOW = Date.parse('2026-11-30T15:30:00Z');
const WEEK = [
  { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const, opens: '10:00', closes: '19:00' },
  { days: ['Sa'] as const, opens: '09:00', closes: '13:00' },
].map((hours) => ({ ...hours, days: [...hours.days] }));
const offered = (store: Parameters<typeof halfDays>[0], now = NOW) => halfDays(store, now).map(halfDayValue);

describe('halfDays', () => {
  it('begins tomorrow in Hong Kong, whatever the time zone of the browser, and ends after 60 days', () => {
    const days = offered({ opening_hours: [] });
    expect([days[0], days.at(-1)]).toEqual(['2026-12-01 am', '2027-01-29 pm']);
    expect(offered({ opening_hours: [] }, NOW + 3_600_000)[0]).toBe('2026-12-02 am');
  });

  it('keeps to the opening hours: no afternoon where the studio closes at one, nothing on a closed weekday', () => {
    const days = offered({ opening_hours: WEEK });
    expect(days.filter((day) => /12-0[4-7]/.test(day))).toEqual([
      '2026-12-04 am',
      '2026-12-04 pm',
      '2026-12-05 am',
      '2026-12-07 am',
      '2026-12-07 pm',
    ]);
  });
});
