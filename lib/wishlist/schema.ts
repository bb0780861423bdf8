import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { pagingQuery, ToggleResponseSchema } from '@/lib/api/shapes';
import { ProductPageSchema } from '@/lib/catalog/summary-schema';

export const ToggleWishlistSchema = z.strictObject({ product_id: z.string().check(z.minLength(1)) });

export const wishlistCalls = {
  /** a page of liked services; `total` is the wishlist's count */
  getWishlist: call({
    method: 'GET',
    path: '/stores/{store_id}/wishlist/all',
    access: 'session',
    query: z.strictObject(pagingQuery),
    response: ProductPageSchema,
  }),
  toggleWishlist: call({
    method: 'POST',
    path: '/stores/{store_id}/wishlist/add-to-wishlist',
    access: 'session',
    body: ToggleWishlistSchema,
    response: ToggleResponseSchema,
  }),
};
