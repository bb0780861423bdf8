'use client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lastPageOf, type Listing, listingHref, productQuery } from '@/lib/catalog/listing';
import type { ProductPage, ProductReview } from '@/lib/catalog/schema';
import type { Sorting } from '@/lib/configuration/schema';

const COUNT_DELAY_MS = 300;

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

/** All reviews of a service. */
export function useAllReviews(productId: string) {
  return useQuery({
    queryKey: ['catalog', 'reviews', productId],
    queryFn: async ({ signal }): Promise<ProductReview[]> => (await (await import('@/lib/catalog/api')).getReviews(productId, signal)).data,
  });
}

/** How many services a choice of filters would show; asked for once it has stayed the same for a moment. */
export function useListingCount(listing: Listing, isEnabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['catalog', 'count', listingHref(listing)],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, COUNT_DELAY_MS));
      signal.throwIfAborted();
      const { getProducts } = await import('@/lib/catalog/api');
      return (await getProducts({ ...productQuery(listing, [], 1), per_page: 1 }, signal)).total;
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return isEnabled ? data : undefined;
}
