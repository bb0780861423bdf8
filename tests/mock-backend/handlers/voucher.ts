import type { Voucher, voucherCalls } from '@/lib/voucher/schema';
import { found, HttpError, invalid } from '../messages.ts';
import { type Account, pointsOf } from '../state/accounts.ts';
import type { State } from '../state/state.ts';
import { redeem } from '../state/vouchers.ts';
import type { Handlers } from './context.ts';

const SORTINGS: Record<string, (a: Voucher, b: Voucher) => number> = {
  points: (a, b) => a.points - b.points,
  value: (a, b) => a.value - b.value,
  valid_until: (a, b) => (a.valid_until ?? '').localeCompare(b.valid_until ?? ''),
  'title.en': (a, b) => (a.title.en ?? '').localeCompare(b.title.en ?? ''),
};

/** An unused voucher expires by its date. */
const asOfNow = (state: State, redeemed: Account['redeemed'][number]) =>
  redeemed.status === 'active' && state.clock.isPast(redeemed.valid_until)
    ? { ...redeemed, status: 'expired' as const }
    : redeemed;

export const voucherHandlers: Handlers<typeof voucherCalls> = {
  getVouchers: ({ state, query, page }) => {
    const { sort_by: sortBy = 'points', sort_order: order = 'asc', discount_type: type, slug } = query;
    const compare = Object.hasOwn(SORTINGS, sortBy) ? SORTINGS[sortBy] : undefined;
    if (!compare) throw invalid({ sort_by: 'unknown' });
    const vouchers = [...state.vouchers.values()]
      .filter((voucher) => (!type || voucher.discount_type === type) && (!slug || voucher.slug === slug))
      .toSorted((a, b) => (order === 'desc' ? compare(b, a) : compare(a, b)));
    return page(vouchers, 10);
  },

  getVoucher: ({ state, params }) => found(state.vouchers.get(params.id)),

  redeemVoucher: ({ state, account, body, done }) => {
    const voucher = found(state.vouchers.get(body.voucher_id));
    if (state.clock.isPast(voucher.valid_until)) throw new HttpError(422, 'voucherOver', { voucher_id: 'expired' });
    if (voucher.stock !== null && voucher.stock < body.qty) throw new HttpError(422, 'outOfStock', { qty: 'max' });
    if (pointsOf(account) < voucher.points * body.qty)
      throw new HttpError(422, 'notEnoughPoints', { voucher_id: 'points' });
    if (voucher.stock !== null) voucher.stock -= body.qty;
    redeem(state, account, voucher, body.qty);
    return done;
  },

  getRedeemedVouchers: ({ state, account, page }) => {
    const newest = account.redeemed.toSorted((a, b) => b.redeemed_at.localeCompare(a.redeemed_at));
    return page(
      newest.map((redeemed) => asOfNow(state, redeemed)),
      10,
    );
  },

  getRedeemedVoucher: ({ state, account, params }) =>
    asOfNow(state, found(account.redeemed.find((redeemed) => redeemed.discount_code_id === params.discount_code_id))),
};
