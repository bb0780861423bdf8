'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { lastPageOf, type Listing, listingHref, PAGE_SIZE } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/queries';
import type { Sorting } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { getPathname } from '@/lib/i18n/navigation';
import styles from './listing-list.module.scss';

export type ListingMoreProps = { listing: Listing; sortings: Sorting[]; total: number; skipped: number; list: RefObject<HTMLDivElement | null> };

/**
 * How much of a listing is shown, and "Load more": a link to the next page, which renders the list up to there; where
 * scripts run it appends instead, and keeps the address in step, so that reload and Back find the place.
 */
export function ListingMore({ listing, sortings, total, skipped, list }: ListingMoreProps) {
  const t = useTranslations('CatalogList');
  const locale = useLocale();
  const { data, fetchNextPage, isFetching, isError } = useMoreProducts(listing, sortings, total);
  const pages = data?.pages ?? [];
  const page = listing.page + pages.length;
  const known = pages.at(-1)?.total ?? total;
  const shown = Math.min(known, page * PAGE_SIZE) - skipped;
  const next = getPathname({ href: listingHref({ ...listing, page: page + 1 }), locale });
  const hasMore = page < lastPageOf(known);
  const isNew = useRef(false);

  async function onMore(event?: MouseEvent) {
    event?.preventDefault();
    if (isFetching) return;
    const answer = await fetchNextPage({ cancelRefetch: false });
    if (answer.isError) return;
    isNew.current = true;
    history.replaceState(null, '', next);
  }

  // the focus goes to the first card that came, as the button may be gone
  const count = pages.length;
  const newest = pages.at(-1)?.data.length ?? 0;
  useEffect(() => {
    if (!isNew.current || count === 0) return;
    isNew.current = false;
    const links = list.current?.querySelectorAll<HTMLElement>('[data-product-link]');
    links?.[links.length - newest]?.focus({ preventScroll: true });
  }, [count, newest, list]);

  return (
    <LoadMore shown={shown} total={known} words={<span role="status">{t('showing', { shown, total: known })}</span>}>
      {isError ? <ErrorState onRetry={() => void onMore()} busy={isFetching} /> : null}
      {hasMore && !isError ? (
        <a href={next} className={styles.more} data-busy={isFetching || undefined} onClick={(event) => void onMore(event)}>
          {t('loadMore')}
        </a>
      ) : null}
    </LoadMore>
  );
}
