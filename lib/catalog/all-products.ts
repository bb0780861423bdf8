import 'server-only';
import { unstable_cache } from 'next/cache';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { runSerially } from '@/lib/api/serial-queue';
import { serverApi } from '@/lib/api/server';
import { MAIN_STORE } from '@/lib/api/store';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import type { ProductSummary } from '@/lib/catalog/schema';

/** What a sitemap says of a service. */
export type ProductLink = Pick<ProductSummary, '_id' | 'title' | 'updated_at'> & { category_ids: string[] };

/** More in one answer would be slow to read, fewer would be many calls. */
const PER_PAGE = 500;

/**
 * One page of all services, oldest first, so that a new one moves no other to another page. Of the backend's answer only
 * what a link needs is kept (200 bytes a service): a large catalogue leaves room for the pages in the framework's cache,
 * which goes on with the last good answer while the backend is down.
 * @returns `perPage` as the backend gave it, which may be fewer than were asked for
 * @throws ApiError
 */
export const getProductLinks = unstable_cache(
  (page: number): Promise<{ links: ProductLink[]; total: number; perPage: number }> =>
    runSerially(`products ${page}`, async () => {
      const query = { per_page: PER_PAGE, page, sort_by: 'created_at', sort_order: 'asc' as const };
      const { data, total, per_page } = await serverApi(catalogCalls.getProducts, { params: MAIN_STORE, query, revalidate: false });
      const links = data.map(({ _id, title, updated_at, categories }) => ({
        _id,
        title,
        updated_at,
        category_ids: categories.map((category) => category._id),
      }));
      return { links, total, perPage: per_page || PER_PAGE };
    }),
  ['product-links'],
  { revalidate: REVALIDATE_S, tags: [tags.products] },
);
