'use client';
import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { readNow, useDesired, useToggle } from '@/lib/client/optimistic';
import { pagedQuery, toggledItems, withoutItem } from '@/lib/client/paged-list';
import { useLoginFirst } from '@/lib/post/login-first';
import { PERSONAL, usePersonalQuery, userQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { getLikedPosts, getLikers, likePost } from '@/lib/post/api';

const TOGGLE = 'like';

/** Who likes an article now: the page may come from a cache. */
const likersQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'likers', id],
    meta: { isQuiet: true },
    queryFn: ({ signal }) => getLikers(id, signal),
    staleTime: 60_000,
  });

const likedPostsQuery = pagedQuery([PERSONAL, 'likedPosts'], async (page, signal, client) => {
  const response = await getLikedPosts(page, signal);
  for (const post of response.data) client.setQueryData(likersQuery(post._id).queryKey, post.liked_account_ids);
  return response;
});

/**
 * Whether the reader likes an article and how many do. `known` is the page's own count, until the present one has been
 * read.
 */
export function useLike(id: string, known: number): { isLiked: boolean; count: number; toggle: () => void } {
  const client = useQueryClient();
  const { isLive } = useSession();
  const { data: user } = usePersonalQuery({ ...userQuery, enabled: isLive });
  const { data: likers } = usePersonalQuery({ ...likersQuery(id), enabled: isLive });
  const isLikedOnServer = user !== undefined && likers !== undefined && likers.includes(user._id);
  const isAmong = async (reading: Promise<string[]>): Promise<boolean> => {
    const [{ _id }, ids] = await Promise.all([readNow(client, userQuery), reading]);
    return ids.includes(_id);
  };
  const { isOn, toggle } = useToggle({
    kind: TOGGLE,
    id,
    isOn: isLikedOnServer,
    affects: [likersQuery(id).queryKey, likedPostsQuery.queryKey],
    meta: { error: 'likeFailed' },
    readServer: () => isAmong(readNow(client, likersQuery(id))),
    readAnew: () => isAmong(getLikers(id)),
    flip: async () => {
      const response = await likePost(id);
      return 'is_liked' in response ? response.is_liked : undefined;
    },
    reconcile: (isLiked) => {
      const { _id = '' } = client.getQueryData(userQuery.queryKey) ?? {};
      client.setQueryData(likersQuery(id).queryKey, (before = []) => [
        ...before.filter((one) => one !== _id),
        ...(isLiked ? [_id] : []),
      ]);
      if (!isLiked) client.setQueryData(likedPostsQuery.queryKey, (list) => list && withoutItem(list, id));
    },
    onError: useLoginFirst(),
  });
  return {
    isLiked: isOn,
    count: Math.max(0, (likers?.length ?? known) + Number(isOn) - Number(isLikedOnServer)),
    toggle,
  };
}

/** The articles that the customer likes, page by page, without those that are being taken out. */
export function useLikedPosts() {
  const { isLive } = useSession();
  const desired = useDesired(TOGGLE);
  const query = useInfiniteQuery({ ...likedPostsQuery, enabled: isLive });
  const { items, total } = toggledItems(query.data, desired);
  return { ...query, items: query.isError && !query.isFetchNextPageError ? undefined : items, total };
}
