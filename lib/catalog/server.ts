import 'server-only';
import { cache } from 'react';
import { serverApi } from '@/lib/calls/server';
import { cachedLinks, readIfFound, readOr } from '@/lib/calls/server-reads';
import { MAIN_STORE } from '@/lib/api/store';
import { activeTree } from '@/lib/catalog/categories';
import { PAGE_SIZE } from '@/lib/catalog/listing';
import {
  catalogCalls,
  type Category,
  type CategoryNode,
  type Product,
  type ProductFilter,
  type ProductReview,
  type ProductSummary,
} from '@/lib/catalog/schema';

/** Page sizes and sorting of spec 9. */
const RELATED = 12;
const REVIEW_QUERY = { per_page: 9999, sort_by: 'created_at', sort_order: 'desc' } as const;
const CATEGORY_QUERY = { per_page: 5, page: 1, sort_by: 'title.en', sort_order: 'asc' } as const;

/** The active categories, up to three levels. @throws ApiError */
export const getCategoryTree = cache(async (): Promise<CategoryNode[]> =>
  activeTree((await serverApi(catalogCalls.getCategoryTree, { params: MAIN_STORE })).data),
);

/** The same for a page that can do without: none when they cannot be read. Never throws. */
export const getCategoryEntries = (): Promise<CategoryNode[]> => readOr([], 'categories', getCategoryTree);

/** Some categories to suggest where a search found nothing; none when they cannot be read. Never throws. */
export const getSomeCategories = (): Promise<Category[]> =>
  readOr([], 'suggested categories', async () => {
    const { data } = await serverApi(catalogCalls.getCategories, { params: MAIN_STORE, query: CATEGORY_QUERY });
    return data.filter((category) => category.is_active);
  });

/** One page of services. @throws ApiError */
export const getProducts = (query: ProductFilter) => serverApi(catalogCalls.getProducts, { params: MAIN_STORE, query });

/** A service in full; undefined where none has this id. @throws ApiError */
export const getProduct = cache((id: string): Promise<Product | undefined> =>
  readIfFound(() => serverApi(catalogCalls.getProduct, { params: { ...MAIN_STORE, id } }), 'notFound', 'refused'),
);

/** Services by their ids, without those that are not sold or cannot be read. Never throws. */
export const getServices = async (ids: readonly string[]): Promise<Product[]> => {
  const products = await Promise.all(ids.map((id) => readOr(undefined, `service ${id}`, () => getProduct(id))));
  return products.filter((product) => product !== undefined);
};

/** A service's reviews, newest first; none when they cannot be read (spec 8). Never throws. */
export const getReviews = cache((id: string): Promise<ProductReview[]> =>
  readOr([], `reviews of ${id}`, async () => {
    const params = { ...MAIN_STORE, id };
    return (await serverApi(catalogCalls.getProductReviews, { params, query: REVIEW_QUERY })).data;
  }),
);

/** Services that go with this one, without itself; none when they cannot be read. Never throws. */
export const getRelatedProducts = (id: string): Promise<ProductSummary[]> =>
  readOr([], `services related to ${id}`, async () => {
    const query = { product_id: id, items_per_page: RELATED };
    const { data } = await serverApi(catalogCalls.getRelatedProducts, { params: MAIN_STORE, query });
    return data.filter((product) => product._id !== id).slice(0, RELATED);
  });

/** What the shop recommends first; none when it cannot be read. Never throws. */
export const getRecommendedProducts = (count: number): Promise<ProductSummary[]> =>
  readOr([], 'recommended services', async () => {
    const { data } = await getProducts({ per_page: PAGE_SIZE, page: 1, sort_by: 'recommended', sort_order: 'desc' });
    return data.slice(0, count);
  });

/** What sitemaps and `llms.txt` say of a service. */
export type ProductLink = Pick<
  ProductSummary,
  '_id' | 'title' | 'summary' | 'currency' | 'price_from' | 'updated_at'
> & { category_ids: string[] };

/** One page of all services, oldest first, so that a new one moves no other to another page. @throws ApiError */
export const getProductLinks = cachedLinks(
  'product',
  catalogCalls.getProducts,
  (paging) =>
    serverApi(catalogCalls.getProducts, {
      params: MAIN_STORE,
      query: { ...paging, sort_by: 'created_at', sort_order: 'asc' },
      isCached: false,
    }),
  ({ _id, title, summary, currency, price_from, updated_at, categories }): ProductLink => ({
    _id,
    title,
    summary,
    currency,
    price_from,
    updated_at,
    category_ids: categories.map((category) => category._id),
  }),
);
