import * as z from 'zod/mini';
import { flag, linesOf, listOf, number, objectOf, optional, shown, string, wholeListOf } from '@/lib/api/atoms';
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
  ReplySchema,
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
  updated_at: shown(DateTimeSchema),
  /** who set it, where the backend says so: nobody is said to have confirmed what he did not */
  by: shown(openEnum(['customer', 'studio'])),
});
export type StatusEntry = z.infer<typeof StatusEntrySchema>;

/** Lines of one `category` (a trade, a room) are shown together. */
export const QuotationLineSchema = z.object({
  category: shown(TextSchema),
  title: TextOrNoneSchema,
  description: shown(TextSchema),
  qty: optional(number, 1),
  unit: shown(TextSchema),
  unit_price: optional(MoneySchema),
  amount: MoneySchema,
});

/**
 * A quotation is revised, not changed: `superseded` by a later version, or `sent` and unanswered, `accepted`,
 * `declined`.
 */
export const QuotationVersionSchema = z.object({
  _id: string,
  version: number,
  reference_number: shown(string, ''),
  status: optional(openEnum(['sent', 'accepted', 'declined', 'superseded']), 'sent'),
  created_at: shown(DateTimeSchema),
  accepted_at: shown(DateTimeSchema),
  valid_until: optional(DateTimeSchema),
  lines: optional(wholeListOf(QuotationLineSchema), []),
  subtotal: optional(MoneySchema),
  discount: optional(MoneySchema),
  total: MoneySchema,
  /** the document, where there is one */
  url: shown(string),
});
export type QuotationVersion = z.infer<typeof QuotationVersionSchema>;

const InstalmentSchema = z.object({
  _id: string,
  index: number,
  title: TextOrNoneSchema,
  amount: MoneySchema,
  due_at: shown(DateTimeSchema),
  is_paid: optional(flag, false),
});
export type Instalment = z.infer<typeof InstalmentSchema>;

const PaymentRecordSchema = z.object({
  _id: string,
  amount: z.nullable(MoneySchema),
  status: openEnum(['recognising', 'waiting', 'approved', 'rejected']),
  image: shown(PictureSchema),
  created_at: DateTimeOrNoneSchema,
});
export type PaymentRecord = z.infer<typeof PaymentRecordSchema>;

const QuotationSchema = z.object({
  reference_number: string,
  url: shown(string),
  total: MoneySchema,
  versions: optional(wholeListOf(QuotationVersionSchema), []),
});
export type Quotation = z.infer<typeof QuotationSchema>;

/** What makes an order a project order. */
export const ProjectSchema = z.object({
  title: TextOrNoneSchema,
  quotation: optional(QuotationSchema),
  installments: optional(wholeListOf(InstalmentSchema), []),
  payment_records: optional(wholeListOf(PaymentRecordSchema), []),
});
export type Project = z.infer<typeof ProjectSchema>;

/** What the studio sends from the site while the works go on. */
export const WorksEntrySchema = z.object({
  _id: string,
  created_at: DateTimeOrNoneSchema,
  note: shown(TextSchema),
  images: shown(listOf(PictureSchema), []),
});

export const ProgrammeStepSchema = z.object({
  starts_at: DateTimeOrNoneSchema,
  title: TextOrNoneSchema,
  who: shown(TextSchema),
});
export type ProgrammeStep = z.infer<typeof ProgrammeStepSchema>;

/** An order as lists show it. */
export const OrderSummarySchema = z.object({
  _id: string,
  reference_number: string,
  created_at: DateTimeOrNoneSchema,
  current_status: OrderStatusSchema,
  statuses: optional(listOf(StatusEntrySchema), []),
  is_paid: optional(flag, false),
  /** of an online payment: `waiting` until the payment service has reported */
  payment_status: optional(openEnum(['waiting', 'paid', 'failed', 'cancelled']), 'waiting'),
  payment_method: optional(openEnum(PAYMENT_METHODS), 'OFFLINE'),
  /** of an online payment that has not come: the page where this order is paid */
  return_url: shown(UrlSchema),
  /** the first line's service */
  title: shown(TextSchema),
  image: shown(PictureSchema),
  item_count: shown(number, 0),
  /** says that its price is an estimate, as one of its lines does */
  payment_note: shown(TextSchema),
  currency: optional(string, 'HKD'),
  total: MoneySchema,
  /** the agreed day on which the studio comes */
  appointment_at: shown(DateTimeSchema),
  checkout: optional(
    z.object({ offline: optional(z.nullable(z.object({ image: shown(z.nullable(string), null) })), null) }),
    { offline: null },
  ),
  project: optional(z.nullable(ProjectSchema), null),
});
export type OrderSummary = z.infer<typeof OrderSummarySchema>;

export const OrderSchema = z.extend(OrderSummarySchema, {
  items: optional(linesOf(CartItemSchema), []),
  gift_items: optional(listOf(GiftItemSchema), []),
  discounts: optional(listOf(CartDiscountSchema), []),
  calculations: CalculationsSchema,
  voucher_code: optional(z.nullable(string), null),
  /** why an online payment failed, in words for the customer */
  payment_error: shown(TextSchema),
  delivery_info: z.object({
    country_code: string,
    method: openEnum(DELIVERY_METHODS),
    courier_id: optional(z.nullable(string), null),
  }),
  courier_title: shown(TextSchema),
  delivery_details: objectOf({
    name: shown(string, ''),
    address: shown(string, ''),
    area_code: shown(KeptAreaCodeSchema, ''),
    phone: shown(string, ''),
    email: shown(string),
  }),
  works_diary: shown(listOf(WorksEntrySchema), []),
  /** what is planned, and who comes */
  programme: shown(listOf(ProgrammeStepSchema)),
  /** who answers for it */
  contact_person: shown(TextSchema),
});
export type Order = z.infer<typeof OrderSchema> & UnreadLines;

export const OrderPageSchema = pageOf(OrderSummarySchema);

/** A guest's look-up. A `message` means that email or phone is incorrect (spec 5). */
export const GuestOrderSchema = z.union([OrderSchema, z.object({ message: string })]);
export const GuestLookupSchema = z.strictObject({ email: z.optional(z.string()), phone: z.optional(z.string()) });

export const UploadProofSchema = z.strictObject({ image: z.string().check(z.minLength(1)) });

/** Most pictures of a review (spec 5). */
export const MAX_REVIEW_IMAGES = 5;

export const OrderReviewSchema = z.object({
  _id: string,
  rating: shown(z.nullable(number), null),
  comment: shown(string, ''),
  images: shown(listOf(PictureSchema), []),
  product_variant_ids: shown(listOf(string), []),
  status: optional(ApprovalStatusSchema, 'waiting'),
  created_at: DateTimeOrNoneSchema,
  reply: ReplySchema,
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

export const RefundItemSchema = z.object({ product_variant_id: string, qty: number });
export type RefundItem = z.infer<typeof RefundItemSchema>;
export const RefundRequestSchema = z.object({
  _id: string,
  reason: shown(string, ''),
  images: shown(listOf(PictureSchema), []),
  refund_items: shown(listOf(RefundItemSchema), []),
  items: optional(listOf(CartItemSchema), []),
  status: optional(ApprovalStatusSchema, 'waiting'),
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
    response: z.object({ data: optional(z.nullable(RefundRequestSchema), null) }),
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
