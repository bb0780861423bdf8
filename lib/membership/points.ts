import { formatDate } from '@/lib/format/date';
import type { MembershipBalance, MembershipTransaction } from '@/lib/membership/schema';

export const KINDS = ['all', 'earned', 'spent'] as const;
/** Which records of the history are wanted. `year`: a Hong Kong calendar year; `before` that year where `isBefore`. */
export type HistoryFilter = { kind: (typeof KINDS)[number]; period: Period | null };
export type Period = { year: number; isBefore: boolean };

export const NO_FILTER: HistoryFilter = { kind: 'all', period: null };
export const isFiltered = ({ kind, period }: HistoryFilter): boolean => kind !== 'all' || period !== null;

/** Years that can be chosen one by one; older ones are one period. */
const YEARS = 3;

const yearOf = (iso: string): number => Number(formatDate(iso).slice(-4));

/** The periods to choose from, the present year first. `now`: ISO 8601. */
export function periodsAt(now: string): Period[] {
  const present = yearOf(now);
  const years = Array.from({ length: YEARS }, (_, back) => ({ year: present - back, isBefore: false }));
  return [...years, { year: present - YEARS + 1, isBefore: true }];
}

/** Those of the records that are wanted, in the order they came in. */
export function filterHistory(
  rows: readonly MembershipTransaction[],
  { kind, period }: HistoryFilter,
): MembershipTransaction[] {
  return rows.filter((row) => {
    if (kind === 'earned' && row.points <= 0) return false;
    if (kind === 'spent' && row.points >= 0) return false;
    if (!period) return true;
    const year = yearOf(row.created_at);
    return period.isBefore ? year < period.year : year === period.year;
  });
}

type Lot = MembershipBalance['data'][number];

/** Before that nobody needs to be told. */
const NOTICE_DAYS = 90;

/** The points that run out first, where that is in the next 90 days; undefined otherwise. */
export function nextToExpire(
  { data }: MembershipBalance,
  now = new Date(),
): { points: number; expires_at: string } | undefined {
  const end = now.getTime() + NOTICE_DAYS * 86_400_000;
  const dated = data.flatMap(({ points, expires_at }) =>
    expires_at && points > 0 && Date.parse(expires_at) < end ? [{ points, expires_at }] : [],
  );
  return dated.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at))[0];
}

/** The balance's parts, those that run out first first, those that never do last. */
export const lotsByExpiry = ({ data }: MembershipBalance): Lot[] =>
  data.filter(({ points }) => points > 0).toSorted((a, b) => (a.expires_at ?? '9').localeCompare(b.expires_at ?? '9'));
