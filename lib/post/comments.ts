'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@/lib/api/shapes';
import { sendOnce } from '@/lib/client/send-once';
import { useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';
import { pagedQuery, type Pages } from '@/lib/client/paged-list';
import type { PostReview } from '@/lib/post/schema';
import { getComments, writeComment } from '@/lib/post/api';

const commentsKey = (id: string) => ['posts', 'comments', id];
const writingKey = (id: string) => ['post-comment', id] as const;

/** A comment as it is shown; `_id` is missing while it is being sent. */
export type ShownComment = Pick<PostReview, '_id' | 'user' | 'comment' | 'created_at' | 'status'>;
type NewComment = Pick<ShownComment, 'comment' | 'created_at'>;

/**
 * An article's comments, newest first, page by page; `first` is the page that the server rendered. On top of them what
 * the reader is sending, as a DRAFT, gone again when it is refused.
 */
export function useComments(id: string, first: Page<PostReview> | undefined, author: PostReview['user']) {
  const drafts: ShownComment[] = useInFlight<NewComment>(writingKey(id)).map((draft) => ({
    ...draft,
    user: author,
    status: 'DRAFT',
  }));
  const query = useInfiniteQuery({
    ...pagedQuery(commentsKey(id), (page, signal) => getComments(id, page, signal)),
    initialData: first && { pages: [first], pageParams: [1] },
    // the page may come from a cache: read again once it has hydrated
    initialDataUpdatedAt: 0,
  });
  const listed = [
    ...new Map(
      query.data?.pages.flatMap((page) =>
        page.data.map((review, index) => [review._id ?? `${page.current_page}.${index}`, review]),
      ),
    ).values(),
  ];
  const comments: ShownComment[] = [...drafts, ...listed];
  return { ...query, comments, total: Math.max(query.data?.pages.at(-1)?.total ?? 0, listed.length) + drafts.length };
}

/** Writes below an article. The form says itself why it failed; the text is its own to keep. */
export function useWriteComment(id: string) {
  const client = useQueryClient();
  const { mutateAsync } = useOptimisticMutation<NewComment, PostReview>({
    mutationKey: writingKey(id),
    send: ({ comment }) => sendOnce(`comment on ${id}`, () => writeComment(id, comment)),
    meta: { success: 'commentPosted' },
    affects: [commentsKey(id)],
    reconcile: (_sent, review) =>
      client.setQueryData<Pages<PostReview>>(
        commentsKey(id),
        (list) => list && withComment(list, { ...review, status: 'ACTIVE' }),
      ),
  });
  return (comment: string) => mutateAsync({ comment, created_at: new Date().toISOString() });
}

const withComment = (list: Pages<PostReview>, review: PostReview): Pages<PostReview> => ({
  ...list,
  pages: list.pages.map((page, index) => ({
    ...page,
    data: index === 0 ? [review, ...page.data] : page.data,
    total: page.total + 1,
  })),
});
