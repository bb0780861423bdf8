import type { catalogCalls } from '@/lib/api/contract/catalog';
import type { Category, ProductSummary } from '@/lib/catalog/schema';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from '../state/accounts.ts';
import { isProductSorting } from '../state/catalog.ts';
import type { Implementers } from './context.ts';

const RELATED_COUNT = 12;

/** Marks what the account has in its wishlist of this store. */
export function withLikes(products: ProductSummary[], account: Account | undefined, storeId: string): ProductSummary[] {
  const liked = new Set(account?.wishlists.get(storeId));
  return liked.size === 0 ? products : products.map((product) => (liked.has(product._id) ? { ...product, is_liked: true } : product));
}

const CATEGORY_SORTINGS = new Set(['title.en', 'title.zh', 'title.cn']);

export const catalogHandlers: Implementers<typeof catalogCalls> = {
  getCategories: ({ catalog, query, url }) => {
    const { sort_by: sortBy = 'title.en', sort_order: order = 'asc' } = query;
    if (!CATEGORY_SORTINGS.has(sortBy)) throw new Refusal(422, 'invalid', { sort_by: 'unknown' });
    const locale = sortBy.slice(-2) as 'en' | 'zh' | 'cn';
    const sign = order === 'desc' ? -1 : 1;
    const byTitle = (a: Category, b: Category) => sign * (a.title[locale] ?? '').localeCompare(b.title[locale] ?? '');
    return pageOfList(catalog.categories.filter((category) => category.is_active).toSorted(byTitle), query, 5, url);
  },

  getCategoryTree: ({ catalog }) => ({ data: catalog.tree }),

  getProducts: ({ catalog, query, account, storeId, url }) => {
    if (query.sort_by && !isProductSorting(query.sort_by)) throw new Refusal(422, 'invalid', { sort_by: 'unknown' });
    for (const bound of ['min_price', 'max_price'] as const) {
      if (query[bound] !== undefined && !(query[bound] >= 0)) throw new Refusal(422, 'invalid', { [bound]: 'number' });
    }
    const page = pageOfList(catalog.filter(query), query, 5, url);
    return { ...page, data: withLikes(page.data, account, storeId) };
  },

  getProduct: ({ catalog, params, account, storeId }) => {
    const product = catalog.product(params.id);
    if (!product) throw new Refusal(404, 'serviceNotFound');
    return { ...product, is_liked: account?.wishlists.get(storeId)?.includes(product._id) ?? false };
  },

  getProductReviews: ({ catalog, state, params, query, url }) => {
    if (!catalog.product(params.id)) throw new Refusal(404, 'serviceNotFound');
    const sign = query.sort_order === 'asc' ? 1 : -1;
    const reviews = (state.productReviews.get(params.id) ?? []).toSorted((a, b) => sign * a.created_at.localeCompare(b.created_at));
    return pageOfList(reviews, query, 9999, url);
  },

  getRelatedProducts: ({ catalog, query, account, storeId, url }) => {
    if (!catalog.product(query.product_id)) throw new Refusal(404, 'serviceNotFound');
    const count = query.items_per_page ?? RELATED_COUNT;
    return pageOfList(withLikes(catalog.related([query.product_id], count), account, storeId), { per_page: count }, count, url);
  },

  getWarehouses: ({ state, query, url }) => pageOfList(state.seed.warehouses, query, 999, url),
};
