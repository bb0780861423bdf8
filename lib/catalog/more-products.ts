'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lastPageOf, type Listing, listingHref, productQuery } from '@/lib/catalog/listing';
import type { ProductPage } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';

/**
 * What follows a listing that the server rendered up to `listing.page`: nothing is asked for before `fetchNextPage`.
 * Kept for as long as the tab lives, so that Back finds the list as long as it was left.
 */
export function useMoreProducts(listing: Listing, sortings: Sorting[], total: number) {
  return useInfiniteQuery({
    queryKey: ['catalog', 'more', listingHref(listing)],
    queryFn: async ({ pageParam, signal }): Promise<ProductPage> =>
      (await import('@/lib/catalog/api')).getProducts(productQuery(listing, sortings, pageParam), signal),
    initialPageParam: listing.page + 1,
    getNextPageParam: (last, _pages, page) => (page < lastPageOf(last.total || total) ? page + 1 : undefined),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
