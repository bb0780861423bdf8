import type { catalogCalls, ProductSummary } from '@/lib/catalog/schema';
import type { wishlistCalls } from '@/lib/wishlist/schema';
import { SEED } from '../data/seed.ts';
import { byDate, byTitle } from '../lists.ts';
import { found, invalid } from '../messages.ts';
import { type Account, listOf } from '../state/accounts.ts';
import { isProductSorting } from '../state/catalog.ts';
import type { Handlers } from './context.ts';

/** Marks the products that are in the account's wishlist. */
export function withLikes(products: ProductSummary[], account: Account | undefined, storeId: string): ProductSummary[] {
  const liked = new Set(account?.wishlists.get(storeId));
  return products.map((product) => (liked.has(product._id) ? { ...product, is_liked: true } : product));
}

export const catalogHandlers: Handlers<typeof catalogCalls & typeof wishlistCalls> = {
  getCategories: ({ catalog, query, page }) =>
    page(
      byTitle(
        catalog.categories.filter((category) => category.is_active),
        query,
      ),
      5,
    ),

  getCategoryTree: ({ catalog }) => ({ data: catalog.tree }),

  getProducts: ({ catalog, query, account, storeId, page }) => {
    if (query.sort_by && !isProductSorting(query.sort_by)) throw invalid({ sort_by: 'unknown' });
    for (const bound of ['min_price', 'max_price'] as const)
      if (!((query[bound] ?? 0) >= 0)) throw invalid({ [bound]: 'number' });
    const products = page(catalog.filter(query), 5);
    return { ...products, data: withLikes(products.data, account, storeId) };
  },

  getProduct: ({ catalog, params, account, storeId }) => {
    const product = found(catalog.product(params.id), 'serviceNotFound');
    return { ...product, is_liked: account?.wishlists.get(storeId)?.includes(product._id) ?? false };
  },

  getProductReviews: ({ catalog, state, params, query, page }) => {
    found(catalog.product(params.id), 'serviceNotFound');
    return page(byDate(state.productReviews.get(params.id) ?? [], query.sort_order ?? 'desc'), 9999);
  },

  getRelatedProducts: ({ catalog, query, account, storeId, page }) => {
    found(catalog.product(query.product_id), 'serviceNotFound');
    const count = query.items_per_page ?? 12;
    return page(withLikes(catalog.related([query.product_id], count), account, storeId), count);
  },

  getWarehouses: ({ page }) => page(SEED.warehouses, 999),

  /** Newest first. */
  getWishlist: ({ account, storeId, catalog, page }) => {
    const products = listOf(account.wishlists, storeId).flatMap((id) => catalog.summary(id) ?? []);
    return page(withLikes(products.toReversed(), account, storeId), 3);
  },

  toggleWishlist: ({ account, storeId, catalog, body }) => {
    found(catalog.product(body.product_id), 'serviceNotFound');
    const list = listOf(account.wishlists, storeId);
    const index = list.indexOf(body.product_id);
    if (index < 0) list.push(body.product_id);
    else list.splice(index, 1);
    return { is_liked: index < 0 };
  },
};
