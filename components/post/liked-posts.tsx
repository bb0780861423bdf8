'use client';
import { useTranslations } from 'next-intl';
import { LikeButton } from '@/components/post/like-button';
import { PostCard } from '@/components/post/post-card';
import { PostGrid } from '@/components/post/post-list';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { PostSkeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFocusWhenFewer, useLoadMore } from '@/components/ui/use-list-focus';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { useLikedPosts } from '@/lib/post/likes';
import styles from './liked-posts.module.scss';

/** The articles that the customer likes, page by page. One that is no longer liked goes at once; the focus stays in the list. */
export function LikedPosts() {
  const t = useTranslations('LikedPosts');
  const locale = useLocale();
  const { posts, total, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useLikedPosts();
  const { place, more } = useLoadMore(fetchNextPage);
  const count = posts.length;
  useFocusWhenFewer(count, place);

  if (isError && !isFetchNextPageError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  // those of the first pages are all gone, and what moves up is on its way
  if (total === undefined || (count === 0 && total > 0)) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
        <PostGrid>
          {[1, 2, 3].map((key) => (
            <li key={key}>
              <PostSkeleton />
            </li>
          ))}
        </PostGrid>
      </div>
    );
  }
  const hasFailedMore = isFetchNextPageError && !isFetchingNextPage;
  return (
    <div ref={place} tabIndex={-1} className={styles.liked}>
      {count === 0 ? (
        <EmptyState size="s" title={t('empty')} description={t('emptyText')} action={<ButtonLink href="/posts">{t('browse')}</ButtonLink>} />
      ) : (
        <>
          <p role="status" className={styles.count}>
            {t('count', { count: total })}
          </p>
          <PostGrid>
            {posts.map((post) => (
              <li key={post._id}>
                <PostCard
                  post={post}
                  locale={locale}
                  likes={<LikeButton postId={post._id} likes={post.liked_account_ids.length} title={textIn(post.title, locale)} look="small" />}
                />
              </li>
            ))}
          </PostGrid>
          {hasFailedMore ? <ErrorState onRetry={() => void more()} /> : null}
          {hasNextPage ? (
            <LoadMore shown={count} total={total} words={t('shown', { shown: count, total })}>
              {hasFailedMore ? null : (
                <Button variant="line" busy={isFetchingNextPage} onClick={() => void more()}>
                  {t('loadMore')}
                </Button>
              )}
            </LoadMore>
          ) : null}
        </>
      )}
    </div>
  );
}
