import * as z from 'zod/mini';
import { flag, linesOf, listOf, number, optional, pageList, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import { SERVICE_KINDS } from '@/lib/api/service-kind';
import {
  DoneSchema,
  MoneySchema,
  openEnum,
  PageSizeSchema,
  PictureOrNoneSchema,
  PointsSchema,
  TextOrNoneSchema,
  TextSchema,
  type UnreadLines,
} from '@/lib/api/shapes';
import { ProductPageSchema } from '@/lib/catalog/summary-schema';

export const DELIVERY_METHODS = ['DELIVERY', 'PICKUP'] as const;

/** Where and how it comes: HK, DELIVERY and no courier until the shopper chooses (spec 9). */
export const DeliveryInfoSchema = z.strictObject({
  country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  method: z.enum(DELIVERY_METHODS),
  courier_id: z.nullable(z.string()),
});
export type DeliveryInfo = z.infer<typeof DeliveryInfoSchema>;

/** One line: an appointment request. All money and points are the backend's own figures. */
export const CartItemSchema = z.object({
  product_variant_id: string,
  product_id: shown(string),
  qty: number,
  global_discount: optional(MoneySchema, 0),
  product_title: TextOrNoneSchema,
  product_variant_title: TextOrNoneSchema,
  image: PictureOrNoneSchema,
  original_price_per_unit: MoneySchema,
  discounted_price_per_unit: MoneySchema,
  original_subtotal_price: MoneySchema,
  subtotal_price: MoneySchema,
  original_point_per_unit: optional(PointsSchema, 0),
  discounted_point_per_unit: optional(PointsSchema, 0),
  original_subtotal_point: optional(PointsSchema, 0),
  subtotal_point: optional(PointsSchema, 0),
  is_available: optional(flag, true),
  /** the service's: what its price is and when it is paid, where that is not all at once */
  payment_note: shown(TextSchema),
  /** the service's, too */
  kind: shown(openEnum(SERVICE_KINDS)),
  /** of the line's amounts; without it they are in the currency of the calculations */
  currency: optional(string),
});
export type CartItem = z.infer<typeof CartItemSchema>;

/** Something given along with the request. */
export const GiftItemSchema = z.object({
  product_variant_id: string,
  qty: number,
  product_title: TextOrNoneSchema,
  product_variant_title: shown(TextSchema),
  /** why it is given: "Free with services of HK$5,000 or more" */
  reason: shown(TextSchema),
  image: PictureOrNoneSchema,
});
export type GiftItem = z.infer<typeof GiftItemSchema>;

export const CartDiscountSchema = z.object({ slug: string, title: TextOrNoneSchema, amount: MoneySchema });

/**
 * Why a voucher code takes nothing off: nobody knows it, its last day is over, it was used, `voucher_minimum` is not
 * reached, it is for other services, or for the shipping fee where none is charged.
 */
export const VOUCHER_REASONS = ['unknown', 'expired', 'used', 'minimum', 'services', 'delivery'] as const;

/**
 * What the ticked lines come to. `price.subtotal` is before discounts; `price_discount.local` comes from the services'
 * own offers, `.global` from storewide offers and the voucher; `price.total` is what both leave, with `shipping_fee`.
 */
export const CalculationsSchema = z.object({
  currency: optional(string, 'HKD'),
  price: z.object({ subtotal: MoneySchema, total: MoneySchema }),
  price_discount: optional(z.object({ local: MoneySchema, global: MoneySchema }), { local: 0, global: 0 }),
  point: optional(z.object({ subtotal: PointsSchema, total: PointsSchema }), { subtotal: 0, total: 0 }),
  shipping_fee: optional(MoneySchema, 0),
});
export type Calculations = z.infer<typeof CalculationsSchema>;

export const CartSchema = z.object({
  cart_items: linesOf(CartItemSchema),
  gift_items: optional(listOf(GiftItemSchema), []),
  discounts: optional(listOf(CartDiscountSchema), []),
  calculations: CalculationsSchema,
  is_voucher_applied: optional(flag, false),
  voucher_reason: shown(openEnum(VOUCHER_REASONS)),
  voucher_minimum: optional(MoneySchema),
  is_enough_membership_points: optional(flag, false),
});
export type Cart = z.infer<typeof CartSchema> & UnreadLines;

/** Asks for the cart as these choices would make it: which lines are ticked, which voucher, which delivery. */
export const CartChoicesSchema = z.strictObject({
  checkout_product_variant_ids: z.array(z.string()),
  voucher_code: z.nullable(z.string()),
  delivery_info: DeliveryInfoSchema,
});
export type CartChoices = z.infer<typeof CartChoicesSchema>;

/** `qty` is a change: +1, −1; −(line's qty) removes the line. */
export const AddToCartSchema = z.strictObject({
  product_variant_id: z.string().check(z.minLength(1)),
  qty: z.number().check(
    z.int(),
    z.gte(-9999),
    z.lte(9999),
    z.refine((qty) => qty !== 0),
  ),
});
export type AddToCart = z.infer<typeof AddToCartSchema>;

export const CourierSchema = z.object({
  _id: string,
  title: TextOrNoneSchema,
  description: shown(TextSchema),
  method: shown(openEnum(DELIVERY_METHODS), 'DELIVERY'),
  currency: optional(string, 'HKD'),
  fee: optional(MoneySchema, 0),
});
export type Courier = z.infer<typeof CourierSchema>;

const CART = '/stores/{store_id}/shopping-cart';

export const cartCalls = {
  getCart: call({
    method: 'POST',
    path: `${CART}/all`,
    access: 'session',
    body: CartChoicesSchema,
    response: CartSchema,
    limit: 'voucher',
  }),
  addToCart: call({
    method: 'POST',
    path: `${CART}/add-to-cart`,
    access: 'session',
    body: AddToCartSchema,
    response: DoneSchema,
  }),
  clearCart: call({ method: 'DELETE', path: `${CART}/clear-cart`, access: 'session', response: DoneSchema }),
  getCouriers: call({
    method: 'GET',
    path: `${CART}/couriers`,
    access: 'public',
    query: z.strictObject({ country_code: z.string() }),
    response: z.object({ data: pageList(CourierSchema) }),
  }),
  getCartRelatedProducts: call({
    method: 'GET',
    path: `${CART}/related-products-urls`,
    access: 'public',
    query: z.strictObject({ product_ids: z.optional(z.string()), items_per_page: z.optional(PageSizeSchema) }),
    response: ProductPageSchema,
  }),
};
