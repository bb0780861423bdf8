'use client';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedList } from '@/components/ui/paged-list';
import { CardSkeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import type { Locale } from '@/lib/i18n/locales';
import { useWishlistPages, WISHLIST_PAGE } from '@/lib/wishlist/queries';
import styles from './wishlist-list.module.scss';

type Props = {
  /** the catalogue's card, grid and comparison, which the page passes in */
  Card: ComponentType<{ product: ProductSummary; locale: Locale }>;
  Grid: ComponentType<{ columns?: 3 | 4; label?: string; children: Blocks }>;
  Compare: ComponentType<{ services: readonly ProductSummary[] }>;
  /** below an empty wishlist */
  otherwise?: Blocks;
};

/** What is in the wishlist, page by page. A service that is taken out goes at once. */
export function WishlistList({ Card, Grid, Compare, otherwise }: Props) {
  const t = useTranslations('Layout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const list = useWishlistPages();
  const { items, total } = list;
  return (
    <PagedList
      list={list}
      shown={tCommon('shown', { shown: items?.length ?? 0, total })}
      hasTotal={total > WISHLIST_PAGE}
      skeleton={
        <Grid columns={3}>
          {Array.from({ length: WISHLIST_PAGE }, (_, key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </Grid>
      }
      empty={
        <>
          <NothingYet />
          {otherwise}
        </>
      }
    >
      {(services) => (
        <>
          <VisuallyHidden as="h2">{t('wishlist')}</VisuallyHidden>
          <div className={styles.head}>
            <p role="status">{tCommon('serviceCount', { count: total })}</p>
            <Compare services={services} />
          </div>
          <Grid columns={3} label={t('wishlist')}>
            {services.map((product) => (
              <Card key={product._id} product={product} locale={locale} />
            ))}
          </Grid>
        </>
      )}
    </PagedList>
  );
}

function NothingYet() {
  const t = useTranslations('WishlistPage');
  const tCommon = useTranslations('Common');
  return (
    <EmptyState
      icon="heart"
      size="s"
      title={t('empty')}
      description={t('emptyText')}
      action={<ButtonLink href="/shop/main/product">{tCommon('browse')}</ButtonLink>}
    />
  );
}
