import * as z from 'zod/mini';
import { pageOf } from '@/lib/api/shapes';

export const CreditCardSchema = z.object({
  _id: z.string(),
  is_default: z._default(z.boolean(), false),
  brand: z._default(z.string(), ''),
  last4: z._default(z.string(), ''),
  /** month and year, as 08/28 or 08/2028 */
  expiry: z.optional(z.nullable(z.string())),
});
export type CreditCard = z.infer<typeof CreditCardSchema>;

export const CreditCardPageSchema = pageOf(CreditCardSchema);
export const BindCardSchema = z.strictObject({ success_url: z.string(), cancel_url: z.string() });
/** `return_url` is where the card's number is typed: the payment service's page, never the shop's. */
export const BindCardAnswerSchema = z.object({ return_url: z.string() });
