import * as z from 'zod/mini';
import { ProductPageSchema } from '@/lib/catalog/summary-schema';

/** A page of liked services; `total` is the wishlist's count. */
export const WishlistSchema = ProductPageSchema;
export const ToggleWishlistSchema = z.strictObject({ product_id: z.string().check(z.minLength(1)) });
/** The call toggles: the answer says which way it went. */
export const ToggleAnswerSchema = z.object({ is_liked: z.optional(z.boolean()) });
