import type { MembershipBalance } from '@/lib/membership/schema';

type Lot = MembershipBalance['data'][number];

/** The points that run out first; undefined where none does. */
export function nextToExpire({ data }: MembershipBalance): { points: number; expires_at: string } | undefined {
  const dated = data.flatMap(({ points, expires_at }) => (expires_at && points > 0 ? [{ points, expires_at }] : []));
  return dated.toSorted((a, b) => a.expires_at.localeCompare(b.expires_at))[0];
}

/** The balance's parts, those that run out first first, those that never do last. */
export const lotsByExpiry = ({ data }: MembershipBalance): Lot[] =>
  data.filter(({ points }) => points > 0).toSorted((a, b) => (a.expires_at ?? '9').localeCompare(b.expires_at ?? '9'));
