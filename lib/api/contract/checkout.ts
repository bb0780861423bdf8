import { call } from '@/lib/api/call';
import { CheckoutAnswerSchema, CheckoutSchema } from '@/lib/checkout/schema';

export const checkoutCalls = {
  checkout: call({ method: 'POST', path: '/stores/{store_id}/checkouts', access: 'session', body: CheckoutSchema, answer: CheckoutAnswerSchema }),
};
