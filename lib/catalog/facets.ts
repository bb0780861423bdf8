import { compact, type Listing, listingHref } from '@/lib/catalog/listing';
import { readListing } from '@/lib/catalog/read-listing';
import { LISTING_PATH } from '@/lib/paths/listing-path';

/**
 * The listing narrowed by what a configured path to a listing asks for, its category or keyword, or, where it is that
 * already, without it. Other filters stay. A path to another page stays as it is.
 */
export function facetOf(path: string, listing: Listing): { href: string; isChosen: boolean } {
  const [page, query] = path.split('?');
  if (page !== LISTING_PATH) return { href: path, isChosen: false };
  const { category, keyword } = readListing(Object.fromEntries(new URLSearchParams(query)));
  const asked = compact({ category, keyword } as Listing);
  const isChosen =
    (category ?? keyword) !== undefined &&
    (category === undefined || category === listing.category) &&
    (keyword === undefined || keyword === listing.keyword);
  const dropped = Object.fromEntries(Object.keys(asked).map((name) => [name, undefined]));
  return { href: listingHref({ ...listing, ...(isChosen ? dropped : asked), page: 1 }), isChosen };
}
