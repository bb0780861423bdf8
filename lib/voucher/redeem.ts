import { isApiError } from '@/lib/api/error';
import { daysUntil } from '@/lib/format/days-until';
import type { RedeemedVoucher, Voucher } from '@/lib/voucher/schema';

/**
 * The response was lost and the points do not tell whether vouchers were bought: the customer has to look before
 * another attempt.
 */
export class UnclearRedeemError extends Error {
  override name = 'UnclearRedeemError';
}

export type Redemption = {
  voucherId: string;
  qty: number;
  /** of all of them, in points */
  cost: number;
  /** what the customer saw before */
  pointsBefore: number;
};

type Calls = {
  redeem: (body: { voucher_id: string; qty: number }) => Promise<unknown>;
  readPoints: () => Promise<number>;
};

/**
 * Buys vouchers once. After a lost response the points are read: exactly the cost less means that it went through.
 * @throws ApiError for a refusal (nothing was bought), UnclearRedeemError where the outcome is unknown
 */
export async function redeemOnce(
  { voucherId, qty, cost, pointsBefore }: Redemption,
  { redeem, readPoints }: Calls,
): Promise<void> {
  try {
    await redeem({ voucher_id: voucherId, qty });
  } catch (error) {
    if (!isApiError(error, 'network', 'timeout', 'server', 'response')) throw error;
    const points = await readPoints().catch(() => undefined);
    if (cost === 0 || points !== pointsBefore - cost)
      throw new UnclearRedeemError('the points do not tell', { cause: error });
  }
}

/** The most that one call may ask for. */
const MAX_QTY = 99;

/** How many can be bought with these points; 0 where none can. */
export function mostToRedeem({ points, stock }: Pick<Voucher, 'points' | 'stock'>, balance: number): number {
  const byPoints = points > 0 ? Math.floor(balance / points) : MAX_QTY;
  return Math.max(0, Math.min(MAX_QTY, byPoints, stock ?? MAX_QTY));
}

/**
 * Why a voucher cannot be bought: none is left, it has expired, it costs more than there is (`balance` in points). Null
 * where it can, as far as is known.
 */
export function obstacleOf(
  voucher: Pick<Voucher, 'points' | 'stock' | 'valid_until'>,
  balance: number | undefined,
): 'soldOut' | 'over' | 'points' | null {
  if (voucher.stock !== null && voucher.stock <= 0) return 'soldOut';
  if (voucher.valid_until && Date.parse(voucher.valid_until) < Date.now()) return 'over';
  return balance !== undefined && voucher.points > balance ? 'points' : null;
}

/** How many of a voucher are chosen, at most as many as can be bought, and what they cost. `points` of the customer. */
export function offerOf(voucher: Voucher, points: number | undefined, chosenQty: number) {
  const most = points === undefined ? 1 : mostToRedeem(voucher, points);
  const qty = Math.min(chosenQty, Math.max(1, most));
  const obstacle = obstacleOf(voucher, points);
  return { most, qty, cost: voucher.points * qty, obstacle, mayRedeem: obstacle === null && points !== undefined };
}

/** A voucher whose time has run out is expired, even where the backend has not said so yet. */
export function stateOf(
  { status, valid_until }: Pick<RedeemedVoucher, 'status' | 'valid_until'>,
  now = Date.now(),
): RedeemedVoucher['status'] {
  return status === 'active' && valid_until && Date.parse(valid_until) < now ? 'expired' : status;
}

/** From so many days on it is said that a voucher is about to end. */
const SOON_DAYS = 14;

/** How many days are left of a voucher that is about to end: 0 on its last day; undefined for any other. */
export function daysLeft({ valid_until }: Pick<RedeemedVoucher, 'valid_until'>, now = Date.now()): number | undefined {
  const days = daysUntil(valid_until, now);
  return days !== undefined && days >= 0 && days <= SOON_DAYS ? days : undefined;
}

/** The cart applies the code of this path (without language). */
export const cartPathWith = (code: string): string => `/shop/main/cart?voucher=${encodeURIComponent(code)}`;
