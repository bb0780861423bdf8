import { tilesIn } from '@/components/catalog/tiles-in';
import { categoryPath } from '@/lib/catalog/categories';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { findOtherwise, getListing } from '@/lib/catalog/search/server';
import { getCategoryTree, getRecommendedProducts } from '@/lib/catalog/server';
import type { OpenList } from '@/lib/calls/server-reads';
import type { ProductSummary } from '@/lib/catalog/schema';
import { getConfiguration, getSortingList } from '@/lib/configuration/server';
import { notFound, redirect } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';

/** A row of services below an empty listing. */
const RECOMMENDED = 3;

const NOTHING: OpenList<ProductSummary> = { pages: [[]], total: 0, firstPage: 1, next: undefined };

export type ListingContent = Awaited<ReturnType<typeof getListingContent>>;

/**
 * What a listing's page reads. An unknown category and a page beyond the last one are not found; an unknown sorting
 * leads to the first one.
 */
export async function getListingContent(listing: Listing) {
  const [locale, tree, knownSortings, { page_texts: texts, rooms }] = await Promise.all([
    getLocale(),
    getCategoryTree(),
    getSortingList('products'),
    getConfiguration(),
  ]);
  const path = listing.category ? categoryPath(tree, listing.category) : [];
  if (!path) notFound();
  const sortings = knownSortings ?? [];
  const sorting = sortings.find(({ slug }) => slug === listing.sort);
  // anybody can make up a sorting: shown at its URL, each would be stored as a page of its own
  if (knownSortings && listing.sort !== undefined && !sorting)
    redirect({ href: listingHref({ ...listing, sort: undefined }), locale });
  const { otherwise, nearest } = await findOtherwise(listing, sortings, locale);
  const list = otherwise && listing.page === 1 ? NOTHING : await getListing(listing, sortings);
  if (!list) notFound();
  return {
    listing,
    locale,
    tree,
    path,
    sortings,
    sorting,
    list,
    tiles: tilesIn(texts.listing?.tiles ?? [], locale),
    rooms: rooms ?? [],
    materials: texts.listing?.materials ?? [],
    /** what is meant by a search that names no service */
    otherwise,
    /** what has some of what is searched for */
    nearest,
    recommended:
      list.total === 0 && !otherwise && nearest.length === 0 ? await getRecommendedProducts(RECOMMENDED) : [],
  };
}
