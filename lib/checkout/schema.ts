import * as z from 'zod/mini';
import { optional, string } from '@/lib/api/atoms';
import { AreaCodeSchema, EmailSchema, PhoneSchema, requiredText } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { PAYMENT_METHODS } from '@/lib/api/payment-methods';
import { UrlSchema } from '@/lib/api/shapes';
import { DeliveryInfoSchema } from '@/lib/cart/schema';

/** The recipient. `email` is for guests, who look up an appointment by it; it may be empty. */
export const DeliveryDetailsSchema = z.strictObject({
  name: requiredText(100),
  address: requiredText(300),
  area_code: AreaCodeSchema,
  phone: PhoneSchema.check(z.minLength(1, { error: 'required' }), z.maxLength(20, { error: 'tooLong' })),
  email: z.optional(EmailSchema),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetailsSchema>;

/** The backend adds `order_id` to both URLs. */
export const CheckoutSchema = z.strictObject({
  checkout_product_variant_ids: z.array(z.string()).check(z.minLength(1)),
  voucher_code: z.nullable(z.string()),
  delivery_info: DeliveryInfoSchema,
  delivery_details: DeliveryDetailsSchema,
  payment_method: z.enum(PAYMENT_METHODS),
  success_url: UrlSchema,
  cancel_url: UrlSchema,
});
export type Checkout = z.infer<typeof CheckoutSchema>;

/** `return_url`: the payment page of an ONLINE payment */
export const CheckoutResponseSchema = z.object({
  order_id: string,
  return_url: optional(z.nullable(UrlSchema), null),
});
export type CheckoutResponse = z.infer<typeof CheckoutResponseSchema>;

export const checkoutCalls = {
  checkout: call({
    method: 'POST',
    path: '/stores/{store_id}/checkouts',
    access: 'session',
    body: CheckoutSchema,
    response: CheckoutResponseSchema,
    timeoutMs: LONG_CALL_TIMEOUT_MS,
    limit: 'checkout',
    hasIdempotencyKey: true,
    urls: { success_url: 'return', cancel_url: 'return' },
  }),
};
