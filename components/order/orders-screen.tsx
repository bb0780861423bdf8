'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/deferred';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedList } from '@/components/ui/paged-list';
import { RadioPills } from '@/components/ui/radio-pills';
import { Skeleton } from '@/components/ui/skeleton';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { useOrders } from '@/lib/order/queries';
import type { OrderStatus } from '@/lib/order/schema';
import { ORDER_STATUSES } from '@/lib/order/status';
import rowStyles from './order-list.module.scss';
import styles from './orders-screen.module.scss';

const OrderList = lazyComponent(async () => (await import('./order-list')).OrderList, RowsSkeleton);

/** The filter's name in the URL. */
const STATUS = 'status';
/** How many rows a filter looks for at a time. */
const PAGE_SIZE = 10;

/** The status in the URL, and how to change it: a reload, Back and a shared URL show the same. */
function useStatusFilter() {
  const value = new URLSearchParams(useStore(locationSearch)).get(STATUS);
  const setStatus = (next: OrderStatus | null) =>
    locationSearch.set((search) => {
      const params = new URLSearchParams(search);
      if (next) params.set(STATUS, next);
      else params.delete(STATUS);
      return String(params);
    });
  return [ORDER_STATUSES.find((one) => one === value) ?? null, setStatus] as const;
}

/** The customer's appointments, page by page; `offline` those with offline payment. */
export function OrdersScreen({ kind = 'all' }: { kind?: 'all' | 'offline' }) {
  const t = useTranslations('Account');
  const tList = useTranslations('OrderList');
  const tOrder = useTranslations('Order');
  const tUi = useTranslations('Ui');
  const { orders, total, ...query } = useOrders(kind);
  const { isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const [status, setStatus] = useStatusFilter();
  const [wanted, setWanted] = useState(PAGE_SIZE);
  /** rows that were worked on under this filter stay, whatever their status has become */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const filter = useRef<HTMLDivElement>(null);

  const found =
    orders?.filter((order) => status === null || order.current_status === status || kept.has(order._id)) ?? [];
  // the backend has no filter by status: page after page is searched until enough rows are found
  const isSearching = status !== null && found.length < wanted && hasNextPage && !isFetchNextPageError;
  const searchNext = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isSearching && !isFetching) searchNext();
  }, [isSearching, isFetching]);

  function changeStatus(next: OrderStatus | null) {
    setStatus(next);
    setWanted(PAGE_SIZE);
    setKept(new Set());
  }

  if (kind === 'offline' && !orders && query.isError) {
    return (
      <div role="alert">
        <EmptyState
          icon="bag"
          title={tList('noneShown')}
          description={tList('offlineFailed')}
          action={
            <Button variant="line" size="s" busy={isFetching} onClick={() => void refetch()}>
              {tUi('retry')}
            </Button>
          }
        />
      </div>
    );
  }
  const seenCount = orders?.length ?? 0;
  return (
    <PagedList
      list={{
        ...query,
        items: orders,
        total,
        hasNextPage: hasNextPage && !isSearching,
        fetchNextPage: () => {
          setWanted(found.length + PAGE_SIZE);
          return fetchNextPage();
        },
      }}
      className={styles.orders}
      size="s"
      labels={{
        loading: t('loading'),
        moreFailed: tList('moreFailed'),
        loadMore: t('loadMore'),
        shown:
          status === null
            ? t('ordersShown', { shown: seenCount, total })
            : tList('found', { count: found.length, seenCount, total }),
      }}
      hasTotal={hasNextPage || (status === null && total > seenCount)}
      skeleton={<RowsSkeleton />}
      empty={
        <EmptyState
          icon="bag"
          title={t('noOrders')}
          description={kind === 'offline' ? tList('noneOffline') : undefined}
          action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>}
        />
      }
    >
      {() => (
        <>
          <div ref={filter} tabIndex={-1} className={styles.filter}>
            <RadioPills
              legend={tList('filter')}
              name={STATUS}
              options={[
                { value: '', label: tList('all') },
                ...ORDER_STATUSES.map((value) => ({ value, label: tOrder(`status.${value}`) })),
              ]}
              value={status ?? ''}
              onChange={(value) => changeStatus(ORDER_STATUSES.find((one) => one === value) ?? null)}
            />
          </div>
          {found.length > 0 ? (
            <OrderList orders={found} onTouched={(id) => setKept((before) => new Set(before).add(id))} />
          ) : null}
          {found.length === 0 && !hasNextPage ? (
            <EmptyState
              icon="bag"
              title={tList('noneWith')}
              size="s"
              action={
                <Button
                  variant="line"
                  size="s"
                  onClick={() => {
                    changeStatus(null);
                    filter.current?.focus({ preventScroll: true });
                  }}
                >
                  {tList('showAll')}
                </Button>
              }
            />
          ) : null}
          <p role="status" className={styles.searching}>
            {isSearching ? tList('searching') : null}
          </p>
        </>
      )}
    </PagedList>
  );
}

/** The shape of the list while it loads. */
function RowsSkeleton() {
  return (
    <div className={rowStyles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={rowStyles.row}>
          <div className={rowStyles.date}>
            <Skeleton width="8rem" height="14px" />
          </div>
          <div className={rowStyles.service}>
            <Skeleton width="72%" height="18px" />
            <p>
              <Skeleton width="6rem" height="14px" />
            </p>
          </div>
          <div className={rowStyles.status}>
            <Skeleton width="10rem" height="30px" />
          </div>
          <div className={rowStyles.total}>
            <Skeleton width="6rem" height="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}
