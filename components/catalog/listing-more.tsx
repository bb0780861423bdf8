'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Tile } from '@/components/catalog/listing-tile';
import { LoadMore } from '@/components/ui/load-more';
import { onDemand } from '@/components/ui/on-demand';
import { type Listing, listingHref, PAGE_SIZE } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/queries';
import { mayPrefetch } from '@/lib/client/prefetching';
import { useStore } from '@/lib/client/store';
import { urlToReplace } from '@/lib/client/url-to-replace';
import type { Sorting } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import styles from './listing-list.module.scss';

const ErrorState = onDemand(async () => (await import('@/components/ui/error-state')).ErrorState);
const ClientCardList = onDemand(async () => (await import('./client-cards')).ClientCardList);

/** What the server rendered up to `listing.page`, and the page after it. */
type Rendered = { listing: Listing; sortings: Sorting[]; first: number | undefined };

/**
 * Cards of services that were loaded after the page; the code of a card comes with the first of them. `shown`: pictures
 * of the cards before them.
 */
export function MoreCards({
  listing,
  sortings,
  first,
  shown,
  tiles,
}: Rendered & { shown: readonly string[]; tiles: readonly Tile[] }) {
  const { pages } = useMoreProducts(listing, sortings, first);
  return pages.length > 0 ? <ClientCardList products={pages.flat()} shown={shown} tiles={tiles} /> : null;
}

/** Pages up to this number load by themselves; then a button does, so that the footer can be reached. */
const PAGES_BY_THEMSELVES = 3;
/** Loads the next page half a screen before its place comes into view. */
const NEAR = '0px 0px 50%';

type ListingMoreProps = Rendered & { total: number; skipped: number; list: RefObject<HTMLDivElement | null> };

/**
 * How much of a listing is shown, and "Load more": a link to the next page, which renders the list up to there. Where
 * scripts run it appends instead and updates the URL, so that reload and Back find the place. The second and third page
 * come by themselves when the list's end is near, unless the shopper saves data; the focus stays where it is then.
 */
export function ListingMore({ listing, sortings, total: known, first, skipped, list }: ListingMoreProps) {
  const t = useTranslations('Common');
  const locale = useLocale();
  const {
    pages,
    total: newest = known,
    next: nextPage,
    fetchNextPage,
    isFetching,
    isError,
  } = useMoreProducts(listing, sortings, first);
  const box = useRef<HTMLDivElement>(null);
  const page = listing.page + pages.length;
  const total = pages.length > 0 ? Math.max(newest, listing.page * PAGE_SIZE + pages.flat().length) : known;
  const shown = Math.min(total, page * PAGE_SIZE) - skipped;
  const next = localizedPath(listingHref({ ...listing, page: nextPage ?? page }), locale);

  /** Loads the next page; a second call joins a request in flight. @returns whether it was loaded */
  async function load(): Promise<boolean> {
    const replaceUrl = urlToReplace();
    const { isError: hasFailed } = await fetchNextPage({ cancelRefetch: false });
    if (!hasFailed) replaceUrl(next);
    return !hasFailed;
  }

  async function onMore(event?: MouseEvent) {
    event?.preventDefault();
    const before = cardsIn(list.current).length;
    if (await load()) focusCard(list.current, before);
  }

  const comesByItself = useStore(mayPrefetch) && page < PAGES_BY_THEMSELVES && nextPage !== undefined && !isError;
  // not before the cards of the last page are rendered: until then the end of the list is still in view
  const onNear = useEffectEvent(() => void ((list.current?.querySelectorAll('li').length ?? 0) >= shown && load()));
  useEffect(() => {
    if (!comesByItself || !box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [comesByItself, page]);

  return (
    <div ref={box}>
      <LoadMore shown={shown} total={total} label={<span role="status">{t('shown', { shown, total })}</span>}>
        {isError ? <ErrorState onRetry={() => void onMore()} busy={isFetching} /> : null}
        {nextPage !== undefined && !isError ? (
          <a
            href={next}
            className={styles.more}
            data-busy={isFetching || undefined}
            onClick={(event) => void onMore(event)}
          >
            {t('loadMore')}
          </a>
        ) : null}
      </LoadMore>
    </div>
  );
}

const cardsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-product-link]') ?? []),
];

/** Moves the focus to the first new card once it is rendered: the button may be gone by then. */
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
