import { ACCOUNTS } from './accounts.ts';
import { CATEGORIES } from './categories.ts';
import { COURIERS, DISCOUNT_CODES, PROMOTIONS, VOUCHERS, WAREHOUSES } from './commerce.ts';
import { CONFIGURATION, CUSTOMER_LOCALES, SORTING_LISTS } from './configuration.ts';
import { CONTENTS } from './contents.ts';
import { ORDER_SEEDS } from './orders.ts';
import { POST_CATEGORIES, POST_REVIEWS, POSTS } from './posts.ts';
import { PRODUCT_REVIEWS, PRODUCTS } from './products.ts';

/** Everything that the demo shop starts with. Nothing changes it: the state works on copies. */
export const SEED = {
  categories: CATEGORIES,
  products: PRODUCTS,
  reviews: PRODUCT_REVIEWS,
  warehouses: WAREHOUSES,
  posts: POSTS,
  postCategories: POST_CATEGORIES,
  postReviews: POST_REVIEWS,
  contents: CONTENTS,
  configuration: CONFIGURATION,
  customerLocales: CUSTOMER_LOCALES,
  sortingLists: SORTING_LISTS,
  /** by country code */
  couriers: COURIERS,
  vouchers: VOUCHERS,
  discountCodes: DISCOUNT_CODES,
  ...PROMOTIONS,
  accounts: ACCOUNTS,
  orders: ORDER_SEEDS,
};
