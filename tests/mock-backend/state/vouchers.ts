import type { Account } from './accounts.ts';
import type { UsableVoucher } from './calculation.ts';
import type { State } from './state.ts';

const isOver = (date: string | null | undefined): boolean => Boolean(date && Date.parse(date) < Date.now());

/**
 * What a code is worth to this shopper: one of their redeemed vouchers, or a code that is for everyone.
 * Undefined for a code that is unknown, used or expired: the cart then says `is_voucher_applied: false`.
 */
export function usableVoucher(state: State, account: Account, code: string | null): UsableVoucher | undefined {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return undefined;
  const redeemed = account.redeemed.find((entry) => entry.code.toUpperCase() === wanted);
  if (redeemed) {
    if (redeemed.status !== 'active' || isOver(redeemed.valid_until)) return undefined;
    const { discount_type: kind, value, title } = redeemed.voucher;
    return { code: redeemed.code, kind, value, title, min_subtotal: 0 };
  }
  const open = state.seed.discountCodes.find((candidate) => candidate.code.toUpperCase() === wanted);
  return open && !isOver(open.valid_until) ? open : undefined;
}

/** Marks a redeemed voucher as used by an order, or gives it back when the order is cancelled. */
export function setVoucherUsed(account: Account, code: string | null, isUsed: boolean): void {
  const redeemed = code ? account.redeemed.find((entry) => entry.code.toUpperCase() === code.trim().toUpperCase()) : undefined;
  if (redeemed && redeemed.status !== 'expired') redeemed.status = isUsed ? 'used' : 'active';
}
