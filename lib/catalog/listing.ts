import { LISTING_PATH } from '@/lib/paths/listing-path';
import type { ProductFilter } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';
import { queryPath } from '@/lib/paths/query-path';

/** The listing's search field; a link to it focuses it. */
export const SEARCH_ID = 'search';
export const SEARCH_HREF = `${LISTING_PATH}#${SEARCH_ID}`;
/** Services to a page (spec 9). */
export const PAGE_SIZE = 5;

/**
 * What a listing's URL asks for. Prices are decimal HKD and bound the "from" price; the list shows all pages up to
 * `page`.
 */
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

/** The listing without undefined parts. */
export function compact(listing: Listing): Listing {
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined)) as Listing;
}

/**
 * The path of a listing, without language prefix. Its parts always have the same order, so that each listing has one
 * URL.
 */
export function listingHref({
  category,
  keyword,
  minPrice,
  maxPrice,
  isOnOffer,
  sort,
  page = 1,
}: Partial<Listing>): string {
  const offer = isOnOffer ? 1 : undefined;
  return queryPath(LISTING_PATH, {
    category,
    keyword,
    min_price: minPrice,
    max_price: maxPrice,
    offer,
    sort,
    page: page > 1 ? page : undefined,
  });
}

/** Whether the listing is one of endlessly many, which are not indexed. */
export function isNarrowed({ keyword, minPrice, maxPrice, isOnOffer }: Listing): boolean {
  return keyword !== undefined || minPrice !== undefined || maxPrice !== undefined || isOnOffer;
}

/** The canonical listing: that of its category, in the default order. */
export function canonicalHref({ category }: Listing): string {
  return listingHref({ category });
}

/** The backend's query for one page of a listing. An unknown sorting counts as the first of the list. */
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
const sortOrderOf = ({ sort_order: order }: Sorting): Pick<ProductFilter, 'sort_order'> =>
  order === 'asc' || order === 'desc' ? { sort_order: order } : {};

export type FilterName = 'keyword' | 'category' | 'price' | 'offer';

/** The active filters of a listing, in the order of their chips, each with the listing without it. */
export function activeFilters(listing: Listing): { name: FilterName; without: Listing }[] {
  const { keyword, category, minPrice, maxPrice, isOnOffer } = listing;
  const filters: { name: FilterName; isActive: boolean; cleared: Partial<Listing> }[] = [
    { name: 'keyword', isActive: Boolean(keyword), cleared: { keyword: undefined } },
    { name: 'category', isActive: Boolean(category), cleared: { category: undefined } },
    {
      name: 'price',
      isActive: minPrice !== undefined || maxPrice !== undefined,
      cleared: { minPrice: undefined, maxPrice: undefined },
    },
    { name: 'offer', isActive: isOnOffer, cleared: { isOnOffer: false } },
  ];
  return filters
    .filter(({ isActive }) => isActive)
    .map(({ name, cleared }) => ({ name, without: compact({ ...listing, page: 1, ...cleared }) }));
}
