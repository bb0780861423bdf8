import { describe, expect, it } from 'vitest';
import { filterHistory, isFiltered, lotsByExpiry, nextToExpire, NO_FILTER, periodsAt } from '@/lib/membership/points';

const row = (id: string, points: number, at: string) => ({
  _id: id,
  title: { en: id },
  points,
  balance: 0,
  created_at: at,
});
// the second is the first of January in Hong Kong
const rows = [
  row('a', 10, '2026-03-01T00:00:00Z'),
  row('b', -5, '2025-12-31T16:30:00Z'),
  row('c', 0, '2025-12-31T15:30:00Z'),
  row('d', 7, '2020-01-01T00:00:00Z'),
];
const found = (filter: Parameters<typeof filterHistory>[1]) => filterHistory(rows, filter).map(({ _id }) => _id);

describe('filterHistory', () => {
  it('separates earned from spent points', () => {
    expect(found(NO_FILTER)).toEqual(['a', 'b', 'c', 'd']);
    expect(found({ kind: 'earned', period: null })).toEqual(['a', 'd']);
    expect(found({ kind: 'spent', period: null })).toEqual(['b']);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  it('counts years as Hong Kong does', () => {
    const [present, last, , earlier] = periodsAt('2026-11-20T00:00:00Z');
    expect(found({ kind: 'all', period: present! })).toEqual(['a', 'b']);
    expect(found({ kind: 'all', period: last! })).toEqual(['c']);
    expect(earlier).toEqual({ year: 2024, isBefore: true });
    expect(found({ kind: 'all', period: earlier! })).toEqual(['d']);
  });
});

describe('nextToExpire and lotsByExpiry', () => {
  const balance = {
    total: 60,
    data: [
      { points: 30, expires_at: null },
      { points: 20, expires_at: '2027-12-31T15:59:59Z' },
      { points: 0, expires_at: '2025-12-31T15:59:59Z' },
      { points: 10, expires_at: '2026-12-31T15:59:59Z' },
    ],
  };
  it('put the points that expire next first, and those that never expire last', () => {
    expect(nextToExpire(balance, new Date('2026-11-21'))).toEqual({ points: 10, expires_at: '2026-12-31T15:59:59Z' });
    expect(lotsByExpiry(balance).map(({ points }) => points)).toEqual([10, 20, 30]);
    expect(nextToExpire({ total: 5, data: [{ points: 5 }] }, new Date('2026-11-21'))).toBeUndefined();
  });

  it('name nothing that is 90 days away or more', () => {
    expect(nextToExpire(balance, new Date('2026-10-02T15:59:59Z'))).toBeUndefined();
    expect(nextToExpire(balance, new Date('2026-10-02T16:00:00Z'))?.points).toBe(10);
  });
});
