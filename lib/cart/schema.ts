import * as z from 'zod/mini';
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
  product_variant_id: z.string(),
  product_id: z.nullish(z.string()),
  qty: z.number(),
  global_discount: z._default(MoneySchema, 0),
  product_title: TextOrNoneSchema,
  product_variant_title: TextOrNoneSchema,
  image: PictureOrNoneSchema,
  original_price_per_unit: MoneySchema,
  discounted_price_per_unit: MoneySchema,
  original_subtotal_price: MoneySchema,
  subtotal_price: MoneySchema,
  original_point_per_unit: z._default(PointsSchema, 0),
  discounted_point_per_unit: z._default(PointsSchema, 0),
  original_subtotal_point: z._default(PointsSchema, 0),
  subtotal_point: z._default(PointsSchema, 0),
  is_available: z._default(z.boolean(), true),
  /** the service's: what its price is and when it is paid, where that is not all at once */
  payment_note: z.nullish(TextSchema),
  /** the service's, too */
  kind: z.nullish(openEnum(SERVICE_KINDS)),
  /** of the line's amounts; without it they are in the currency of the calculations */
  currency: z.optional(z.string()),
});
export type CartItem = z.infer<typeof CartItemSchema>;

/** Something given along with the request. */
export const GiftItemSchema = z.object({
  product_variant_id: z.string(),
  qty: z.number(),
  product_title: TextOrNoneSchema,
  product_variant_title: z.nullish(TextSchema),
  /** why it is given: "Free with services of HK$5,000 or more" */
  reason: z.nullish(TextSchema),
  image: PictureOrNoneSchema,
});
export type GiftItem = z.infer<typeof GiftItemSchema>;

export const CartDiscountSchema = z.object({ slug: z.string(), title: TextOrNoneSchema, amount: MoneySchema });

/**
 * Why a voucher code takes nothing off: nobody knows it, its last day is over, it was used, `voucher_minimum` is not
 * reached, it is for other services, or for the delivery fee where none is charged.
 */
export const VOUCHER_REASONS = ['unknown', 'expired', 'used', 'minimum', 'services', 'delivery'] as const;

/**
 * What the ticked lines come to. `price.subtotal` is before discounts; `price_discount.local` comes from the services'
 * own offers, `.global` from storewide offers and the voucher; `price.total` is what both leave, with `shipping_fee`.
 */
export const CalculationsSchema = z.object({
  currency: z._default(z.string(), 'HKD'),
  price: z.object({ subtotal: MoneySchema, total: MoneySchema }),
  price_discount: z._default(z.object({ local: MoneySchema, global: MoneySchema }), { local: 0, global: 0 }),
  point: z._default(z.object({ subtotal: PointsSchema, total: PointsSchema }), { subtotal: 0, total: 0 }),
  shipping_fee: z._default(MoneySchema, 0),
});
export type Calculations = z.infer<typeof CalculationsSchema>;

export const CartSchema = z.object({
  cart_items: z.array(CartItemSchema),
  gift_items: z._default(z.array(GiftItemSchema), []),
  discounts: z._default(z.array(CartDiscountSchema), []),
  calculations: CalculationsSchema,
  is_voucher_applied: z._default(z.boolean(), false),
  voucher_reason: z.nullish(openEnum(VOUCHER_REASONS)),
  voucher_minimum: z.nullish(MoneySchema),
  is_enough_membership_points: z._default(z.boolean(), false),
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
  _id: z.string(),
  title: TextOrNoneSchema,
  description: z.nullish(TextSchema),
  method: z._default(openEnum(DELIVERY_METHODS), 'DELIVERY'),
  currency: z._default(z.string(), 'HKD'),
  fee: z._default(MoneySchema, 0),
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
    response: z.object({ data: z.array(CourierSchema) }),
  }),
  getCartRelatedProducts: call({
    method: 'GET',
    path: `${CART}/related-products-urls`,
    access: 'public',
    query: z.strictObject({ product_ids: z.optional(z.string()), items_per_page: z.optional(PageSizeSchema) }),
    response: ProductPageSchema,
  }),
};
