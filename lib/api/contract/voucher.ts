import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { DoneSchema, pagingQuery } from '@/lib/api/shapes';
import { RedeemedVoucherPageSchema, RedeemedVoucherSchema, RedeemSchema, VoucherPageSchema, VoucherQuerySchema, VoucherSchema } from '@/lib/voucher/schema';

export const voucherCalls = {
  getRedeemedVouchers: call({
    method: 'GET',
    path: '/redeemed-vouchers/all',
    access: 'registered',
    query: z.strictObject(pagingQuery),
    answer: RedeemedVoucherPageSchema,
  }),
  getRedeemedVoucher: call({ method: 'GET', path: '/redeemed-vouchers/{discount_code_id}/details', access: 'registered', answer: RedeemedVoucherSchema }),
  getVouchers: call({ method: 'GET', path: '/vouchers/all', access: 'session', query: VoucherQuerySchema, answer: VoucherPageSchema }),
  getVoucher: call({ method: 'GET', path: '/vouchers/{id}/details', access: 'session', answer: VoucherSchema }),
  redeemVoucher: call({ method: 'POST', path: '/vouchers/redeem', access: 'registered', body: RedeemSchema, answer: DoneSchema }),
};
