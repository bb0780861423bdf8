import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { DoneSchema, PageSizeSchema } from '@/lib/api/shapes';
import { BindCardAnswerSchema, BindCardSchema, CreditCardPageSchema } from '@/lib/card/schema';

export const cardCalls = {
  getCreditCards: call({
    method: 'GET',
    path: '/credit-cards/all',
    access: 'registered',
    query: z.strictObject({ per_page: z.optional(PageSizeSchema) }),
    answer: CreditCardPageSchema,
  }),
  bindCreditCard: call({ method: 'POST', path: '/credit-cards/bind-card', access: 'registered', body: BindCardSchema, answer: BindCardAnswerSchema }),
  setDefaultCreditCard: call({ method: 'PUT', path: '/credit-cards/{card_id}/set-default', access: 'registered', answer: DoneSchema }),
  deleteCreditCard: call({ method: 'PUT', path: '/credit-cards/{card_id}/delete', access: 'registered', answer: DoneSchema }),
};
