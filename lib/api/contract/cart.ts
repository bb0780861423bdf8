import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { DoneSchema, PageSizeSchema } from '@/lib/api/shapes';
import { AddToCartSchema, CartChoicesSchema, CartSchema, CourierSchema } from '@/lib/cart/schema';
import { ProductPageSchema } from '@/lib/catalog/summary-schema';

const CART = '/stores/{store_id}/shopping-cart';

export const cartCalls = {
  getCart: call({ method: 'POST', path: `${CART}/all`, access: 'session', body: CartChoicesSchema, answer: CartSchema }),
  addToCart: call({ method: 'POST', path: `${CART}/add-to-cart`, access: 'session', body: AddToCartSchema, answer: DoneSchema }),
  clearCart: call({ method: 'DELETE', path: `${CART}/clear-cart`, access: 'session', answer: DoneSchema }),
  getCouriers: call({
    method: 'GET',
    path: `${CART}/couriers`,
    access: 'public',
    query: z.strictObject({ country_code: z.string() }),
    answer: z.object({ data: z.array(CourierSchema) }),
  }),
  getCartRelatedProducts: call({
    method: 'GET',
    path: `${CART}/related-products-urls`,
    access: 'public',
    query: z.strictObject({ product_ids: z.optional(z.string()), items_per_page: z.optional(PageSizeSchema) }),
    answer: ProductPageSchema,
  }),
};
