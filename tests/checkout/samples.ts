import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { Cart } from '@/lib/cart/schema';
import type { Submission } from '@/lib/checkout/submit';

/** A checkout of a whole cart, which the backend still calculates as it was seen and which no order exists for. */
export const submissionOf = (seen: Cart, send: Submission['send'], more: Partial<Submission> = {}): Submission => ({
  seen,
  choices: {
    ...DEFAULT_CHOICES,
    checkout_product_variant_ids: seen.cart_items.map(({ product_variant_id }) => product_variant_id),
  },
  details: {
    delivery_details: { name: 'Chan', address: 'Flat A', area_code: '+852', phone: '91234567' },
    payment_method: 'ONLINE',
    success_url: 'http://shop/result/order/success',
    cancel_url: 'http://shop/result/order/cancelled',
  },
  paymentOrigins: [],
  readCart: async () => structuredClone(seen),
  readCouriers: async () => [],
  readOrders: async () => [],
  readOrder: () => Promise.reject(new Error('no order to read')),
  send,
  ...more,
});
