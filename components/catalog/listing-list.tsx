'use client';
import { useTranslations } from 'next-intl';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { lastPageOf, type Listing, listingHref, PAGE_SIZE } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/queries';
import type { Sorting } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { getPathname } from '@/lib/i18n/navigation';
import styles from './listing-list.module.scss';

const loadCards = () => import('@/components/catalog/more-cards');
const MoreCards = lazy(loadCards);

type Props = {
  /** its `page` is the last one that `children` show */
  listing: Listing;
  sortings: Sorting[];
  total: number;
  /** services before `children` that are not shown: a long list is rendered from its twelfth page before the last */
  skipped: number;
  /** the cards that the server rendered */
  children: ReactNode;
};

/**
 * A listing's cards and what is below them. "Load more" is a link to the next page, which renders the list up to
 * there; where scripts run it appends instead, and keeps the address in step, so that reload and Back find the place.
 */
export function ListingList({ listing, sortings, total, skipped, children }: Props) {
  const t = useTranslations('CatalogList');
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
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
    const [answer] = await Promise.all([fetchNextPage({ cancelRefetch: false }), loadCards()]);
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
  }, [count, newest]);

  return (
    <div ref={list}>
      <ServiceGrid columns={3}>
        {children}
        {count > 0 ? (
          <Suspense fallback={null}>
            <MoreCards products={pages.flatMap((one) => one.data)} />
          </Suspense>
        ) : null}
      </ServiceGrid>
      <LoadMore shown={shown} total={known} words={<span role="status">{t('showing', { shown, total: known })}</span>}>
        {isError ? <ErrorState onRetry={() => void onMore()} busy={isFetching} /> : null}
        {hasMore && !isError ? (
          <a href={next} className={styles.more} data-busy={isFetching || undefined} onClick={(event) => void onMore(event)}>
            {t('loadMore')}
          </a>
        ) : null}
      </LoadMore>
    </div>
  );
}
