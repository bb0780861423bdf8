'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { CardSkeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import type { Locale } from '@/lib/i18n/locales';
import { restartSession } from '@/lib/session/session';
import { useWishlist } from '@/lib/wishlist/queries';
import styles from './wishlist-list.module.scss';

/** The catalogue's parts, handed in by the page. */
export type CardPart = ComponentType<{ product: ProductSummary; locale: Locale }>;
export type GridPart = ComponentType<{ columns?: 3 | 4; label?: string; children: ReactNode }>;

/** What is in the wishlist. A service that is taken out goes at once; the focus stays in the list. */
export function WishlistList({ Card, Grid }: { Card: CardPart; Grid: GridPart }) {
  const t = useTranslations('WishlistPage');
  const locale = useLocale();
  const { items, isPending, isError, isFetching, isUnreachable, refetch } = useWishlist();
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(items.length);
  const count = items.length;
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    // the heart that had the focus went with its card
    if (isFewer && (document.activeElement === document.body || document.activeElement === null)) root.current?.focus({ preventScroll: true });
  }, [count]);

  const retry = () => void (isUnreachable ? restartSession() : refetch());
  if (isError || isUnreachable) return <ErrorState onRetry={retry} busy={isFetching} />;
  if (isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
        <Grid columns={3}>
          {[1, 2, 3].map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Grid>
      </div>
    );
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.list}>
      {count === 0 ? (
        <EmptyState size="s" title={t('empty')} description={t('emptyText')} action={<ButtonLink href="/shop/main/product">{t('browse')}</ButtonLink>} />
      ) : (
        <>
          <VisuallyHidden as="h2">{t('title')}</VisuallyHidden>
          <p role="status" className={styles.count}>
            {t('count', { count })}
          </p>
          <Grid columns={3} label={t('title')}>
            {items.map((product) => (
              <Card key={product._id} product={product} locale={locale} />
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}
