import type { Courier } from '@/lib/cart/schema';
import type { Category, Product, ProductReview, WarehouseSchema } from '@/lib/catalog/schema';
import type { Configuration, CustomerLocalesSchema, Sorting } from '@/lib/configuration/schema';
import type { Content } from '@/lib/content/schema';
import type { PostCategorySchema, PostReviewSchema, PostSchema } from '@/lib/post/schema';
import type { VoucherSchema } from '@/lib/voucher/schema';
import type { Text } from '@/lib/api/shapes';
import type * as z from 'zod/mini';
import type { DemoAccount } from './data/accounts.ts';
import type { Gift } from './data/gifts.ts';
import type { OrderSeed } from './data/order-seed.ts';
import type { DiscountCode } from './data/vouchers.ts';

/** Taken off everything when the services come to `min_amount` HKD or more. */
export type Storewide = { slug: string; title: Text; percent: number; min_amount: number };
export type SeedPost = z.output<typeof PostSchema>;
export type SeedPostReview = z.output<typeof PostReviewSchema>;

/** Everything the backend starts with. */
export type Seed = {
  categories: Category[];
  /** the services of a catalogue of so many; of the written ones alone for null */
  productsOf: (count: number | null) => Product[];
  reviews: Map<string, ProductReview[]>;
  warehouses: z.output<typeof WarehouseSchema>[];
  posts: SeedPost[];
  postCategories: z.output<typeof PostCategorySchema>[];
  postReviews: Map<string, SeedPostReview[]>;
  contents: Content[];
  configuration: Configuration;
  customerLocales: z.output<typeof CustomerLocalesSchema>['data'];
  sortingLists: Record<string, Sorting[]>;
  /** by country code */
  couriers: Record<string, Courier[]>;
  vouchers: z.output<typeof VoucherSchema>[];
  discountCodes: DiscountCode[];
  gifts: Gift[];
  storewide: Storewide | null;
  accounts: DemoAccount[];
  orders: OrderSeed[];
};
