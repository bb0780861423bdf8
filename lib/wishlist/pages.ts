'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextPageOf } from '@/lib/api/paging';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';
import { stateOf, useDesiredServices, wishlistQuery } from '@/lib/wishlist/queries';

/** Services to a page of the wishlist (spec 9). */
export const WISHLIST_PAGE = 3;

/**
 * The wishlist's services page by page, without those that are being taken out. Hearts change the whole list, which header
 * and hearts read; where it is newer than the pages, it decides what is left of them. `total` counts further pages too and is
 * undefined until it is known. `hasFailed`: neither services nor count can be loaded, for the first time or again (spec 8).
 */
export function useWishlistPages() {
  const { isLive, status } = useSession();
  const desired = useDesiredServices();
  const whole = usePersonalQuery({ ...wishlistQuery, enabled: isLive, select: stateOf });
  const query = useInfiniteQuery({
    queryKey: [...wishlistQuery.queryKey, 'pages'],
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
  const newer = whole.data && whole.dataUpdatedAt > query.dataUpdatedAt ? whole.data.ids : undefined;
  const isLeft = (id: string) => desired.get(id) ?? newer?.includes(id) ?? true;
  // a service that went while pages came one by one may be in two of them
  const listed = [...new Map(query.data?.pages.flatMap((page) => page.data.map((product) => [product._id, product]))).values()];
  const items = listed.filter(({ _id }) => isLeft(_id));
  const last = query.data?.pages.at(-1);
  return {
    ...query,
    hasFailed: hasFailed || whole.isError,
    isUnreachable: status === 'unreachable',
    retry: () => void Promise.all([query.refetch(), whole.refetch()]),
    items,
    total: last && Math.max(items.length, last.total - (listed.length - items.length)),
  };
}
