'use client';
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readNow, useDesired, useToggle } from '@/lib/client/optimistic';
import { pagedQuery, toggledItems, withoutItem } from '@/lib/client/paged-list';
import { restartSession, useSession } from '@/lib/session/store';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { getWishlistIds, getWishlistPage, toggleWishlist } from '@/lib/wishlist/api';

/** The ids that the server's wishlist holds, and how many they are. */
type Wishlist = { ids: readonly string[]; total: number };

const EMPTY: Wishlist = { ids: [], total: 0 };
const TOGGLE = 'wishlist';

export const wishlistQuery = queryOptions({
  queryKey: [PERSONAL, 'wishlist'],
  meta: { isQuiet: true },
  queryFn: ({ signal }): Promise<Wishlist> => getWishlistIds(signal),
  staleTime: 5 * 60_000,
});

/** Services to a page of the wishlist (spec 9). */
export const WISHLIST_PAGE = 3;

/** The services themselves, page by page. */
const pagesQuery = pagedQuery([...wishlistQuery.queryKey, 'pages'], (page, signal) =>
  getWishlistPage({ per_page: WISHLIST_PAGE, page }, signal),
);

/** A list that cannot be loaded, for the first time or again, is an empty one (spec 8). */
function useServerState(): Wishlist {
  const { isLive } = useSession();
  const { data, isError } = usePersonalQuery({ ...wishlistQuery, enabled: isLive });
  return data && !isError ? data : EMPTY;
}

/**
 * The server's count, one up or down for each heart in flight. 0 until it is known, and when it cannot be read (spec
 * 8).
 */
export function useWishlistCount(): number {
  const { ids, total } = useServerState();
  let count = total;
  for (const [id, isOn] of useDesired(TOGGLE)) count += Number(isOn) - Number(ids.includes(id));
  return Math.max(0, count);
}

/** Whether a service is in the wishlist, and how to put it in or take it out. */
export function useWishlistToggle(id: string): { isOn: boolean; toggle: () => void } {
  const client = useQueryClient();
  return useToggle({
    kind: TOGGLE,
    id,
    isOn: useServerState().ids.includes(id),
    affects: [wishlistQuery.queryKey],
    meta: { error: 'wishlistFailed' },
    readServer: async () => (await readNow(client, wishlistQuery)).ids.includes(id),
    readAnew: async () => (await getWishlistIds()).ids.includes(id),
    flip: async () => (await toggleWishlist(id)).is_liked,
    reconcile: (isOn) => {
      client.setQueryData(wishlistQuery.queryKey, (list) => list && withService(list, id, isOn));
      if (!isOn) client.setQueryData(pagesQuery.queryKey, (list) => list && withoutItem(list, id));
    },
  });
}

function withService(list: Wishlist, id: string, isOn: boolean): Wishlist {
  const others = list.ids.filter((one) => one !== id);
  const change = Number(isOn) - Number(others.length < list.ids.length);
  return { ...list, ids: isOn ? [id, ...others] : others, total: Math.max(0, list.total + change) };
}

/**
 * The wishlist's services page by page, without those that are being taken out. When the pages or the whole list, which
 * header and hearts read, cannot be loaded, neither services nor count are shown (spec 8).
 */
export function useWishlistPages() {
  const { isLive, status } = useSession();
  const client = useQueryClient();
  const desired = useDesired(TOGGLE);
  const whole = usePersonalQuery({ ...wishlistQuery, enabled: isLive });
  const query = useInfiniteQuery({ ...pagesQuery, enabled: isLive });
  const hasFailed = query.isError && !query.isFetchNextPageError;
  useEffect(() => {
    // the header's count comes from the whole list, which may have been read before; one that has failed says nothing
    if (hasFailed && client.getQueryState(wishlistQuery.queryKey)?.status === 'success')
      void client.invalidateQueries({ queryKey: wishlistQuery.queryKey, exact: true });
  }, [hasFailed, client]);
  const { items, total } = toggledItems(query.data, desired);
  const isUnreachable = status === 'unreachable';
  const isError = hasFailed || whole.isError || isUnreachable;
  const refetch = () => (isUnreachable ? restartSession() : Promise.all([query.refetch(), whole.refetch()]));
  return { ...query, items: isError ? undefined : items, total, isError, refetch };
}
