'use client';
import { type DataTag, type InfiniteData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/lib/api/shapes';
import type { ProductSummary } from '@/lib/catalog/schema';
import { readNow, useDesired, useToggle } from '@/lib/client/optimistic';
import { withoutItem } from '@/lib/client/toggled-list';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** The ids that the server's wishlist holds, and how many they are. */
type Wishlist = { ids: readonly string[]; total: number };

const EMPTY: Wishlist = { ids: [], total: 0 };
const TOGGLE = 'wishlist';

export const wishlistQuery = queryOptions({
  queryKey: [PERSONAL, 'wishlist'],
  meta: { isQuiet: true },
  queryFn: async ({ signal }): Promise<Wishlist> => (await import('@/lib/wishlist/api')).getWishlistIds(signal),
  staleTime: 5 * 60_000,
});

/** The services themselves, page by page (lib/wishlist/pages). */
export const PAGES_KEY = [...wishlistQuery.queryKey, 'pages'] as unknown as DataTag<readonly string[], InfiniteData<Page<ProductSummary>, number>>;

/** A list that cannot be loaded, for the first time or again, is an empty one (spec 8). */
function useServerState(): Wishlist {
  const { isLive } = useSession();
  const { data, isError } = usePersonalQuery({ ...wishlistQuery, enabled: isLive });
  return data && !isError ? data : EMPTY;
}

/** The services whose hearts are in flight, with what the shopper wants. */
export const useDesiredServices = () => useDesired(TOGGLE);

/** The server's count, one up or down for each heart in flight. 0 until it is known, and when it cannot be had (spec 8). */
export function useWishlistCount(): number {
  const { ids, total } = useServerState();
  let count = total;
  for (const [id, isOn] of useDesiredServices()) count += Number(isOn) - Number(ids.includes(id));
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
    flip: async () => (await (await import('@/lib/wishlist/api')).toggleWishlist(id)).is_liked,
    reconcile: (isOn) => {
      client.setQueryData(wishlistQuery.queryKey, (list) => list && withService(list, id, isOn));
      if (!isOn) client.setQueryData(PAGES_KEY, (list) => list && withoutItem(list, id));
    },
  });
}

function withService(list: Wishlist, id: string, isOn: boolean): Wishlist {
  const others = list.ids.filter((one) => one !== id);
  const change = Number(isOn) - Number(others.length < list.ids.length);
  return { ...list, ids: isOn ? [id, ...others] : others, total: Math.max(0, list.total + change) };
}
