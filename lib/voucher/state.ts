import type { RedeemedVoucher } from '@/lib/voucher/schema';

/** A voucher whose time has run out is expired, even where the backend has not said so yet. */
export function stateOf({ status, valid_until }: Pick<RedeemedVoucher, 'status' | 'valid_until'>, now = Date.now()): RedeemedVoucher['status'] {
  return status === 'active' && valid_until && Date.parse(valid_until) < now ? 'expired' : status;
}

/** The cart applies the code of this path (without language). */
export const cartPathWith = (code: string): string => `/shop/main/cart?voucher=${encodeURIComponent(code)}`;
