'use client';
import { type DataTag, type InfiniteData, queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';
import { readNow, useDesired, useToggle } from '@/lib/client/optimistic';
import { toggledItems, withoutItem } from '@/lib/client/toggled-list';
import { isRefusedGuest } from '@/lib/post/refused';
import type { PostSummary } from '@/lib/post/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';

const LIKED_POSTS = [PERSONAL, 'likedPosts'] as unknown as DataTag<readonly string[], InfiniteData<Page<PostSummary>, number>>;
const TOGGLE = 'like';

/** Who likes an article, as it is now: the page itself may come from a cache. */
const likersQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'likers', id],
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<string[]> => (await import('@/lib/post/api')).getLikers(id, signal),
    staleTime: 60_000,
  });

/**
 * Whether the reader likes an article and how many do. `known` is the page's own count, until the present one has been read.
 * `onLogin` is called where the backend does not let guests like.
 */
export function useLike(id: string, known: number, onLogin: () => void): { isLiked: boolean; count: number; toggle: () => void } {
  const client = useQueryClient();
  const { isLive } = useSession();
  const { data: user } = usePersonalQuery({ ...userQuery, enabled: isLive });
  const { data: likers } = usePersonalQuery({ ...likersQuery(id), enabled: isLive });
  const isLikedOnServer = user !== undefined && likers !== undefined && likers.includes(user._id);
  const { isOn, toggle } = useToggle({
    kind: TOGGLE,
    id,
    isOn: isLikedOnServer,
    affects: [likersQuery(id).queryKey, LIKED_POSTS],
    meta: { error: 'likeFailed' },
    readServer: async () => {
      const [{ _id }, now] = await Promise.all([readNow(client, userQuery), readNow(client, likersQuery(id))]);
      return now.includes(_id);
    },
    flip: async () => {
      const answer = await (await import('@/lib/post/api')).likePost(id);
      return 'is_liked' in answer ? answer.is_liked : undefined;
    },
    reconcile: (isLiked) => {
      const { _id = '' } = client.getQueryData(userQuery.queryKey) ?? {};
      client.setQueryData(likersQuery(id).queryKey, (before = []) => [...before.filter((one) => one !== _id), ...(isLiked ? [_id] : [])]);
      if (!isLiked) client.setQueryData(LIKED_POSTS, (list) => list && withoutItem(list, id));
    },
    onError: (error) => {
      if (isRefusedGuest(error)) onLogin();
    },
  });
  return { isLiked: isOn, count: Math.max(0, (likers?.length ?? known) + Number(isOn) - Number(isLikedOnServer)), toggle };
}

/** The articles that the customer likes, page by page, without those that are being taken out. */
export function useLikedPosts() {
  const { isLive } = useSession();
  const desired = useDesired(TOGGLE);
  const query = useInfiniteQuery({
    queryKey: LIKED_POSTS,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await (await import('@/lib/post/api')).getLikedPosts(pageParam, signal);
      for (const post of page.data) client.setQueryData(likersQuery(post._id).queryKey, post.liked_account_ids);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    enabled: isLive,
  });
  const { items: posts, total } = toggledItems(query.data?.pages, desired);
  return { ...query, posts, total };
}
