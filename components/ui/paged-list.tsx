'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from './blocks';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { useFocusWhenFewer, useLoadMore } from '@/components/ui/use-list-focus';
import { Loading } from '@/components/ui/skeleton';
import type { PagedList as List } from '@/lib/client/paged-list';

type Props<Item> = {
  list: List<Item>;
  className?: string;
  /** how much of it is on the screen */
  shown: string;
  /** said where nothing, or no more, could be read */
  failed?: string;
  moreFailed?: string;
  size?: 'm' | 's';
  /** the shape of what comes */
  skeleton: Blocks;
  /** in place of the items where there are none */
  empty: Blocks;
  /** whether "Showing 3 of 3" stays below a list that is complete */
  hasTotal?: boolean;
  children: (items: Item[]) => Blocks;
};

/**
 * A list that is read page by page: loading, failed, empty, or its items with "Load more" below them. The focus stays
 * in it when items go.
 */
export function PagedList<Item>({
  list,
  className,
  shown,
  failed,
  moreFailed,
  size = 'm',
  skeleton,
  empty,
  hasTotal,
  children,
}: Props<Item>) {
  const t = useTranslations('Common');
  const { items, total, hasNextPage, isFetchNextPageError, isFetchingNextPage } = list;
  const { place, more } = useLoadMore(list.fetchNextPage);
  useFocusWhenFewer(items?.length ?? 0, place);
  if (!items && list.isError) return <ErrorState message={failed} query={list} />;
  if (!items) return <Loading>{skeleton}</Loading>;
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {items.length === 0 ? empty : children(items)}
      {isFetchNextPageError ? (
        <ErrorState message={moreFailed} onRetry={() => void more()} busy={isFetchingNextPage} />
      ) : null}
      {hasNextPage || hasTotal ? (
        <LoadMore shown={items.length} total={total} label={shown}>
          {hasNextPage && !isFetchNextPageError ? (
            <Button variant="line" size={size} busy={isFetchingNextPage} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          ) : null}
        </LoadMore>
      ) : null}
    </div>
  );
}
