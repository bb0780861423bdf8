import type { AccountSchema, CreditCardSchema, MembershipTransactionSchema, RecipientSchema } from '@/lib/account/schema';
import type { Courier, GiftItem } from '@/lib/cart/schema';
import type { Category, Product, ProductReview, WarehouseSchema } from '@/lib/catalog/schema';
import type { Configuration, CustomerLocalesSchema, Sorting } from '@/lib/configuration/schema';
import type { Content } from '@/lib/content/schema';
import type { Order } from '@/lib/order/schema';
import type { PostCategorySchema, PostReviewSchema, PostSchema } from '@/lib/post/schema';
import type { RedeemedVoucherSchema, VoucherSchema } from '@/lib/voucher/schema';
import type { Text } from '@/lib/api/shapes';
import type * as z from 'zod/mini';

/** A voucher as the shop's own books have it: `code` works for everyone, `min_amount` is in HKD after the services' own offers. */
export type SeedVoucher = z.output<typeof VoucherSchema> & { code: string | null; min_amount: number };
/** Given along when the services come to `min_amount` HKD or more. */
export type SeedGift = GiftItem & { min_amount: number };
/** Taken off everything when the services come to `min_amount` HKD or more. */
export type Storewide = { slug: string; title: Text; percent: number; min_amount: number };
export type SeedAccount = z.output<typeof AccountSchema> & {
  _id: string;
  password: string;
  recipient: z.output<typeof RecipientSchema> | null;
  cards: z.output<typeof CreditCardSchema>[];
  transactions: z.output<typeof MembershipTransactionSchema>[];
  /** the part of the balance that runs out, if any */
  points_expire_at: string | null;
  redeemed: z.output<typeof RedeemedVoucherSchema>[];
  wishlist: string[];
  cart: { product_variant_id: string; qty: number }[];
};
/** `account_id` is whose it is. */
export type SeedOrder = { account_id: string; store_id: string; order: Order };
export type SeedPost = z.output<typeof PostSchema>;
export type SeedPostReview = z.output<typeof PostReviewSchema> & { _id: string };

/** Everything the backend starts with. */
export type Seed = {
  categories: Category[];
  products: Product[];
  reviews: Map<string, ProductReview[]>;
  warehouses: z.output<typeof WarehouseSchema>[];
  posts: SeedPost[];
  postCategories: z.output<typeof PostCategorySchema>[];
  postReviews: Map<string, SeedPostReview[]>;
  contents: Content[];
  configuration: Configuration;
  customerLocales: z.output<typeof CustomerLocalesSchema>['data'];
  sortingLists: Record<string, Sorting[]>;
  couriers: (Courier & { country_codes: string[] })[];
  vouchers: SeedVoucher[];
  gifts: SeedGift[];
  storewide: Storewide | null;
  accounts: SeedAccount[];
  orders: SeedOrder[];
};
