import type * as z from 'zod/mini';
import type { Text } from '@/lib/api/shapes';
import type { VoucherSchema } from '@/lib/voucher/schema';
import { t } from './text.ts';

export type Voucher = z.infer<typeof VoucherSchema>;

/** A code that the cart's voucher field takes. SHIPPING takes up to `value` off the shipping fee. */
export type DiscountCode = {
  code: string;
  kind: 'AMOUNT' | 'PERCENT' | 'SHIPPING';
  value: number;
  min_subtotal: number;
  valid_until: string | null;
  title: Text;
};

const END_OF_YEAR = '2026-12-31T15:59:59.000Z';

function voucher(
  slug: string,
  discount_type: Voucher['discount_type'],
  value: number,
  points: number,
  stock: number | null,
  title: Text,
  description: Text,
): Voucher {
  return { _id: `voucher-${slug}`, slug, discount_type, value, points, stock, title, description, valid_until: END_OF_YEAR };
}

/** Vouchers that points buy. */
export const VOUCHERS: Voucher[] = [
  voucher('amount-100', 'AMOUNT', 100, 1000, null, t('HK$100 off', '減 HK$100', '减 HK$100'), t('For any service', '適用於所有服務', '适用于所有服务')),
  voucher('amount-300', 'AMOUNT', 300, 2800, null, t('HK$300 off', '減 HK$300', '减 HK$300'), t('For any service', '適用於所有服務', '适用于所有服务')),
  voucher('amount-500', 'AMOUNT', 500, 4500, 120, t('HK$500 off', '減 HK$500', '减 HK$500'), t('For any service', '適用於所有服務', '适用于所有服务')),
  voucher(
    'amount-1200',
    'AMOUNT',
    1200,
    10000,
    40,
    t('HK$1,200 off', '減 HK$1,200', '减 HK$1,200'),
    t('For furniture and works', '適用於傢俬及工程', '适用于家具与施工'),
  ),
  voucher(
    'amount-5000',
    'AMOUNT',
    5000,
    38000,
    8,
    t('HK$5,000 off', '減 HK$5,000', '减 HK$5,000'),
    t('For whole-home renovation', '適用於全屋裝修', '适用于全屋整装'),
  ),
  voucher('percent-5', 'PERCENT', 5, 3600, null, t('5% off', '95 折', '95 折'), t('For any service', '適用於所有服務', '适用于所有服务')),
  voucher('percent-8', 'PERCENT', 8, 6800, 60, t('8% off', '92 折', '92 折'), t('For furniture', '適用於傢俬', '适用于家具')),
  voucher('percent-12', 'PERCENT', 12, 12800, 0, t('12% off', '88 折', '88 折'), t('All have been redeemed', '已全數換領', '已全部兑换')),
];

/** Codes that anyone may type. */
export const DISCOUNT_CODES: DiscountCode[] = [
  { code: 'AUTUMN500', kind: 'AMOUNT', value: 500, min_subtotal: 10000, valid_until: END_OF_YEAR, title: t('Autumn offer', '秋季優惠', '秋季优惠') },
  { code: 'VISIT280', kind: 'SHIPPING', value: 280, min_subtotal: 0, valid_until: END_OF_YEAR, title: t('Delivery offer', '運費優惠', '运费优惠') },
  { code: 'TEN', kind: 'PERCENT', value: 10, min_subtotal: 0, valid_until: null, title: t('Ten percent off', '九折優惠', '九折优惠') },
  {
    code: 'EXPIRED2025',
    kind: 'AMOUNT',
    value: 300,
    min_subtotal: 0,
    valid_until: '2025-12-31T15:59:59.000Z',
    title: t('Year-end offer 2025', '2025 年終優惠', '2025 年终优惠'),
  },
];
