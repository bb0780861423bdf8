import type { ProductFilter } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';

/** The listing's address, without language prefix; everything else about it is in its query. */
export const LISTING_PATH = '/shop/main/product';
/** The listing's search field in an address: whoever follows it can type at once. */
export const SEARCH_ID = 'search';
export const SEARCH_HREF = `${LISTING_PATH}#${SEARCH_ID}`;
/** Specification 9: product filter 5. */
export const PAGE_SIZE = 5;

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

/** Without the parts that are not asked for. */
export function compact(listing: Listing): Listing {
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
    ...(sorting ? { sort_by: sorting.sort_by, ...sortOrderOf(sorting) } : {}),
    ...(listing.category ? { category_ids: listing.category } : {}),
    ...(listing.keyword ? { keyword: listing.keyword } : {}),
    ...(listing.minPrice === undefined ? {} : { min_price: listing.minPrice }),
    ...(listing.maxPrice === undefined ? {} : { max_price: listing.maxPrice }),
    ...(listing.isOnOffer ? { is_on_offer: 'true' as const } : {}),
  };
}

/** The order of a sorting; one that the shop does not know is left to the backend. */
const sortOrderOf = ({ sort_order: order }: Sorting): Pick<ProductFilter, 'sort_order'> => (order === 'asc' || order === 'desc' ? { sort_order: order } : {});

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
