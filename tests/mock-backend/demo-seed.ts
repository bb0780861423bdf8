import type { Product } from '@/lib/catalog/schema';
import { ACCOUNTS } from './data/accounts.ts';
import { CATEGORIES } from './data/categories.ts';
import { CONFIGURATION, CUSTOMER_LOCALES, SORTING_LISTS } from './data/configuration.ts';
import { CONTENTS } from './data/contents.ts';
import { COURIERS, WAREHOUSES } from './data/couriers.ts';
import { generateProducts } from './data/generate.ts';
import { GIFTS } from './data/gifts.ts';
import { ORDER_SEEDS } from './data/orders.ts';
import { POST_CATEGORIES } from './data/post.ts';
import { POST_REVIEWS, POSTS } from './data/posts.ts';
import { PRODUCTS } from './data/products.ts';
import { PRODUCT_REVIEWS } from './data/reviews.ts';
import { t } from './data/text.ts';
import { DISCOUNT_CODES, VOUCHERS } from './data/vouchers.ts';
import type { Seed } from './seed.ts';

/** Making 10,000 takes a second, and they are the same each time: the last ones are kept. */
let generated: Product[] = [];
function productsOf(count: number | null): Product[] {
  if (count === null) return PRODUCTS;
  if (generated.length !== count) generated = generateProducts(count);
  return generated;
}

/** The demo shop. */
export function demoSeed(): Seed {
  return {
    categories: CATEGORIES,
    productsOf,
    reviews: new Map(Object.entries(PRODUCT_REVIEWS)),
    warehouses: WAREHOUSES,
    posts: POSTS,
    postCategories: POST_CATEGORIES,
    postReviews: new Map(Object.entries(POST_REVIEWS)),
    contents: CONTENTS,
    configuration: CONFIGURATION,
    customerLocales: CUSTOMER_LOCALES,
    sortingLists: SORTING_LISTS,
    couriers: COURIERS,
    vouchers: VOUCHERS,
    discountCodes: DISCOUNT_CODES,
    gifts: GIFTS,
    accounts: ACCOUNTS,
    orders: ORDER_SEEDS,
    storewide: {
      slug: 'storewide',
      title: t('2% off when you spend HK$150,000 or more', '滿 HK$150,000 減 2%', '满 HK$150,000 减 2%'),
      percent: 2,
      min_amount: 150_000,
    },
  };
}
