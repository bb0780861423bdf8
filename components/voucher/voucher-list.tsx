'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ReactElement } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { VoucherPages } from '@/lib/voucher/queries';
import cardStyles from './voucher-card.module.scss';
import styles from './voucher-list.module.scss';

interface VoucherListProps<Item> {
  list: VoucherPages<Item>;
  label: string;
  empty: Blocks;
  /** below the cards */
  note?: Blocks;
  /** a voucher's card */
  children: (item: Item) => ReactElement;
}

/** Vouchers, page by page. While others load for a new filter, the former ones stay. */
export function VoucherList<Item>({ list, label, empty, note, children }: VoucherListProps<Item>) {
  const t = useTranslations('Voucher');
  const { items = [], total, hasNextPage, isPlaceholderData } = list;
  const shown = items.length;
  const heading = <VisuallyHidden as="h2">{label}</VisuallyHidden>;
  const cards = (vouchers: Item[]) => (
    <>
      {heading}
      <ul
        className={cardStyles.cards}
        aria-label={label}
        aria-busy={isPlaceholderData}
        data-busy={isPlaceholderData || undefined}
      >
        {vouchers.map(children)}
      </ul>
      {note}
    </>
  );
  return (
    <PagedList
      list={{ ...list, hasNextPage: hasNextPage && !isPlaceholderData }}
      className={styles.place}
      size="s"
      shown={t('shown', { shown, total })}
      failed={t('listFailed')}
      moreFailed={t('moreFailed')}
      hasTotal={hasNextPage || total > shown}
      skeleton={<VouchersSkeleton />}
      empty={
        isPlaceholderData ? (
          cards([])
        ) : (
          <>
            {heading}
            {empty}
          </>
        )
      }
    >
      {cards}
    </PagedList>
  );
}

function VouchersSkeleton() {
  return (
    <div aria-hidden="true" className={cardStyles.cards}>
      {Array.from({ length: 4 }, (_, card) => (
        <Skeleton key={card} height="290px" />
      ))}
    </div>
  );
}
