'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoadMore } from '@/components/ui/use-list-focus';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { VoucherPages } from '@/lib/voucher/queries';
import cardStyles from './voucher-card.module.scss';
import styles from './voucher-list.module.scss';

interface VoucherListProps<Item> {
  list: VoucherPages<Item>;
  label: string;
  /** what stands there without any voucher */
  empty: ReactNode;
  /** below the cards */
  note?: ReactNode;
  /** a voucher's card */
  children: (item: Item) => ReactNode;
}

/** Vouchers, page by page. */
export function VoucherList<Item>({ list, label, empty, note, children }: VoucherListProps<Item>) {
  const t = useTranslations('Voucher');
  const { vouchers, total, isError, isFetching, isPlaceholderData, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = list;
  const { place, more } = useLoadMore(fetchNextPage);
  if (!vouchers) return isError ? <ErrorState message={t('listFailed')} onRetry={() => void refetch()} busy={isFetching} /> : <VoucherSkeleton />;
  const shown = vouchers.length;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      {shown === 0 && !isPlaceholderData ? (
        empty
      ) : (
        <ul className={cardStyles.cards} aria-label={label} aria-busy={isPlaceholderData} data-busy={isPlaceholderData || undefined}>
          {vouchers.map(children)}
        </ul>
      )}
      {note}
      {isFetchNextPageError ? <ErrorState message={t('moreFailed')} onRetry={() => void more()} busy={isFetchingNextPage} /> : null}
      {hasNextPage || total > shown ? (
        <LoadMore shown={shown} total={total} words={t('shown', { shown, total })}>
          {hasNextPage && !isFetchNextPageError && !isPlaceholderData ? (
            <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          ) : null}
        </LoadMore>
      ) : null}
    </div>
  );
}

function VoucherSkeleton() {
  const t = useTranslations('Voucher');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true" className={cardStyles.cards}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} height="148px" />
        ))}
      </div>
    </div>
  );
}
