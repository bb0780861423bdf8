import { daysLeft, obstacleOf, stateOf } from '@/lib/voucher/redeem';
import type { RedeemedVoucher, Voucher } from '@/lib/voucher/schema';

/** Kinds whose values cannot be compared stand one after the other. */
const KINDS: readonly string[] = ['FREE_SERVICE', 'AMOUNT', 'PERCENT', 'FREE_DELIVERY'];

const rankOf = (kind: string): number => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);

const endOf = ({ valid_until: end }: Pick<RedeemedVoucher, 'valid_until'>): number =>
  end ? Date.parse(end) : Number.POSITIVE_INFINITY;

/**
 * A customer's own vouchers: what can be used first, and of that what is about to end, then by value. The rest keeps the
 * order that it came in. What a voucher takes off a list of services, the backend alone says.
 */
export const byUse = (vouchers: readonly RedeemedVoucher[]): RedeemedVoucher[] => [
  ...vouchers.filter((voucher) => stateOf(voucher) === 'active').toSorted(compareUsable),
  ...vouchers.filter((voucher) => stateOf(voucher) !== 'active'),
];

function compareUsable(a: RedeemedVoucher, b: RedeemedVoucher): number {
  const isSoon = [a, b].map((voucher) => daysLeft(voucher) !== undefined);
  if (isSoon[0] !== isSoon[1]) return isSoon[0] ? -1 : 1;
  const ends = endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b);
  const values = rankOf(a.voucher.discount_type) - rankOf(b.voucher.discount_type) || b.voucher.value - a.voucher.value;
  return isSoon[0] ? ends || values : values || ends;
}

/** What stands between a customer and a voucher, the least first. */
const REACH = { none: 0, points: 1, soldOut: 2, over: 2 };

/** What points buy: what they suffice for first, what nobody can have any more last, else as it came. */
export function byReach(vouchers: readonly Voucher[], balance: number | undefined): Voucher[] {
  const reachOf = (voucher: Voucher): number => REACH[obstacleOf(voucher, balance) ?? 'none'];
  return vouchers.toSorted((a, b) => reachOf(a) - reachOf(b));
}
