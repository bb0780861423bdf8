'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextPageOf } from '@/lib/api/paging';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';
import { stateOf, useWanted, wishlistQuery } from '@/lib/wishlist/queries';

/** Specification 9: services to a page of the wishlist. */
export const WISHLIST_PAGE = 3;

/**
 * The wishlist's services page by page (specification 4: page 1 replaces, later pages append), without those that are on
 * their way out. What a heart has changed since the pages came is known from the whole list, whichever was told last.
 * `total` counts all of them, those of further pages included; `undefined` until it is known. `hasFailed`: the wishlist
 * cannot be loaded, for the first time or again; then neither its services nor its count are shown (specification 8).
 */
export function useWishlistPages() {
  const { isLive, status } = useSession();
  const wanted = useWanted();
  const whole = usePersonalQuery({ ...wishlistQuery, enabled: isLive, select: stateOf });
  const query = useInfiniteQuery({
    queryKey: [...wishlistQuery.queryKey, 'pages'],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/live/calls')).getWishlistPage({ per_page: WISHLIST_PAGE, page: pageParam }, signal),
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
  const isKept = (id: string) => wanted.get(id) ?? newer?.includes(id) ?? true;
  // a service that went while pages came one by one may be in two of them
  const listed = [...new Map(query.data?.pages.flatMap((page) => page.data.map((product) => [product._id, product]))).values()];
  const items = listed.filter(({ _id }) => isKept(_id));
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
