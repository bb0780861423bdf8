import * as z from 'zod/mini';
import { flag, listOf, number, optional, shown, string, wholeListOf } from '@/lib/api/atoms';
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
export const CategoryRefSchema = z.object({ _id: string, title: TextSchema });

/** Average from 0 to 5, how many, and how many per star (index 0 is one star). */
export const RatingSchema = z.object({
  average: number,
  count: number,
  distribution: shown(wholeListOf(number), [0, 0, 0, 0, 0]),
});
export type Rating = z.infer<typeof RatingSchema>;

/** A service as lists and cards show it. Prices are the lowest of its variants. */
export const ProductSummarySchema = z.object({
  _id: string,
  title: TextSchema,
  summary: shown(TextSchema),
  image: PictureOrNoneSchema,
  /** its gallery, where the list has it: another of them stands where `image` is shown already */
  images: shown(listOf(PictureSchema), []),
  categories: shown(listOf(CategoryRefSchema), []),
  currency: optional(string, 'HKD'),
  original_price_from: MoneySchema,
  price_from: MoneySchema,
  point_from: optional(PointsSchema, 0),
  is_available: optional(flag, true),
  rating: shown(RatingSchema, { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }),
  /** what else the shop's search finds it by: what its options and its scope say, other names */
  search_words: shown(TextSchema),
  /** how long it takes, in words: "about 3 weeks" */
  duration: shown(TextSchema),
  is_liked: shown(flag, false),
  updated_at: shown(DateTimeSchema),
});
export type ProductSummary = z.infer<typeof ProductSummarySchema>;

export const ProductPageSchema = pageOf(ProductSummarySchema);
export type ProductPage = z.infer<typeof ProductPageSchema>;
