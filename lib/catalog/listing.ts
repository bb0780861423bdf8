import type { ProductFilter } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';

/** The listing's address, without language prefix; everything else about it is in its query. */
export const LISTING_PATH = '/shop/main/product';
/** Specification 9: product filter 5. */
export const PAGE_SIZE = 5;
/** More pages than these are not rendered at once: an address with a high page number must not cost a hundred calls. */
export const MAX_PAGES_AT_ONCE = 12;
const MAX_KEYWORD = 80;
const MAX_PRICE = 100_000_000;

/** What a listing's address asks for. Prices are decimal HKD and bound the "from" price; `page` is how far the list is open. */
export type Listing = {
  category?: string;
  /** slug of the sorting list; undefined: the list's first */
  sort?: string;
  page: number;
  keyword?: string;
  minPrice?: number;
  maxPrice?: number;
  isOnOffer: boolean;
};

export const PLAIN_LISTING: Listing = { page: 1, isOnOffer: false };

type RawQuery = Record<string, string | string[] | undefined>;

/** Reads a listing's query. What makes no sense counts as not asked for; swapped prices are put right. */
export function readListing(query: RawQuery): Listing {
  const one = (name: string): string | undefined => {
    const value = query[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
  const [low, high] = [readPrice(one('min_price')), readPrice(one('max_price'))];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return compact({
    category: one('category'),
    sort: one('sort'),
    page: readPage(one('page')),
    // control characters search nothing and upset logs
    keyword:
      one('keyword')
        ?.replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_KEYWORD) || undefined,
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    isOnOffer: one('offer') === '1',
  });
}

/** A price as people type it: `5,000`, `HK$5000`, full-width digits; undefined when it is none. */
export function readPrice(text: string | undefined): number | undefined {
  const plain = text?.normalize('NFKC').replace(/HK\$|\$|,|\s/gi, '');
  if (!plain || !/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const price = Number(plain);
  return price <= MAX_PRICE ? price : undefined;
}

function readPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function compact(listing: Listing): Listing {
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined)) as Listing;
}

/** The address of a listing, without language prefix. Parts not asked for are left out, the order is always the same. */
export function listingHref(listing: Partial<Listing>): string {
  const query = new URLSearchParams();
  if (listing.category) query.set('category', listing.category);
  if (listing.keyword) query.set('keyword', listing.keyword);
  if (listing.minPrice !== undefined) query.set('min_price', String(listing.minPrice));
  if (listing.maxPrice !== undefined) query.set('max_price', String(listing.maxPrice));
  if (listing.isOnOffer) query.set('offer', '1');
  if (listing.sort) query.set('sort', listing.sort);
  if (listing.page && listing.page > 1) query.set('page', String(listing.page));
  const text = query.toString();
  return text ? `${LISTING_PATH}?${text}` : LISTING_PATH;
}

/** Whether the listing is one of endlessly many: those are not for search engines. */
export function isNarrowed({ keyword, minPrice, maxPrice, isOnOffer }: Listing): boolean {
  return keyword !== undefined || minPrice !== undefined || maxPrice !== undefined || isOnOffer;
}

/** The listing that stands for this one in search engines: its category's, in the default order. */
export function canonicalHref({ category }: Listing): string {
  return listingHref({ category });
}

/** What the backend is asked for one page of a listing. An unknown sorting counts as the first of the list. */
export function productQuery(listing: Listing, sortings: Sorting[], page: number): ProductFilter {
  const sorting = sortings.find(({ slug }) => slug === listing.sort) ?? sortings[0];
  return {
    per_page: PAGE_SIZE,
    page,
    ...(sorting ? { sort_by: sorting.sort_by, sort_order: sorting.sort_order } : {}),
    ...(listing.category ? { category_ids: listing.category } : {}),
    ...(listing.keyword ? { keyword: listing.keyword } : {}),
    ...(listing.minPrice === undefined ? {} : { min_price: listing.minPrice }),
    ...(listing.maxPrice === undefined ? {} : { max_price: listing.maxPrice }),
    ...(listing.isOnOffer ? { is_on_offer: 'true' as const } : {}),
  };
}

/** The pages to render for a listing that is open up to `page`: all of them, at most the last twelve. */
export function pageWindow(page: number): number[] {
  const first = Math.max(1, page - MAX_PAGES_AT_ONCE + 1);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

export const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

export type FilterName = 'keyword' | 'category' | 'price' | 'offer';

/** What narrows a listing, in the order of its chips, each with the listing without it. */
export function activeFilters(listing: Listing): { name: FilterName; without: Listing }[] {
  const base = { ...listing, page: 1 };
  const found: { name: FilterName; without: Listing }[] = [];
  if (listing.keyword) found.push({ name: 'keyword', without: compact({ ...base, keyword: undefined }) });
  if (listing.category) found.push({ name: 'category', without: compact({ ...base, category: undefined }) });
  if (listing.minPrice !== undefined || listing.maxPrice !== undefined)
    found.push({ name: 'price', without: compact({ ...base, minPrice: undefined, maxPrice: undefined }) });
  if (listing.isOnOffer) found.push({ name: 'offer', without: { ...base, isOnOffer: false } });
  return found;
}
