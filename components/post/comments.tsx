'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { FormFailure } from '@/components/ui/form-failure';
import { Textarea } from '@/components/ui/input';
import { Remark } from '@/components/ui/remark';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { SubmitButton } from '@/components/ui/submit-button';
import { useLoadMore } from '@/components/ui/use-list-focus';
import type { Page } from '@/lib/api/shapes';
import { useShopForm } from '@/lib/form/use-shop-form';
import { formatDateTime } from '@/lib/format/date';
import { visibleText } from '@/lib/api/visible-text';
import { type ShownComment, useComments, useWriteComment } from '@/lib/post/comments';
import { useLoginFirst } from '@/lib/post/login-first';
import { CommentSchema, type PostReview } from '@/lib/post/schema';
import { usePersonalQuery, userQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import layout from '@/components/ui/layout.module.scss';
import styles from './comments.module.scss';

type Props = {
  postId: string;
  /** the newest ones; undefined when the server could not read them */
  first: Page<PostReview> | undefined;
};

/** The comments below an article, newest first, and the form; a new comment is shown first, optimistically. */
export function Comments({ postId, first }: Props) {
  const t = useTranslations('PostComments');
  const tCommon = useTranslations('Common');
  const { isLive } = useSession();
  const { data: user } = usePersonalQuery({ ...userQuery, enabled: isLive });
  const {
    comments,
    data,
    total,
    isError,
    isFetching,
    isFetchNextPageError,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useComments(postId, first, { username: user?.username ?? '', avatar: user?.avatar });
  const { place: list, more } = useLoadMore(fetchNextPage);

  const isMissing = data === undefined && comments.length === 0;
  const hasFailedMore = isFetchNextPageError && !isFetchingNextPage;
  return (
    <>
      <CommentForm postId={postId} />
      {isMissing && isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : null}
      {isMissing && !isError ? (
        <Loading>
          <RowsSkeleton />
        </Loading>
      ) : null}
      {isMissing ? null : (
        <div ref={list} tabIndex={-1}>
          <p className={styles.count}>{comments.length === 0 ? t('none') : t('count', { count: total })}</p>
          {comments.map((comment, index) => (
            <Comment key={comment._id ?? `draft ${comment.created_at} ${index}`} comment={comment} />
          ))}
          {hasFailedMore ? <ErrorState onRetry={() => void more()} /> : null}
          {hasNextPage && !hasFailedMore ? (
            <p className={styles.more}>
              <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
                {tCommon('loadMore')}
              </Button>
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}

function Comment({ comment }: { comment: ShownComment }) {
  const t = useTranslations('PostComments');
  return (
    <Remark
      name={visibleText(comment.user.username) || t('anonymous')}
      avatar={comment.user.avatar}
      at={comment.created_at}
      date={formatDateTime(comment.created_at)}
      text={comment.comment}
      mark={
        comment.status === 'DRAFT' ? (
          <span className={layout.meta}>{t(comment._id ? 'waiting' : 'posting')}</span>
        ) : null
      }
    />
  );
}

/** Where a reader comments. Needs the messages `PostComments` and `Form`. */
function CommentForm({ postId }: { postId: string }) {
  const t = useTranslations('PostComments');
  const loginFirst = useLoginFirst('#comments');
  const write = useWriteComment(postId);
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: CommentSchema,
    defaultValues: { comment: '' },
    draftKey: `comment ${postId}`,
    onSubmit: async ({ comment }) => {
      try {
        await write(comment);
      } catch (error) {
        loginFirst(error);
        throw error;
      }
    },
    onSent: () => {
      form.reset();
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Textarea {...field('comment')} label={t('yours')} rows={4} readOnly={isBusy} />
      <FormFailure failure={failure}>{t('kept')}</FormFailure>
      <SubmitButton variant="ink" size="s" isBusy={isBusy}>
        {t('post')}
      </SubmitButton>
    </form>
  );
}
