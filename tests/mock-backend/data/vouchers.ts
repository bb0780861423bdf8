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

// far off, so that neither the demo nor a test ends with the year
const END = '2035-12-31T15:59:59.000Z';

function voucher(
  slug: string,
  discount_type: Voucher['discount_type'],
  value: number,
  points: number,
  stock: number | null,
  title: Text,
  description: Text,
): Voucher {
  return { _id: `voucher-${slug}`, slug, discount_type, value, currency: 'HKD', points, stock, title, description, valid_until: END };
}

const ANY_SERVICE = t('Service voucher', '服務優惠券', '服务优惠券');
const FOR_ANY = t('For any service', '適用於所有服務', '适用于所有服务');
const WORKS = t('Furniture and works voucher', '傢俬及工程優惠券', '家具与施工优惠券');
const FOR_WORKS = t('For furniture, fitting-out and renovation', '適用於傢俬、裝修及翻新', '适用于家具、装修与翻新');
const HOME = t('Whole-home voucher', '全屋裝修優惠券', '全屋整装优惠券');
const FOR_HOME = t('For whole-home renovation', '適用於全屋裝修', '适用于全屋整装');
const FURNITURE = t('Furniture voucher', '傢俬優惠券', '家具优惠券');
const FOR_FURNITURE = t('For made-to-measure furniture', '適用於訂造傢俬', '适用于定制家具');
const ANNIVERSARY = t('Anniversary voucher', '週年優惠券', '周年优惠券');

/** Vouchers that points buy. */
export const VOUCHERS: Voucher[] = [
  voucher('amount-100', 'AMOUNT', 100, 1000, null, ANY_SERVICE, FOR_ANY),
  voucher('amount-300', 'AMOUNT', 300, 2800, null, ANY_SERVICE, FOR_ANY),
  voucher('amount-500', 'AMOUNT', 500, 4500, 120, ANY_SERVICE, FOR_ANY),
  voucher('amount-800', 'AMOUNT', 800, 7000, null, FURNITURE, FOR_FURNITURE),
  voucher('amount-1200', 'AMOUNT', 1200, 10000, 40, WORKS, FOR_WORKS),
  voucher('amount-2000', 'AMOUNT', 2000, 16000, 2, WORKS, FOR_WORKS),
  voucher('amount-5000', 'AMOUNT', 5000, 38000, 8, HOME, FOR_HOME),
  voucher('percent-3', 'PERCENT', 3, 2200, null, ANY_SERVICE, FOR_ANY),
  voucher('percent-5', 'PERCENT', 5, 3600, null, ANY_SERVICE, FOR_ANY),
  voucher('percent-8', 'PERCENT', 8, 6800, 60, FURNITURE, FOR_FURNITURE),
  voucher('percent-10', 'PERCENT', 10, 9600, 20, WORKS, FOR_WORKS),
  voucher('percent-12', 'PERCENT', 12, 12800, 0, ANNIVERSARY, FOR_ANY),
];

/** Codes that anyone may type. */
export const DISCOUNT_CODES: DiscountCode[] = [
  { code: 'AUTUMN500', kind: 'AMOUNT', value: 500, min_subtotal: 10000, valid_until: END, title: t('Autumn offer', '秋季優惠', '秋季优惠') },
  { code: 'VISIT280', kind: 'SHIPPING', value: 280, min_subtotal: 0, valid_until: END, title: t('Delivery offer', '運費優惠', '运费优惠') },
  { code: 'TEN', kind: 'PERCENT', value: 10, min_subtotal: 0, valid_until: null, title: t('Ten per cent off', '九折優惠', '九折优惠') },
  {
    code: 'EXPIRED2025',
    kind: 'AMOUNT',
    value: 300,
    min_subtotal: 0,
    valid_until: '2025-12-31T15:59:59.000Z',
    title: t('Year-end offer 2025', '2025 年終優惠', '2025 年终优惠'),
  },
];
