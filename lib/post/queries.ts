'use client';
import { type InfiniteData, useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';
import { LIKED_POSTS } from '@/lib/post/liked';
import { likersQuery, useWantedLikes } from '@/lib/post/likes';
import type { PostReview } from '@/lib/post/schema';
import { useSession } from '@/lib/session/use-session';

/** The articles that the customer likes, page by page, without those on their way out. `total` is undefined until it is known. */
export function useLikedPosts() {
  const { isLive } = useSession();
  const wanted = useWantedLikes();
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
  // an article that went while pages came one by one may be in two of them
  const listed = [...new Map(query.data?.pages.flatMap((page) => page.data.map((post) => [post._id, post]))).values()];
  const posts = listed.filter(({ _id }) => wanted.get(_id) !== false);
  const last = query.data?.pages.at(-1);
  return { ...query, posts, total: last && Math.max(posts.length, last.total - (listed.length - posts.length)) };
}

const commentsKey = (id: string) => ['posts', 'comments', id];
const writingKey = (id: string) => ['postComment', id];

/** A comment as it is shown; `_id` is missing while it is on its way. */
export type ShownComment = Pick<PostReview, '_id' | 'user' | 'comment' | 'created_at' | 'status'>;

/**
 * An article's comments, newest first, page by page; `first` is the page that the server rendered. On top of them what
 * the reader is writing, as a DRAFT (specification 4), gone again when it is refused.
 */
export function useComments(id: string, first: Page<PostReview> | undefined, author: PostReview['user']) {
  const inFlight = useMutationState({
    filters: { mutationKey: writingKey(id), status: 'pending' },
    select: ({ state }) => ({ comment: state.variables as string, created_at: new Date(state.submittedAt).toISOString() }),
  });
  const query = useInfiniteQuery({
    queryKey: commentsKey(id),
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/post/api')).getComments(id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    initialData: first && { pages: [first], pageParams: [1] },
    // the page may have been kept for a while: asked for anew once it has woken up
    initialDataUpdatedAt: 0,
  });
  const drafts: ShownComment[] = inFlight.map((draft) => ({ ...draft, user: author, status: 'DRAFT' }));
  const listed = [
    ...new Map(query.data?.pages.flatMap((page) => page.data.map((review, index) => [review._id ?? `${page.current_page}.${index}`, review]))).values(),
  ];
  const comments: ShownComment[] = [...drafts, ...listed];
  return { ...query, comments, total: (query.data?.pages.at(-1)?.total ?? 0) + drafts.length };
}

/** Writes below an article. The form says itself why it failed; the text is its own to keep. */
export function useWriteComment(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writingKey(id),
    mutationFn: async (comment: string) => (await import('@/lib/post/api')).writeComment(id, comment),
    meta: { success: 'commentPosted' },
    onSuccess: async (review) => {
      await queryClient.cancelQueries({ queryKey: commentsKey(id) });
      queryClient.setQueryData<InfiniteData<Page<PostReview>, number>>(
        commentsKey(id),
        (before) => before && withComment(before, { ...review, status: 'ACTIVE' }),
      );
      void queryClient.invalidateQueries({ queryKey: commentsKey(id) });
    },
  });
}

function withComment(list: InfiniteData<Page<PostReview>, number>, review: PostReview): InfiniteData<Page<PostReview>, number> {
  const pages = list.pages.map((page, index) => ({ ...page, data: index === 0 ? [review, ...page.data] : page.data, total: page.total + 1 }));
  return { ...list, pages };
}
