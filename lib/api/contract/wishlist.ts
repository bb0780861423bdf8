import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { pagingQuery } from '@/lib/api/shapes';
import { ToggleAnswerSchema, ToggleWishlistSchema, WishlistSchema } from '@/lib/wishlist/schema';

export const wishlistCalls = {
  getWishlist: call({ method: 'GET', path: '/stores/{store_id}/wishlist/all', access: 'session', query: z.strictObject(pagingQuery), answer: WishlistSchema }),
  toggleWishlist: call({
    method: 'POST',
    path: '/stores/{store_id}/wishlist/add-to-wishlist',
    access: 'session',
    body: ToggleWishlistSchema,
    answer: ToggleAnswerSchema,
  }),
};
