'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { useLocale } from '@/lib/i18n/client';
import { useMorePosts } from '@/lib/post/more-posts';
import styles from './post-list.module.scss';

// cards and dates come with the second page alone
const PostList = dynamic(() => import('./post-list').then((module) => module.PostList), { ssr: false });

/** Below the first page, which the server rendered: the pages that the reader asked for, and the button for the next. */
export function MorePosts({ shown, total, category }: { shown: number; total: number; category?: string }) {
  const t = useTranslations('Post');
  const locale = useLocale();
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useMorePosts(category);
  const place = useRef<HTMLDivElement>(null);
  const posts = data?.pages.flatMap((page) => page.data) ?? [];
  const isComplete = data !== undefined && !hasNextPage;

  async function more() {
    const after = await fetchNextPage();
    // the last page takes the button away, and the focus with it
    if (!after.hasNextPage && after.data) place.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {posts.length > 0 ? (
        <div className={styles.more}>
          <PostList posts={posts} locale={locale} />
        </div>
      ) : null}
      <div className={styles.foot} ref={place} tabIndex={-1}>
        {isError && !isFetching ? <ErrorState onRetry={() => void more()} /> : null}
        <LoadMore shown={shown + posts.length} total={total} words={t('shown', { shown: shown + posts.length, total })}>
          {isComplete || (isError && !isFetching) ? null : (
            <Button variant="line" busy={isFetching} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          )}
        </LoadMore>
      </div>
    </>
  );
}
