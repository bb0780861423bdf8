import { tilesIn } from '@/components/catalog/tiles-in';
import { categoryPath, flatTree } from '@/lib/catalog/categories';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { findOtherwise, getCategoryTree, getListing, getRecommendedProducts } from '@/lib/catalog/server';
import { getConfiguration, getSortingList } from '@/lib/configuration/server';
import { notFound, redirect } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';

/** A row of services below an empty listing. */
const RECOMMENDED = 3;

export type ListingContent = Awaited<ReturnType<typeof getListingContent>>;

/**
 * What a listing's page reads. An unknown category and a page beyond the last one are not found; an unknown sorting
 * leads to the first one.
 */
export async function getListingContent(listing: Listing) {
  const [locale, tree, knownSortings, { page_texts: texts }] = await Promise.all([
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
  const list = await getListing(listing, sortings);
  if (!list) notFound();
  const { keyword } = listing;
  const isEmpty = list.total === 0;
  const otherwise =
    isEmpty && keyword
      ? await findOtherwise(
          { ...listing, keyword },
          { sortings, locale, titles: flatTree(tree).map(({ title }) => textIn(title, locale)) },
        )
      : undefined;
  return {
    listing,
    locale,
    tree,
    path,
    sortings,
    sorting,
    list,
    tiles: tilesIn(texts.listing?.tiles ?? [], locale),
    /** what the search finds under another name */
    otherwise,
    recommended: isEmpty && !otherwise ? await getRecommendedProducts(RECOMMENDED) : [],
  };
}
