'use client';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type Listing, listingHref, productQuery } from '@/lib/catalog/listing';
import type { ProductReview } from '@/lib/catalog/schema';
import { delay } from '@/lib/client/delay';
import { useFurtherPages } from '@/lib/client/paged-list';
import type { Sorting } from '@/lib/configuration/schema';
import { getProduct, getProducts, getReviews } from '@/lib/catalog/api';

const COUNT_DELAY_MS = 300;

/** What follows a listing that the server rendered up to `listing.page`; `first` is the page after it. */
export const useMoreProducts = (listing: Listing, sortings: Sorting[], first: number | undefined) =>
  useFurtherPages(['catalog', 'more', listingHref(listing)], first, (page, signal) =>
    getProducts(productQuery(listing, sortings, page), signal),
  );

export function useAllReviews(productId: string) {
  return useQuery({
    queryKey: ['catalog', 'reviews', productId],
    queryFn: async ({ signal }): Promise<ProductReview[]> => (await getReviews(productId, signal)).data,
  });
}

/** How many services a choice of filters would show, debounced. */
export function useListingCount(listing: Listing, isEnabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['catalog', 'count', listingHref(listing)],
    meta: { isQuiet: true },
    queryFn: async ({ signal }) => {
      await delay(COUNT_DELAY_MS, signal);
      return (await getProducts({ ...productQuery(listing, [], 1), per_page: 1 }, signal)).total;
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return isEnabled ? data : undefined;
}

/** Services in full, by id. Each says for itself that it cannot be loaded. */
export const useServices = (ids: readonly string[], enabled: boolean) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['catalog', 'service', id],
      meta: { isQuiet: true as const },
      queryFn: ({ signal }: { signal: AbortSignal }) => getProduct(id, signal),
      staleTime: 5 * 60_000,
      enabled,
    })),
  });
