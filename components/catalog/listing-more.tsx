'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, Suspense } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { LoadMore } from '@/components/ui/load-more';
import { type Listing, listingHref, PAGE_SIZE } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/more-products';
import type { Sorting } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import styles from './listing-list.module.scss';

// only where something failed
const ErrorState = lazyComponent(async () => (await import('@/components/ui/error-state')).ErrorState);

export type ListingMoreProps = {
  listing: Listing;
  sortings: Sorting[];
  total: number;
  first: number | undefined;
  skipped: number;
  list: RefObject<HTMLDivElement | null>;
};

/**
 * How much of a listing is shown, and "Load more": a link to the next page, which renders the list up to there; where
 * scripts run it appends instead, and keeps the address in step, so that reload and Back find the place.
 */
export function ListingMore({ listing, sortings, total, first, skipped, list }: ListingMoreProps) {
  const t = useTranslations('CatalogList');
  const locale = useLocale();
  const { data, next: nextPage, fetchNextPage, isFetching, isError } = useMoreProducts(listing, sortings, first);
  const pages = data?.pages ?? [];
  const page = listing.page + pages.length;
  const known = pages.at(-1)?.total ?? total;
  const shown = Math.min(known, page * PAGE_SIZE) - skipped;
  const next = localizedPath(listingHref({ ...listing, page: nextPage ?? page }), locale);

  async function onMore(event?: MouseEvent) {
    event?.preventDefault();
    if (isFetching) return;
    const before = cardsIn(list.current).length;
    const answer = await fetchNextPage({ cancelRefetch: false });
    if (answer.isError) return;
    focusCard(list.current, before);
    history.replaceState(null, '', next);
  }

  return (
    <LoadMore shown={shown} total={known} words={<span role="status">{t('showing', { shown, total: known })}</span>}>
      {isError ? (
        <Suspense fallback={null}>
          <ErrorState onRetry={() => void onMore()} busy={isFetching} />
        </Suspense>
      ) : null}
      {nextPage !== undefined && !isError ? (
        <a href={next} className={styles.more} data-busy={isFetching || undefined} onClick={(event) => void onMore(event)}>
          {t('loadMore')}
        </a>
      ) : null}
    </LoadMore>
  );
}

const cardsIn = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>('[data-product-link]') ?? [])];

/** The focus goes to the first card that came, once it is drawn: the button may be gone by then. */
function focusCard(box: HTMLElement | null, index: number): void {
  const focus = () => {
    const card = cardsIn(box)[index];
    card?.focus({ preventScroll: true });
    return card !== undefined;
  };
  if (!box || focus()) return;
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect();
  });
  watcher.observe(box, { childList: true, subtree: true });
}
