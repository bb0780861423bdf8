import type { voucherCalls } from '@/lib/api/contract/voucher';
import { done } from '../done.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { type Account, pointsOf } from '../state/accounts.ts';
import type { Seed } from '../seed.ts';
import type { State } from '../state/state.ts';
import { redeem } from '../state/vouchers.ts';
import type { Implementers } from './context.ts';

type Voucher = Seed['vouchers'][number];

const SORTINGS: Record<string, (a: Voucher, b: Voucher) => number> = {
  points: (a, b) => a.points - b.points,
  value: (a, b) => a.value - b.value,
  valid_until: (a, b) => (a.valid_until ?? '').localeCompare(b.valid_until ?? ''),
  'title.en': (a, b) => (a.title.en ?? '').localeCompare(b.title.en ?? ''),
};

/** One that nobody used runs out by itself. */
const asOfNow = (state: State, redeemed: Account['redeemed'][number]) =>
  redeemed.status === 'active' && state.clock.isOver(redeemed.valid_until) ? { ...redeemed, status: 'expired' as const } : redeemed;

export const voucherHandlers: Implementers<typeof voucherCalls> = {
  getVouchers: ({ state, query, url }) => {
    const { sort_by: sortBy = 'points', sort_order: order = 'asc', discount_type: type, slug } = query;
    const compare = Object.hasOwn(SORTINGS, sortBy) ? SORTINGS[sortBy] : undefined;
    if (!compare) throw new Refusal(422, 'invalid', { sort_by: 'unknown' });
    const vouchers = [...state.vouchers.values()]
      .filter((voucher) => (!type || voucher.discount_type === type) && (!slug || voucher.slug === slug))
      .toSorted((a, b) => (order === 'desc' ? compare(b, a) : compare(a, b)));
    return pageOfList(vouchers, query, 10, url);
  },

  getVoucher: ({ state, params }) => {
    const voucher = state.vouchers.get(params.id);
    if (!voucher) throw new Refusal(404, 'notFound');
    return voucher;
  },

  redeemVoucher: ({ state, account, body, locale }) => {
    const voucher = state.vouchers.get(body.voucher_id);
    if (!voucher) throw new Refusal(404, 'notFound');
    if (state.clock.isOver(voucher.valid_until)) throw new Refusal(422, 'voucherOver', { voucher_id: 'expired' });
    if (voucher.stock !== null && voucher.stock < body.qty) throw new Refusal(422, 'outOfStock', { qty: 'max' });
    if (pointsOf(account) < voucher.points * body.qty) throw new Refusal(422, 'notEnoughPoints', { voucher_id: 'points' });
    if (voucher.stock !== null) voucher.stock -= body.qty;
    redeem(state, account, voucher, body.qty);
    return done(locale);
  },

  getRedeemedVouchers: ({ state, account, query, url }) =>
    pageOfList(
      account.redeemed.toSorted((a, b) => b.redeemed_at.localeCompare(a.redeemed_at)).map((redeemed) => asOfNow(state, redeemed)),
      query,
      10,
      url,
    ),

  getRedeemedVoucher: ({ state, account, params }) => {
    const redeemed = account.redeemed.find((candidate) => candidate.discount_code_id === params.discount_code_id);
    if (!redeemed) throw new Refusal(404, 'notFound');
    return asOfNow(state, redeemed);
  },
};
