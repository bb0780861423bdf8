import { formatDate } from '@/lib/format/date';
import type { MembershipTransaction } from '@/lib/membership/schema';

export const KINDS = ['all', 'earned', 'spent'] as const;
/** Which records of the history are wanted. `year`: a Hong Kong calendar year; `before` that year where `isBefore`. */
export type HistoryFilter = { kind: (typeof KINDS)[number]; period: Period | null };
export type Period = { year: number; isBefore: boolean };

export const NO_FILTER: HistoryFilter = { kind: 'all', period: null };
export const isFiltered = ({ kind, period }: HistoryFilter): boolean => kind !== 'all' || period !== null;

/** How many years back a year of its own can be chosen; what is older is one period. */
const YEARS = 3;

const yearOf = (iso: string): number => Number(formatDate(iso).slice(-4));

/** The periods to choose from, the present year first. `now`: ISO 8601. */
export function periodsAt(now: string): Period[] {
  const present = yearOf(now);
  const years = Array.from({ length: YEARS }, (_, back) => ({ year: present - back, isBefore: false }));
  return [...years, { year: present - YEARS + 1, isBefore: true }];
}

/** Those of the records that are wanted, in the order they came in. */
export function filterHistory(rows: readonly MembershipTransaction[], { kind, period }: HistoryFilter): MembershipTransaction[] {
  return rows.filter((row) => {
    if (kind === 'earned' && row.points <= 0) return false;
    if (kind === 'spent' && row.points >= 0) return false;
    if (!period) return true;
    const year = yearOf(row.created_at);
    return period.isBefore ? year < period.year : year === period.year;
  });
}
