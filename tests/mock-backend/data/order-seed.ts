import type * as z from 'zod/mini';
import type { Picture, Text } from '@/lib/api/shapes';
import type { DeliveryInfo } from '@/lib/cart/schema';
import type { DeliveryDetails, PaymentMethod } from '@/lib/checkout/schema';
import type { OrderReviewSchema, OrderStatus, OrderSummarySchema, QuotationVersion, RefundRequestSchema } from '@/lib/order/schema';
import { PICTURES } from './pictures.ts';
import { dayAt } from './service.ts';

type PaymentStatus = z.infer<typeof OrderSummarySchema>['payment_status'];

/** A version of a quotation; money as shares of the order's total, which the last line makes up to the cent. */
export type QuotationSeed = {
  version: number;
  status: QuotationVersion['status'];
  created_at: string;
  accepted_at: string | null;
  valid_until: string;
  /** its total, 1 for that of the order */
  share: number;
  /** off its subtotal, as a share of its total */
  discount: number;
  lines: { category: Text; title: Text; description?: Text; qty: number; unit: Text; share: number }[];
};

/** An instalment or payment of a project as a share (0–1) of the order's total; the backend makes money of it. */
export type ProjectSeed = {
  title: Text;
  quotation: { reference_number: string; url: string | null; versions: QuotationSeed[] } | null;
  installments: { _id: string; title: Text; share: number; due_at: string; is_paid: boolean }[];
  payment_records: {
    _id: string;
    share: number | null;
    status: 'recognising' | 'waiting' | 'approved' | 'rejected';
    image: Picture | null;
    created_at: string;
  }[];
};

/** An order by what was ordered and when; the backend works out lines and money from it. */
export type OrderSeed = {
  _id: string;
  reference_number: string;
  /** null: a guest's, found by id with email or phone */
  account_id: string | null;
  lines: { product_variant_id: string; qty: number }[];
  voucher_code: string | null;
  /** oldest first; the last is the current one */
  statuses: { slug: OrderStatus; created_at: string }[];
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  is_paid: boolean;
  /** address of the payment proof */
  proof: string | null;
  delivery_info: DeliveryInfo;
  delivery_details: DeliveryDetails;
  project: ProjectSeed | null;
  reviews: z.infer<typeof OrderReviewSchema>[];
  refund_request: Omit<z.infer<typeof RefundRequestSchema>, 'items'> | null;
};

export const SLIP = PICTURES['payment-slip-sample'];
const VAN: DeliveryInfo = { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-van' };
export const LARGE: DeliveryInfo = { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-large' };
export const STUDIO: DeliveryInfo = { country_code: 'HK', method: 'PICKUP', courier_id: 'courier-hk-studio' };
const KA_YAN: DeliveryDetails = {
  name: 'Lam Ka Yan',
  address: 'Flat B, 18/F, Block 2, Sample Garden, 1 Sample Street, Tai Hang, Wan Chai, Hong Kong Island',
  area_code: '+852',
  phone: '60000001',
  email: 'kayan@example.hk',
};

type Given = Partial<OrderSeed> & Pick<OrderSeed, '_id' | 'lines'>;

/** Reference from the id (`order-260502` → `AHK-260502`), statuses as given, the rest as most orders have it. */
export function seed(days: [OrderStatus, number][], given: Given): OrderSeed {
  return {
    reference_number: given._id.replace('order', 'AHK'),
    account_id: 'account-kayan',
    voucher_code: null,
    statuses: days.map(([slug, day], index) => ({ slug, created_at: dayAt(day, 3 + index, 20) })),
    payment_method: 'OFFLINE',
    payment_status: 'waiting',
    is_paid: false,
    proof: null,
    delivery_info: VAN,
    delivery_details: KA_YAN,
    project: null,
    reviews: [],
    refund_request: null,
    ...given,
  };
}

export const PAID_ONLINE = { payment_method: 'ONLINE', payment_status: 'paid', is_paid: true } as const;
export const line = (product_variant_id: string, qty = 1) => ({ product_variant_id, qty });
