'use client';
import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { useLoadMore } from '@/components/ui/use-list-focus';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import type { PostListing } from '@/lib/post/listing';
import { useMorePosts } from '@/lib/post/more-posts';
import { postsPath } from '@/lib/post/path';
import styles from './post-list.module.scss';

// cards and dates come with the second page alone
const PostList = lazyComponent(async () => (await import('./post-list')).PostList, Nothing);

export type MorePostsProps = {
  /** its `page` is the last one that the server rendered */
  listing: PostListing;
  /** the number of the page after it */
  first: number;
  /** articles that the server rendered, and all that there are */
  shown: number;
  total: number;
};

/**
 * Below the pages that the server rendered: those that the reader asked for, and "Load more": a link to the next page, which
 * renders the list up to there; where scripts run it appends instead, and keeps the address in step, so that reload and
 * Back find the place.
 */
export function MorePosts({ listing, first, shown: rendered, total: known }: MorePostsProps) {
  const t = useTranslations('Post');
  const locale = useLocale();
  const { pages, total: told = known, next, isFetching, isError, fetchNextPage } = useMorePosts(listing, first);
  const address = postsPath(listing.category, { ...listing, page: next });
  const { place, more } = useLoadMore(async () => {
    const answer = await fetchNextPage();
    if (answer.isSuccess) history.replaceState(null, '', localizedPath(address, locale));
    return answer;
  });
  const shown = rendered + pages.flat().length;
  const total = Math.max(shown, told);
  const hasFailed = isError && !isFetching;

  function onMore(event: MouseEvent) {
    // a new tab or window shows the next page by itself
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isFetching) void more();
  }

  return (
    <>
      <div className={styles.more} ref={place} tabIndex={-1}>
        {pages.map((posts, index) => (
          <PostList key={index} posts={posts} locale={locale} hasLead />
        ))}
      </div>
      <LoadMore shown={shown} total={total} words={<span role="status">{t('shown', { shown, total })}</span>}>
        {hasFailed ? <ErrorState onRetry={() => void more()} /> : null}
        {next === undefined || hasFailed ? null : (
          <ButtonLink variant="line" href={address} prefetch={false} data-busy={isFetching || undefined} onClick={onMore}>
            {t('loadMore')}
          </ButtonLink>
        )}
      </LoadMore>
    </>
  );
}
