'use client';
import { queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createToggles, type Wanted } from '@/lib/api/toggles';
import { LIKED_POSTS, withoutPost } from '@/lib/post/liked';
import { isRefusedGuest } from '@/lib/post/refused';
import { userQuery } from '@/lib/session/user';
import { ensureSession } from '@/lib/session/session';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';

const { store, settle } = createToggles();
const NOTHING: Wanted = new Map();

/** What the reader wants to like or no longer like, and the server has not agreed to yet. */
export const useWantedLikes = (): Wanted => useSyncExternalStore(store.subscribe, store.get, () => NOTHING);

/** Who likes an article, as it is now: the page itself may have been kept for a while. */
export const likersQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'likers', id],
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<string[]> => (await import('@/lib/post/api')).getLikers(id, signal),
    staleTime: 60_000,
  });

/**
 * Whether the reader likes an article and how many do, wishes under way counted in; `toggle` turns it over at once
 * (specification 4) and goes back by itself when the server refuses. `known` is the page's own count, until it is asked.
 * `onLogin` is told that a guest may not like.
 */
export function useLike(id: string, known: number, onLogin: () => void): { isLiked: boolean; count: number; toggle: () => void } {
  const queryClient = useQueryClient();
  const { isLive } = useSession();
  const { data: user } = usePersonalQuery({ ...userQuery, enabled: isLive });
  const { data: likers } = usePersonalQuery({ ...likersQuery(id), enabled: isLive });
  const has = user !== undefined && likers !== undefined && likers.includes(user._id);
  const isLiked = useWantedLikes().get(id) ?? has;
  return {
    isLiked,
    count: Math.max(0, (likers?.length ?? known) + Number(isLiked) - Number(has)),
    toggle: () => {
      store.set(id, !isLiked);
      void settleLike(queryClient, id, onLogin);
    },
  };
}

async function settleLike(queryClient: QueryClient, id: string, onLogin: () => void): Promise<void> {
  const { queryKey } = likersQuery(id);
  // without an observer: nobody watches a single toggle
  const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
    mutationFn: () =>
      settle(id, {
        serverHas: async (postId) => {
          await ensureSession();
          const [user, likers] = await Promise.all([queryClient.ensureQueryData(userQuery), queryClient.ensureQueryData(likersQuery(postId))]);
          return likers.includes(user._id);
        },
        toggle: async (postId) => {
          await queryClient.cancelQueries({ queryKey });
          const { _id } = await queryClient.ensureQueryData(userQuery);
          const had = queryClient.getQueryData(queryKey)?.includes(_id) ?? false;
          const answer = await (await import('@/lib/post/api')).likePost(postId);
          const isLiked = ('is_liked' in answer ? answer.is_liked : undefined) ?? !had;
          queryClient.setQueryData(queryKey, (before = []) => [...before.filter((one) => one !== _id), ...(isLiked ? [_id] : [])]);
          if (!isLiked) queryClient.setQueryData(LIKED_POSTS, (before) => before && withoutPost(before, postId));
          return isLiked;
        },
      }),
    meta: { error: 'likeFailed' },
  });
  // the failure has become a toast; the wish is taken back already
  await mutation.execute().catch((error: unknown) => {
    if (isRefusedGuest(error)) onLogin();
  });
  // the server's word replaces what was put together here, once nothing is under way
  if (store.get().size > 0) return;
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: LIKED_POSTS });
}
