'use client';
import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { CardSkeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useFocusWhenFewer, useLoadMore } from '@/components/ui/use-list-focus';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import type { Locale } from '@/lib/i18n/locales';
import { restartSession } from '@/lib/session/session';
import { useWishlistPages, WISHLIST_PAGE } from '@/lib/wishlist/pages';
import styles from './wishlist-list.module.scss';

/** The catalogue's parts, handed in by the page. */
export type CardPart = ComponentType<{ product: ProductSummary; locale: Locale }>;
export type GridPart = ComponentType<{ columns?: 3 | 4; label?: string; children: ReactNode }>;

/** What is in the wishlist, page by page. A service that is taken out goes at once; the focus stays in the list. */
export function WishlistList({ Card, Grid }: { Card: CardPart; Grid: GridPart }) {
  const t = useTranslations('WishlistPage');
  const locale = useLocale();
  const pages = useWishlistPages();
  const { items, total, hasFailed, isFetching, isUnreachable, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage } = pages;
  const { place, more } = useLoadMore(fetchNextPage);
  const count = items.length;
  useFocusWhenFewer(count, place);

  const retry = () => void (isUnreachable ? restartSession() : pages.retry());
  if (isUnreachable || hasFailed) return <ErrorState onRetry={retry} busy={isFetching} />;
  // those of the first pages are all taken out, and what moves up is on its way
  if (total === undefined || (count === 0 && total > 0)) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
        <Grid columns={3}>
          {Array.from({ length: WISHLIST_PAGE }, (_, key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Grid>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      {count === 0 ? (
        <EmptyState size="s" title={t('empty')} description={t('emptyText')} action={<ButtonLink href="/shop/main/product">{t('browse')}</ButtonLink>} />
      ) : (
        <>
          <VisuallyHidden as="h2">{t('title')}</VisuallyHidden>
          <p role="status" className={styles.count}>
            {t('count', { count: total })}
          </p>
          <Grid columns={3} label={t('title')}>
            {items.map((product) => (
              <Card key={product._id} product={product} locale={locale} />
            ))}
          </Grid>
          {isFetchNextPageError && !isFetchingNextPage ? <ErrorState onRetry={() => void more()} /> : null}
          {total > WISHLIST_PAGE ? (
            <LoadMore shown={count} total={total} words={t('shown', { shown: count, total })}>
              {hasNextPage && (isFetchingNextPage || !isFetchNextPageError) ? (
                <Button variant="line" busy={isFetchingNextPage} onClick={() => void more()}>
                  {t('loadMore')}
                </Button>
              ) : null}
            </LoadMore>
          ) : null}
        </>
      )}
    </div>
  );
}
