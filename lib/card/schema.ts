import * as z from 'zod/mini';
import { flag, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import { DoneSchema, pageOf, PageSizeSchema, UrlSchema } from '@/lib/api/shapes';

export const CreditCardSchema = z.object({
  _id: string,
  is_default: shown(flag, false),
  brand: shown(string, ''),
  last4: shown(string, ''),
  /** month and year, as 08/28 or 08/2028 */
  expiry: shown(string),
});
export type CreditCard = z.infer<typeof CreditCardSchema>;

export const CreditCardPageSchema = pageOf(CreditCardSchema);
export const BindCardSchema = z.strictObject({ success_url: UrlSchema, cancel_url: UrlSchema });
/** `return_url` is where the card's number is typed: the payment service's page, never the shop's. */
export const BindCardResponseSchema = z.object({ return_url: UrlSchema });

export const cardCalls = {
  getCreditCards: call({
    method: 'GET',
    path: '/credit-cards/all',
    access: 'registered',
    query: z.strictObject({ per_page: z.optional(PageSizeSchema) }),
    response: CreditCardPageSchema,
  }),
  bindCreditCard: call({
    method: 'POST',
    path: '/credit-cards/bind-card',
    access: 'registered',
    body: BindCardSchema,
    response: BindCardResponseSchema,
    urls: { success_url: 'return', cancel_url: 'return' },
  }),
  setDefaultCreditCard: call({
    method: 'PUT',
    path: '/credit-cards/{card_id}/set-default',
    access: 'registered',
    response: DoneSchema,
  }),
  deleteCreditCard: call({
    method: 'PUT',
    path: '/credit-cards/{card_id}/delete',
    access: 'registered',
    response: DoneSchema,
  }),
};
