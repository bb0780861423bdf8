import { CATEGORIES } from './data/categories.ts';
import { PRODUCTS } from './data/products.ts';
import { PRODUCT_REVIEWS } from './data/reviews.ts';
import type { Seed } from './seed.ts';
import { standIn } from './stand-in.ts';

/** The demo shop. `products`: services in all, generated beyond the written ones; null for those alone. */
export async function demoSeed(products: number | null): Promise<Seed> {
  void products;
  return {
    categories: CATEGORIES,
    products: PRODUCTS,
    reviews: new Map(Object.entries(PRODUCT_REVIEWS)),
    storewide: null,
    customerLocales: [
      { slug: 'en', title: 'English', is_default: true },
      { slug: 'zh', title: '繁體中文', is_default: false },
      { slug: 'cn', title: '简体中文', is_default: false },
    ],
    ...standIn,
  };
}
