import type { RedeemedVoucher } from '@/lib/voucher/schema';

const isOver = (date: string | null | undefined, now: number): boolean => Boolean(date) && Date.parse(date ?? '') < now;

/** What has become of a voucher: one whose time has run out is expired, even where the backend has not said so yet. */
export function stateOf(voucher: Pick<RedeemedVoucher, 'status' | 'valid_until'>, now = Date.now()): RedeemedVoucher['status'] {
  return voucher.status === 'active' && isOver(voucher.valid_until, now) ? 'expired' : voucher.status;
}

/** Where its code is applied: the cart takes it from this address. A path without language. */
export const cartPathWith = (code: string): string => `/shop/main/cart?voucher=${encodeURIComponent(code)}`;
