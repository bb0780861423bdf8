'use client';
import { queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Wanted } from '@/lib/api/toggles';
import type { ProductSummary } from '@/lib/catalog/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { ensureSession } from '@/lib/session/session';
import { EMPTY_WISHLIST, isKept, keptCount, type WishlistState, withToggled } from '@/lib/wishlist/fold';
import { pendingStore, settle } from '@/lib/wishlist/pending';

type Wishlist = WishlistState & { items: ProductSummary[] };

export const wishlistQuery = queryOptions({
  queryKey: [PERSONAL, 'wishlist'],
  meta: { isQuiet: true },
  queryFn: async ({ signal }): Promise<Wishlist> => {
    const { items, total } = await (await import('@/lib/live/calls')).getWishlist(signal);
    return { items, total, ids: items.map(({ _id }) => _id) };
  },
  staleTime: 5 * 60_000,
});

const NOTHING: Wanted = new Map();
export const useWanted = (): Wanted => useSyncExternalStore(pendingStore.subscribe, pendingStore.get, () => NOTHING);

/** A list that cannot be loaded, for the first time or again, is an empty one (specification 8). */
function useServerState(): WishlistState {
  const { isLive } = useSession();
  const { data, isError } = usePersonalQuery({ ...wishlistQuery, enabled: isLive, select: stateOf });
  return data && !isError ? data : EMPTY_WISHLIST;
}

export const stateOf = ({ ids, total }: Wishlist): WishlistState => ({ ids, total });

/** How many services are in the wishlist, wishes under way counted in. 0 until it is known, and when it cannot be had (specification 8). */
export function useWishlistCount(): number {
  return keptCount(useServerState(), useWanted());
}

/** Whether a service is in the wishlist, wishes under way counted in, and how to turn that over (at once; see `settle`). */
export function useWishlistToggle(id: string): { isKept: boolean; toggle: () => void } {
  const queryClient = useQueryClient();
  const wanted = useWanted();
  const state = useServerState();
  const kept = isKept(state, wanted, id);
  return {
    isKept: kept,
    toggle: () => {
      pendingStore.set(id, !kept);
      void settleWith(queryClient, id);
    },
  };
}

async function settleWith(queryClient: QueryClient, id: string): Promise<void> {
  // without an observer: nobody watches a single toggle
  const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
    mutationFn: () =>
      settle(id, {
        serverHas: async (productId) => {
          await ensureSession();
          return (await queryClient.ensureQueryData(wishlistQuery)).ids.includes(productId);
        },
        toggle: async (productId) => {
          const { toggleWishlist } = await import('@/lib/live/calls');
          await queryClient.cancelQueries({ queryKey: wishlistQuery.queryKey });
          const answer = await toggleWishlist(productId);
          const isLiked = answer.is_liked ?? !queryClient.getQueryData(wishlistQuery.queryKey)?.ids.includes(productId);
          queryClient.setQueryData(wishlistQuery.queryKey, (before) => before && withToggled(before, productId, isLiked));
          return isLiked;
        },
      }),
    meta: { error: 'wishlistFailed' },
  });
  // the failure has become a toast; the wish is taken back already
  await mutation.execute().catch(() => undefined);
  // the server's list replaces what was put together here, once nothing is under way
  if (pendingStore.get().size === 0) void queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey });
}
