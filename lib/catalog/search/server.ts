import 'server-only';
import { LRUCache } from 'lru-cache';
import { unstable_cache } from 'next/cache';
import { nextPageOf } from '@/lib/api/paging';
import { MAIN_STORE } from '@/lib/api/store';
import { REVALIDATE_S } from '@/lib/api/tags';
import { serverApi } from '@/lib/calls/server';
import { readOpenList, readOr } from '@/lib/calls/server-reads';
import { type Listing, PAGE_SIZE, productQuery } from '@/lib/catalog/listing';
import { catalogCalls, type ProductFilter, type ProductPage, type ProductSummary } from '@/lib/catalog/schema';
import { indexOf, search, type SearchIndex } from '@/lib/catalog/search/rank';
import { normal } from '@/lib/catalog/search/normal';
import { calledBy, isCalled, offering, passes, searchedOf, sorted } from '@/lib/catalog/search/results';
import { getCategoryEntries, getProducts } from '@/lib/catalog/server';
import type { Sorting } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { type Locale, LOCALES } from '@/lib/i18n/locales';

/** The index has so many services at most, the oldest: of more the backend's own search knows. */
const INDEX_PAGE = 500;
const INDEX_PAGES = 2;
/** Where the backend itself finds more, its list stands as it is. */
const MOST_RESULTS = 50;

/** `materials`: names by which a listing is narrowed to what is offered in them. */
type Catalogue = { services: ProductSummary[]; index: SearchIndex; materials: ReadonlySet<string> };

/** Another number whenever services, categories or configuration may have changed. */
const version = unstable_cache(async () => Date.now(), ['search-index'], {
  revalidate: REVALIDATE_S,
  tags: ['products', 'categories', 'configuration'],
});
const kept = new LRUCache<number, Promise<Catalogue>>({ max: 1 });

/** What is searched; undefined where it cannot be read. Never throws. */
const getCatalogue = (): Promise<Catalogue | undefined> =>
  readOr(undefined, 'the search index', async () => {
    const current = await version();
    const reading = kept.get(current) ?? readCatalogue();
    kept.set(current, reading);
    return reading.catch((error: unknown) => {
      kept.delete(current);
      throw error;
    });
  });

async function readCatalogue(): Promise<Catalogue> {
  const services: ProductSummary[] = [];
  for (let page: number | undefined = 1; page !== undefined && page <= INDEX_PAGES;) {
    const query: ProductFilter = { per_page: INDEX_PAGE, page, sort_by: 'created_at', sort_order: 'asc' };
    // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another
    const list: ProductPage = await serverApi(catalogCalls.getProducts, { params: MAIN_STORE, query, isCached: false });
    services.push(...list.data);
    page = nextPageOf(list);
  }
  const { search_synonyms: synonyms = [], page_texts: texts } = await getConfiguration();
  const index = indexOf(
    services.map(searchedOf),
    (synonyms ?? []).map(({ words }) => words),
  );
  const names = (texts.listing?.materials ?? []).flatMap(({ keyword }) => LOCALES.map((locale) => keyword?.[locale]));
  return { services, index, materials: new Set(names.flatMap((name) => (name ? normal(name) : []))) };
}

/**
 * What a keyword finds: what the backend's own search finds and what the index does, the best first, filtered and
 * sorted like any list. undefined where the backend finds too much to be put in order, or the index cannot be read.
 * `given`: the backend's own result, where it is known. @throws ApiError
 */
async function searchServices(query: ProductFilter & { keyword: string }, given?: ProductPage) {
  const isWhole = given && given.current_page === 1 && given.data.length >= given.total;
  const [own, catalogue, tree] = await Promise.all([
    isWhole ? given : getProducts({ ...query, page: 1, per_page: MOST_RESULTS }),
    getCatalogue(),
    getCategoryEntries(),
  ]);
  if (!catalogue || nextPageOf(own) !== undefined || own.total > own.data.length) return undefined;
  const { services, index, materials } = catalogue;
  const byId = new Map([...services, ...own.data].map((service) => [service._id, service]));
  const withIds = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const { found, nearest, concepts } = search(index, query.keyword);
  const isOwn = new Set(own.data.map(({ _id }) => _id));
  const offered = materials.has(normal(query.keyword)) ? offering(services, query.keyword) : [];
  const fitting = [...withIds(found), ...offered].filter(
    (service) => isOwn.has(service._id) || passes(service, query, tree),
  );
  const all = new Set([...fitting, ...withIds([...isOwn])]);
  return {
    services: sorted(
      [...all],
      query,
      services.map(({ _id }) => _id),
    ),
    nearest: all.size > 0 ? [] : withIds(nearest),
    concepts,
    isOwn: own.data.length + offered.length > 0,
  };
}

/**
 * One page of services, as the backend gives it; of those that a keyword finds in the shop's own order. @throws
 * ApiError
 */
export async function findProducts(query: ProductFilter, given?: ProductPage): Promise<ProductPage> {
  const { keyword, page = 1, per_page = PAGE_SIZE } = query;
  const result = keyword ? await searchServices({ ...query, keyword }, given) : undefined;
  if (!result) return given ?? getProducts(query);
  const { services } = result;
  const [first, next] = [(Number(page) - 1) * Number(per_page), Number(page) * Number(per_page)];
  return {
    data: services.slice(first, next),
    total: services.length,
    per_page: Number(per_page),
    current_page: Number(page),
    next_page_url: next < services.length ? `?page=${Number(page) + 1}` : null,
  };
}

/** A listing's services up to its page; undefined where it has fewer pages. @throws ApiError */
export const getListing = (listing: Listing, sortings: Sorting[]) =>
  readOpenList(listing.page, PAGE_SIZE, (page) => findProducts(productQuery(listing, sortings, page)));

/**
 * What is shown for a keyword that no service goes by: those that are meant, with what the shop calls it, or the
 * nearest. Neither where the keyword names some. @throws ApiError
 */
export async function findOtherwise(listing: Listing, sortings: Sorting[], locale: Locale) {
  const { keyword } = listing;
  const result = keyword ? await searchServices({ ...productQuery(listing, sortings, 1), keyword }) : undefined;
  if (!result || result.isOwn) return { nearest: [] };
  const { services, nearest, concepts } = result;
  const [best] = services;
  if (!best || isCalled(best, concepts)) return { nearest };
  const products = services.slice(0, PAGE_SIZE);
  return { nearest, otherwise: { keyword: calledBy(best, concepts, locale), products, total: services.length } };
}
