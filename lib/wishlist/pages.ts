'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextPageOf } from '@/lib/api/paging';
import { toggledItems } from '@/lib/client/toggled-list';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';
import { PAGES_KEY, useDesiredServices, wishlistQuery } from '@/lib/wishlist/queries';

/** Services to a page of the wishlist (spec 9). */
export const WISHLIST_PAGE = 3;

/**
 * The wishlist's services page by page, without those that are being taken out. `hasFailed`: the pages or the whole list, which
 * header and hearts read, cannot be loaded, for the first time or again; then neither services nor count are shown (spec 8).
 */
export function useWishlistPages() {
  const { isLive, status } = useSession();
  const desired = useDesiredServices();
  const whole = usePersonalQuery({ ...wishlistQuery, enabled: isLive });
  const query = useInfiniteQuery({
    queryKey: PAGES_KEY,
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/wishlist/api')).getWishlistPage({ per_page: WISHLIST_PAGE, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    enabled: isLive,
  });
  const hasFailed = query.isError && !query.isFetchNextPageError;
  const client = useQueryClient();
  useEffect(() => {
    // the header's count comes from the whole list, which may have been read before
    if (hasFailed) void client.invalidateQueries({ queryKey: wishlistQuery.queryKey, exact: true });
  }, [hasFailed, client]);
  return {
    ...query,
    ...toggledItems(query.data?.pages, desired),
    hasFailed: hasFailed || whole.isError,
    isUnreachable: status === 'unreachable',
    retry: () => void Promise.all([query.refetch(), whole.refetch()]),
  };
}
