import { ACCOUNTS } from './data/accounts.ts';
import { CATEGORIES } from './data/categories.ts';
import { CONFIGURATION, CUSTOMER_LOCALES, SORTING_LISTS } from './data/configuration.ts';
import { COURIERS, WAREHOUSES } from './data/couriers.ts';
import { GIFTS } from './data/gifts.ts';
import { ORDER_SEEDS } from './data/orders.ts';
import { PRODUCTS } from './data/products.ts';
import { PRODUCT_REVIEWS } from './data/reviews.ts';
import { t } from './data/text.ts';
import { DISCOUNT_CODES, VOUCHERS } from './data/vouchers.ts';
import type { Seed } from './seed.ts';
import { standIn } from './stand-in.ts';

/** The demo shop. `products`: services in all, generated beyond the written ones; null for those alone. */
export function demoSeed(products: number | null): Seed {
  void products;
  return {
    categories: CATEGORIES,
    products: PRODUCTS,
    reviews: new Map(Object.entries(PRODUCT_REVIEWS)),
    warehouses: WAREHOUSES,
    configuration: CONFIGURATION,
    customerLocales: CUSTOMER_LOCALES,
    sortingLists: SORTING_LISTS,
    couriers: COURIERS,
    vouchers: VOUCHERS,
    discountCodes: DISCOUNT_CODES,
    gifts: GIFTS,
    accounts: ACCOUNTS,
    orders: ORDER_SEEDS,
    storewide: { slug: 'storewide', title: t('2% off from HK$150,000', '滿 HK$150,000 減 2%', '满 HK$150,000 减 2%'), percent: 2, min_amount: 150_000 },
    ...standIn,
  };
}
