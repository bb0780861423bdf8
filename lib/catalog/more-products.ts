'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import { type Listing, listingHref, productQuery } from '@/lib/catalog/listing';
import type { ProductPage } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';

/**
 * What follows a listing that the server rendered up to `listing.page`: nothing is asked for before `fetchNextPage`.
 * `first` is the page after it, and `next` the one that would come now, as `next_page_url` names them; undefined after the last.
 * Kept for as long as the tab lives, so that Back finds the list as long as it was left.
 */
export function useMoreProducts(listing: Listing, sortings: Sorting[], first: number | undefined) {
  const query = useInfiniteQuery({
    queryKey: ['catalog', 'more', listingHref(listing)],
    queryFn: async ({ pageParam, signal }): Promise<ProductPage> =>
      (await import('@/lib/catalog/api')).getProducts(productQuery(listing, sortings, pageParam), signal),
    initialPageParam: first ?? listing.page + 1,
    getNextPageParam: nextPageOf,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const last = query.data?.pages.at(-1);
  return { ...query, next: last ? nextPageOf(last) : first };
}
