import { MoneySchema, TextSchema } from '@/lib/api/shapes';
import { CourierSchema, GiftItemSchema } from '@/lib/cart/schema';
import { WarehouseSchema } from '@/lib/catalog/schema';
import { VoucherSchema } from '@/lib/voucher/schema';
import * as z from 'zod/mini';
import { load } from './load.ts';

/** A code that the cart's voucher field takes. SHIPPING takes up to `value` off the shipping fee. */
const DiscountCodeSchema = z.object({
  code: z.string(),
  kind: z.enum(['AMOUNT', 'PERCENT', 'SHIPPING']),
  value: z.number(),
  min_subtotal: MoneySchema,
  valid_until: z.nullable(z.string()),
  title: TextSchema,
});
export type DiscountCode = z.output<typeof DiscountCodeSchema>;

const PromotionsSchema = z.object({
  /** taken off everything when the services come to `min_amount` HKD or more */
  storewide: z.object({ slug: z.string(), title: TextSchema, percent: z.number(), min_amount: MoneySchema }),
  /** added when the ticked lines' subtotal after discounts reaches `min_subtotal` */
  gifts: z.array(z.object({ min_subtotal: MoneySchema, item: GiftItemSchema })),
});

/** Vouchers that points buy, ids of the categories or services that some are limited to, and codes for anyone. */
export const {
  vouchers: VOUCHERS,
  limits: VOUCHER_LIMITS,
  discount_codes: DISCOUNT_CODES,
} = load(
  'vouchers.json',
  z.object({
    vouchers: z.array(VoucherSchema),
    limits: z.record(z.string(), z.array(z.string())),
    discount_codes: z.array(DiscountCodeSchema),
  }),
);
export const PROMOTIONS = load('promotions.json', PromotionsSchema);
/** Couriers by country code, and where things can be seen and collected. */
export const { couriers: COURIERS, warehouses: WAREHOUSES } = load(
  'shipping.json',
  z.object({ couriers: z.record(z.string(), z.array(CourierSchema)), warehouses: z.array(WarehouseSchema) }),
);
