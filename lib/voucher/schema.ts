import * as z from 'zod/mini';
import { number, optional, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import {
  CountSchema,
  DateTimeOrNoneSchema,
  DateTimeSchema,
  DoneSchema,
  openEnum,
  pageOf,
  pagingQuery,
  PointsSchema,
  sortingQuery,
  TextOrNoneSchema,
  TextSchema,
} from '@/lib/api/shapes';

/** The kinds that a list can be narrowed to. */
const VOUCHER_TYPES = ['AMOUNT', 'PERCENT'] as const;
export type VoucherType = (typeof VOUCHER_TYPES)[number];

/**
 * A voucher that points buy. `value` is money in `currency` for AMOUNT and a percentage (0–100) for PERCENT; FREE_DELIVERY
 * and FREE_SERVICE take a whole fee off, whatever `value` is.
 */
export const VoucherSchema = z.object({
  _id: string,
  slug: string,
  discount_type: openEnum([...VOUCHER_TYPES, 'FREE_DELIVERY', 'FREE_SERVICE']),
  value: number,
  currency: optional(string, 'HKD'),
  title: TextOrNoneSchema,
  description: shown(TextSchema),
  points: optional(PointsSchema, 0),
  stock: optional(z.nullable(number), null),
  valid_until: optional(DateTimeSchema),
});
export type Voucher = z.infer<typeof VoucherSchema>;

/** One that a customer has; its `code` goes into the cart's voucher field. */
export const RedeemedVoucherSchema = z.object({
  discount_code_id: string,
  code: string,
  status: openEnum(['active', 'used', 'expired']),
  voucher: VoucherSchema,
  redeemed_at: DateTimeOrNoneSchema,
  valid_until: optional(DateTimeSchema),
});
export type RedeemedVoucher = z.infer<typeof RedeemedVoucherSchema>;
export const VoucherPageSchema = pageOf(VoucherSchema);
export const RedeemedVoucherPageSchema = pageOf(RedeemedVoucherSchema);
export const VoucherQuerySchema = z.strictObject({
  ...pagingQuery,
  ...sortingQuery,
  discount_type: z.optional(z.enum(VOUCHER_TYPES)),
  slug: z.optional(z.string()),
});
export const RedeemSchema = z.strictObject({ voucher_id: z.string(), qty: CountSchema });

export const voucherCalls = {
  getRedeemedVouchers: call({
    method: 'GET',
    path: '/redeemed-vouchers/all',
    access: 'registered',
    query: z.strictObject(pagingQuery),
    response: RedeemedVoucherPageSchema,
  }),
  getRedeemedVoucher: call({
    method: 'GET',
    path: '/redeemed-vouchers/{discount_code_id}/details',
    access: 'registered',
    response: RedeemedVoucherSchema,
  }),
  getVouchers: call({
    method: 'GET',
    path: '/vouchers/all',
    access: 'session',
    query: VoucherQuerySchema,
    response: VoucherPageSchema,
  }),
  getVoucher: call({ method: 'GET', path: '/vouchers/{id}/details', access: 'session', response: VoucherSchema }),
  redeemVoucher: call({
    method: 'POST',
    path: '/vouchers/redeem',
    access: 'registered',
    body: RedeemSchema,
    response: DoneSchema,
  }),
};
