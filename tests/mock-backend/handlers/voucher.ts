import type { voucherCalls } from '@/lib/api/contract/voucher';
import { done } from '../done.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { pointsOf } from '../state/accounts.ts';
import { addPoints } from '../state/points.ts';
import type { Seed } from '../seed.ts';
import type { Implementers } from './context.ts';

type Voucher = Seed['vouchers'][number];

const SORTINGS: Record<string, (a: Voucher, b: Voucher) => number> = {
  points: (a, b) => a.points - b.points,
  value: (a, b) => a.value - b.value,
  valid_until: (a, b) => (a.valid_until ?? '').localeCompare(b.valid_until ?? ''),
  'title.en': (a, b) => (a.title.en ?? '').localeCompare(b.title.en ?? ''),
};

/** What a voucher takes off, in words: `HK$1,200`, `8%`. */
const valueOf = ({ discount_type, value }: Voucher): string => (discount_type === 'PERCENT' ? `${value}%` : `HK$${value.toLocaleString('en')}`);
const titleOf = (voucher: Voucher) => ({
  en: `Voucher redeemed: ${valueOf(voucher)}`,
  zh: `換領優惠券：${valueOf(voucher)}`,
  cn: `兑换优惠券：${valueOf(voucher)}`,
});

export const voucherHandlers: Implementers<typeof voucherCalls> = {
  getVouchers: ({ state, query, url }) => {
    const { sort_by: sortBy = 'points', sort_order: order = 'asc', discount_type: type, slug } = query;
    const compare = SORTINGS[sortBy];
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
    if (voucher.stock !== null && voucher.stock < body.qty) throw new Refusal(422, 'outOfStock', { qty: 'max' });
    const price = voucher.points * body.qty;
    if (pointsOf(account) < price) throw new Refusal(422, 'notEnoughPoints', { voucher_id: 'points' });
    if (voucher.stock !== null) voucher.stock -= body.qty;
    addPoints(state, account, -price, titleOf(voucher));
    for (let index = 0; index < body.qty; index += 1) {
      const discount_code_id = state.nextId('code');
      account.redeemed.unshift({
        discount_code_id,
        code: `${voucher.slug.replaceAll(/\W/g, '').slice(0, 6)}${discount_code_id.replace('code-', '').padStart(4, '0')}`.toUpperCase(),
        status: 'active',
        voucher: { ...voucher },
        redeemed_at: new Date().toISOString(),
        valid_until: voucher.valid_until ?? null,
      });
    }
    return done(locale);
  },

  getRedeemedVouchers: ({ account, query, url }) =>
    pageOfList(
      account.redeemed.toSorted((a, b) => b.redeemed_at.localeCompare(a.redeemed_at)),
      query,
      10,
      url,
    ),

  getRedeemedVoucher: ({ account, params }) => {
    const redeemed = account.redeemed.find((candidate) => candidate.discount_code_id === params.discount_code_id);
    if (!redeemed) throw new Refusal(404, 'notFound');
    return redeemed;
  },
};
