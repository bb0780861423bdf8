import * as z from 'zod/mini';
import {
  DateTimeSchema,
  MoneySchema,
  pageOf,
  PictureOrNoneSchema,
  PictureSchema,
  PointsSchema,
  TextSchema,
} from '@/lib/api/shapes';

// Services as lists show them: apart from schema.ts, because cart and wishlist need them on every page.

/** A category by name, as products carry it. */
export const CategoryRefSchema = z.object({ _id: z.string(), title: TextSchema });

/** Average from 0 to 5, how many, and how many per star (index 0 is one star). */
export const RatingSchema = z.object({
  average: z.number(),
  count: z.number(),
  distribution: z._default(z.array(z.number()), [0, 0, 0, 0, 0]),
});
export type Rating = z.infer<typeof RatingSchema>;

/** A service as lists and cards show it. Prices are the lowest of its variants. */
export const ProductSummarySchema = z.object({
  _id: z.string(),
  title: TextSchema,
  summary: z.nullish(TextSchema),
  image: PictureOrNoneSchema,
  /** its gallery, where the list has it: another of them stands where `image` is shown already */
  images: z._default(z.array(PictureSchema), []),
  categories: z._default(z.array(CategoryRefSchema), []),
  currency: z._default(z.string(), 'HKD'),
  original_price_from: MoneySchema,
  price_from: MoneySchema,
  point_from: z._default(PointsSchema, 0),
  is_available: z._default(z.boolean(), true),
  rating: z._default(RatingSchema, { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }),
  /** how long it takes, in words: "about 3 weeks" */
  duration: z.nullish(TextSchema),
  is_liked: z._default(z.boolean(), false),
  updated_at: z.nullish(DateTimeSchema),
});
export type ProductSummary = z.infer<typeof ProductSummarySchema>;

export const ProductPageSchema = pageOf(ProductSummarySchema);
export type ProductPage = z.infer<typeof ProductPageSchema>;
