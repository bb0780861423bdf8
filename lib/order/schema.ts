import * as z from 'zod/mini';
import { KeptAreaCodeSchema } from '@/lib/account/schema';
import { PAYMENT_METHODS } from '@/lib/api/payment-methods';
import { call } from '@/lib/api/call';
import {
  DateTimeOrNoneSchema,
  DateTimeSchema,
  DoneSchema,
  type Listed,
  MoneySchema,
  openEnum,
  pageOf,
  pagingQuery,
  PictureSchema,
  sortingQuery,
  TextOrNoneSchema,
  TextSchema,
  type UnreadLines,
  UrlSchema,
} from '@/lib/api/shapes';
import {
  CalculationsSchema,
  CartDiscountSchema,
  CartItemSchema,
  DELIVERY_METHODS,
  GiftItemSchema,
} from '@/lib/cart/schema';

/** `pending`: a payment proof was uploaded */
export const OrderStatusSchema = openEnum(['submitted', 'pending', 'completed', 'cancelled']);
export type OrderStatus = Listed<z.infer<typeof OrderStatusSchema>>;

/** Of refund requests and reviews: waiting for approval, approved, rejected. */
export const ApprovalStatusSchema = openEnum(['waiting', 'approved', 'rejected']);
export type ApprovalStatus = Listed<z.infer<typeof ApprovalStatusSchema>>;

export const StatusEntrySchema = z.object({
  slug: OrderStatusSchema,
  created_at: DateTimeOrNoneSchema,
  updated_at: z.nullish(DateTimeSchema),
  /** who set it, where the backend says so: nobody is said to have confirmed what he did not */
  by: z.nullish(openEnum(['customer', 'studio'])),
});
export type StatusEntry = z.infer<typeof StatusEntrySchema>;

/** Lines of one `category` (a trade, a room) are shown together. */
export const QuotationLineSchema = z.object({
  category: z.nullish(TextSchema),
  title: TextOrNoneSchema,
  description: z.nullish(TextSchema),
  qty: z._default(z.number(), 1),
  unit: z.nullish(TextSchema),
  unit_price: z.nullish(MoneySchema),
  amount: MoneySchema,
});

/**
 * A quotation is revised, not changed: `superseded` by a later version, or `sent` and unanswered, `accepted`,
 * `declined`.
 */
export const QuotationVersionSchema = z.object({
  _id: z.string(),
  version: z.number(),
  reference_number: z._default(z.string(), ''),
  status: z._default(openEnum(['sent', 'accepted', 'declined', 'superseded']), 'sent'),
  created_at: z.nullish(DateTimeSchema),
  accepted_at: z.nullish(DateTimeSchema),
  valid_until: z.nullish(DateTimeSchema),
  lines: z._default(z.array(QuotationLineSchema), []),
  subtotal: z.nullish(MoneySchema),
  discount: z.nullish(MoneySchema),
  total: MoneySchema,
  /** the document, where there is one */
  url: z.nullish(z.string()),
});
export type QuotationVersion = z.infer<typeof QuotationVersionSchema>;

const InstalmentSchema = z.object({
  _id: z.string(),
  index: z.number(),
  title: TextOrNoneSchema,
  amount: MoneySchema,
  due_at: z.nullish(DateTimeSchema),
  is_paid: z._default(z.boolean(), false),
});
export type Instalment = z.infer<typeof InstalmentSchema>;

const PaymentRecordSchema = z.object({
  _id: z.string(),
  amount: z.nullable(MoneySchema),
  status: openEnum(['recognising', 'waiting', 'approved', 'rejected']),
  image: z.nullish(PictureSchema),
  created_at: DateTimeOrNoneSchema,
});
export type PaymentRecord = z.infer<typeof PaymentRecordSchema>;

const QuotationSchema = z.object({
  reference_number: z.string(),
  url: z.nullish(z.string()),
  total: MoneySchema,
  versions: z._default(z.array(QuotationVersionSchema), []),
});
export type Quotation = z.infer<typeof QuotationSchema>;

/** What makes an order a project order. */
export const ProjectSchema = z.object({
  title: TextOrNoneSchema,
  quotation: z.nullish(QuotationSchema),
  installments: z._default(z.array(InstalmentSchema), []),
  payment_records: z._default(z.array(PaymentRecordSchema), []),
});
export type Project = z.infer<typeof ProjectSchema>;

/** What the studio sends from the site while the works go on. */
export const WorksEntrySchema = z.object({
  _id: z.string(),
  created_at: DateTimeOrNoneSchema,
  note: z.nullish(TextSchema),
  images: z._default(z.array(PictureSchema), []),
});

/** An order as lists show it. */
export const OrderSummarySchema = z.object({
  _id: z.string(),
  reference_number: z.string(),
  created_at: DateTimeOrNoneSchema,
  current_status: OrderStatusSchema,
  statuses: z._default(z.array(StatusEntrySchema), []),
  is_paid: z._default(z.boolean(), false),
  /** of an online payment: `waiting` until the payment service has reported */
  payment_status: z._default(openEnum(['waiting', 'paid', 'failed', 'cancelled']), 'waiting'),
  payment_method: z._default(openEnum(PAYMENT_METHODS), 'OFFLINE'),
  /** of an online payment that has not come: the page where this order is paid */
  return_url: z.nullish(UrlSchema),
  /** the first line's service */
  title: z.nullish(TextSchema),
  image: z.nullish(PictureSchema),
  item_count: z._default(z.number(), 0),
  /** says that its price is an estimate, as one of its lines does */
  payment_note: z.nullish(TextSchema),
  currency: z._default(z.string(), 'HKD'),
  total: MoneySchema,
  checkout: z._default(
    z.object({ offline: z._default(z.nullable(z.object({ image: z._default(z.nullable(z.string()), null) })), null) }),
    { offline: null },
  ),
  project: z._default(z.nullable(ProjectSchema), null),
});
export type OrderSummary = z.infer<typeof OrderSummarySchema>;

export const OrderSchema = z.extend(OrderSummarySchema, {
  items: z._default(z.array(CartItemSchema), []),
  gift_items: z._default(z.array(GiftItemSchema), []),
  discounts: z._default(z.array(CartDiscountSchema), []),
  calculations: CalculationsSchema,
  voucher_code: z._default(z.nullable(z.string()), null),
  /** why an online payment failed, in words for the customer */
  payment_error: z.nullish(TextSchema),
  delivery_info: z.object({
    country_code: z.string(),
    method: openEnum(DELIVERY_METHODS),
    courier_id: z._default(z.nullable(z.string()), null),
  }),
  courier_title: z.nullish(TextSchema),
  delivery_details: z.object({
    name: z._default(z.string(), ''),
    address: z._default(z.string(), ''),
    area_code: z._default(KeptAreaCodeSchema, ''),
    phone: z._default(z.string(), ''),
    email: z.nullish(z.string()),
  }),
  works_diary: z._default(z.array(WorksEntrySchema), []),
});
export type Order = z.infer<typeof OrderSchema> & UnreadLines;

export const OrderPageSchema = pageOf(OrderSummarySchema);

/** A guest's look-up. A `message` means that email or phone is incorrect (spec 5). */
export const GuestOrderSchema = z.union([OrderSchema, z.object({ message: z.string() })]);
export const GuestLookupSchema = z.strictObject({ email: z.optional(z.string()), phone: z.optional(z.string()) });

export const UploadProofSchema = z.strictObject({ image: z.string().check(z.minLength(1)) });

/** Most pictures of a review (spec 5). */
export const MAX_REVIEW_IMAGES = 5;

export const OrderReviewSchema = z.object({
  _id: z.string(),
  rating: z._default(z.nullable(z.number()), null),
  comment: z._default(z.string(), ''),
  images: z._default(z.array(PictureSchema), []),
  product_variant_ids: z._default(z.array(z.string()), []),
  status: z._default(ApprovalStatusSchema, 'waiting'),
  created_at: DateTimeOrNoneSchema,
});
export type OrderReview = z.infer<typeof OrderReviewSchema>;

/** Longest comment of a review and longest reason of a refund request, in characters. */
export const MAX_WRITTEN = 5000;
export const WriteOrderReviewSchema = z.strictObject({
  comment: z.string().check(z.maxLength(MAX_WRITTEN)),
  rating: z.optional(z.number().check(z.int(), z.gte(1), z.lte(5))),
  images: z.optional(z.array(z.string()).check(z.maxLength(MAX_REVIEW_IMAGES))),
  product_variant_ids: z.optional(z.array(z.string())),
});
export type NewOrderReview = z.infer<typeof WriteOrderReviewSchema>;

export const RefundItemSchema = z.object({ product_variant_id: z.string(), qty: z.number() });
export type RefundItem = z.infer<typeof RefundItemSchema>;
export const RefundRequestSchema = z.object({
  _id: z.string(),
  reason: z._default(z.string(), ''),
  images: z._default(z.array(PictureSchema), []),
  refund_items: z._default(z.array(RefundItemSchema), []),
  items: z._default(z.array(CartItemSchema), []),
  status: z._default(ApprovalStatusSchema, 'waiting'),
  created_at: DateTimeOrNoneSchema,
});
export type RefundRequest = z.infer<typeof RefundRequestSchema>;
export const WriteRefundRequestSchema = z.strictObject({
  reason: z.string().check(z.minLength(1), z.maxLength(MAX_WRITTEN)),
  images: z.array(z.string()),
  refund_items: z
    .array(z.strictObject({ product_variant_id: z.string(), qty: z.number().check(z.int(), z.gte(1)) }))
    .check(z.minLength(1)),
});
export type NewRefundRequest = z.infer<typeof WriteRefundRequestSchema>;

export const orderCalls = {
  getOrders: call({
    method: 'GET',
    path: '/orders/all',
    access: 'session',
    query: z.strictObject({ store_id: z.string(), ...pagingQuery }),
    response: OrderPageSchema,
  }),
  getOfflineOrders: call({
    method: 'GET',
    path: '/orders/all/offline',
    access: 'session',
    query: z.strictObject(pagingQuery),
    response: OrderPageSchema,
  }),
  getOrder: call({ method: 'GET', path: '/orders/{id}/details', access: 'session', response: OrderSchema }),
  getGuestOrder: call({
    method: 'GET',
    path: '/orders/{id}/details/guest',
    access: 'session',
    query: GuestLookupSchema,
    response: GuestOrderSchema,
    limit: 'lookUpOrder',
  }),
  uploadProof: call({
    method: 'PUT',
    path: '/orders/{id}/upload',
    access: 'session',
    body: UploadProofSchema,
    response: OrderSchema,
    urls: { image: 'picture' },
  }),
  completeOrder: call({ method: 'PUT', path: '/orders/{id}/completed', access: 'session', response: OrderSchema }),
  cancelOrder: call({ method: 'PUT', path: '/orders/{id}/cancelled', access: 'session', response: OrderSchema }),
  getOrderReviews: call({
    method: 'GET',
    path: '/orders/{id}/reviews',
    access: 'session',
    query: z.strictObject({ ...sortingQuery, ...pagingQuery }),
    response: pageOf(OrderReviewSchema),
  }),
  writeOrderReview: call({
    method: 'POST',
    path: '/orders/{id}/reviews',
    access: 'session',
    body: WriteOrderReviewSchema,
    response: DoneSchema,
    limit: 'comment',
    urls: { images: 'picture' },
  }),
  getRefundRequest: call({
    method: 'GET',
    path: '/orders/{id}/refund-request',
    access: 'session',
    response: z.object({ data: z._default(z.nullable(RefundRequestSchema), null) }),
  }),
  writeRefundRequest: call({
    method: 'POST',
    path: '/orders/{id}/refund-request',
    access: 'session',
    body: WriteRefundRequestSchema,
    response: DoneSchema,
    limit: 'refund',
    urls: { images: 'picture' },
  }),
};
