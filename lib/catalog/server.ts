import 'server-only';
import { cache } from 'react';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { isApiError } from '@/lib/api/error';
import { serverApi } from '@/lib/api/server';
import { MAIN_STORE } from '@/lib/api/store';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { activeTree } from '@/lib/catalog/categories';
import { nextPageOf, pageWindow } from '@/lib/api/paging';
import { lastPageOf, type Listing, PAGE_SIZE, productQuery } from '@/lib/catalog/listing';
import type { Category, CategoryNode, Product, ProductFilter, ProductPage, ProductReview, ProductSummary } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';
import { log } from '@/lib/server/log';

/** Specification 9: related items 12, product reviews 9999. */
const RELATED = 12;
const ALL_REVIEWS = 9999;

/** The active categories, up to three levels. @throws ApiError */
export const getCategoryTree = cache(async (): Promise<CategoryNode[]> => {
  const answer = await serverApi(catalogCalls.getCategoryTree, { params: MAIN_STORE, revalidate: REVALIDATE_S, tags: [tags.categories] });
  return activeTree(answer.data);
});

/** The same where a page stands without them: none when they cannot be had. Never throws. */
export async function getCategoryEntries(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch (error) {
    log.warn({ error }, 'categories on the page: none are shown');
    return [];
  }
}

/** Specification 9: categories by their English title, five of them. */
const CATEGORY_QUERY = { per_page: 5, page: 1, sort_by: 'title.en', sort_order: 'asc' } as const;

/** Some categories to look into where a search found nothing; none when they cannot be had. Never throws. */
export async function getSomeCategories(): Promise<Category[]> {
  try {
    const { data } = await serverApi(catalogCalls.getCategories, {
      params: MAIN_STORE,
      query: CATEGORY_QUERY,
      revalidate: REVALIDATE_S,
      tags: [tags.categories],
    });
    return data.filter((category) => category.is_active);
  } catch (error) {
    log.warn({ error }, 'categories to look into: none are shown');
    return [];
  }
}

/** One page of services. @throws ApiError */
export function getProducts(query: ProductFilter): Promise<ProductPage> {
  return serverApi(catalogCalls.getProducts, { params: MAIN_STORE, query, revalidate: REVALIDATE_S, tags: [tags.products] });
}

/** A listing's services up to its page. `page` may be smaller than asked for: where the list ends. `next` is the page after it. */
export type ListedProducts = { products: ProductSummary[]; total: number; page: number; firstPage: number; next: number | undefined };

/** What a listing shows at once (see `pageWindow`). @throws ApiError */
export async function getListing(listing: Listing, sortings: Sorting[]): Promise<ListedProducts> {
  const pages = pageWindow(listing.page);
  const answers = await Promise.all(pages.map((page) => getProducts(productQuery(listing, sortings, page))));
  const total = answers[0]?.total ?? 0;
  const last = lastPageOf(total);
  if (listing.page > last) return getListing({ ...listing, page: last }, sortings);
  const final = answers.at(-1);
  return { products: answers.flatMap(({ data }) => data), total, page: listing.page, firstPage: pages[0] ?? 1, next: final && nextPageOf(final) };
}

/** A service in full; undefined when there is none with this id. @throws ApiError */
export const getProduct = cache(async (id: string): Promise<Product | undefined> => {
  try {
    return await serverApi(catalogCalls.getProduct, { params: { ...MAIN_STORE, id }, revalidate: REVALIDATE_S, tags: [tags.products, tags.product(id)] });
  } catch (error) {
    if (isApiError(error, 'notFound', 'refused')) return undefined;
    throw error;
  }
});

/** A service's reviews, newest first (specification 9); none when they cannot be had (specification 8). Never throws. */
export const getReviews = cache(async (id: string): Promise<ProductReview[]> => {
  try {
    const query = { per_page: ALL_REVIEWS, sort_by: 'created_at', sort_order: 'desc' as const };
    return (await serverApi(catalogCalls.getProductReviews, { params: { ...MAIN_STORE, id }, query, revalidate: REVALIDATE_S, tags: [tags.product(id)] })).data;
  } catch (error) {
    log.warn({ error }, `reviews of ${id}: none are shown`);
    return [];
  }
});

/** Services that go with this one, itself left out; none when they cannot be had. Never throws. */
export async function getRelatedProducts(id: string): Promise<ProductSummary[]> {
  try {
    const query = { product_id: id, items_per_page: RELATED };
    const { data } = await serverApi(catalogCalls.getRelatedProducts, { params: MAIN_STORE, query, revalidate: REVALIDATE_S, tags: [tags.products] });
    return data.filter((product) => product._id !== id).slice(0, RELATED);
  } catch (error) {
    log.warn({ error }, `services related to ${id}: none are shown`);
    return [];
  }
}

/** What the shop recommends first; none when it cannot be had, as a page stands without it. Never throws. */
export async function getRecommendedProducts(count: number): Promise<ProductSummary[]> {
  try {
    const { data } = await getProducts({ per_page: PAGE_SIZE, page: 1, sort_by: 'recommended', sort_order: 'desc' });
    return data.slice(0, count);
  } catch (error) {
    log.warn({ error }, 'recommended services: none are shown');
    return [];
  }
}
