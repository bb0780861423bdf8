'use client';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { onDemand } from '@/components/ui/on-demand';
import { useLoadMore } from '@/components/ui/use-list-focus';
import { useFurtherPages } from '@/lib/client/paged-list';
import { urlToReplace } from '@/lib/client/url-to-replace';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import styles from './post-list.module.scss';
import { getPosts } from '@/lib/post/api';

const PostList = onDemand(async () => (await import('./post-list')).PostList);

type Props = {
  /** its `page` is the last one that the server rendered */
  listing: PostListing;
  /** the page after it */
  first: number;
  /** articles that the server rendered */
  shown: number;
  total: number;
};

/**
 * The articles after those that the server rendered, and "Load more": a link to the next page, which renders the list
 * up to there. Where scripts run it appends instead and updates the URL, so that reload and Back find the place.
 */
export function MorePosts({ listing, first, shown: rendered, total: known }: Props) {
  const t = useTranslations('Common');
  const tPost = useTranslations('Post');
  const locale = useLocale();
  const key = ['posts', 'more', postsPath(listing.category, listing), first];
  const read = (page: number, signal: AbortSignal) => getPosts(listing, page, signal);
  const { pages, total: newest = known, next, isFetching, isError, fetchNextPage } = useFurtherPages(key, first, read);
  const href = postsPath(listing.category, { ...listing, page: next });
  const { place, more } = useLoadMore(async () => {
    const replaceUrl = urlToReplace();
    const result = await fetchNextPage();
    if (result.isSuccess) replaceUrl(localizedPath(href, locale));
    return result;
  });
  const shown = rendered + pages.flat().length;
  const total = Math.max(shown, newest);
  const hasFailed = isError && !isFetching;

  function onMore(event: MouseEvent) {
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
      <LoadMore
        shown={shown}
        total={total}
        label={<span role="status">{tPost('shownArticles', { shown, total })}</span>}
      >
        {hasFailed ? <ErrorState onRetry={() => void more()} /> : null}
        {next === undefined || hasFailed ? null : (
          <ButtonLink variant="line" href={href} data-busy={isFetching || undefined} onClick={onMore}>
            {t('loadMore')}
          </ButtonLink>
        )}
      </LoadMore>
    </>
  );
}
