'use client';
import { lazyComponent } from '@/components/ui/deferred';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OrderRowsSkeleton } from '@/components/order/order-rows-skeleton';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { Note } from '@/components/ui/note';
import { RadioPills } from '@/components/ui/radio-pills';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSearchParams } from '@/lib/i18n/navigation';
import { useOrders } from '@/lib/order/queries';
import type { OrderStatus } from '@/lib/order/schema';
import { ORDER_STATUSES } from '@/lib/order/status';
import styles from './orders-screen.module.scss';

const OrderList = lazyComponent(async () => (await import('@/components/order/order-list')).OrderList, OrderRowsSkeleton);

/** The filter's name in the address. */
const STATUS = 'status';
/** How many rows a filter looks for before it waits to be asked for more. */
const PAGEFUL = 10;

type Kind = 'all' | 'offline';

/** The customer's appointments, page by page; `offline` those with offline payment. */
export function OrdersScreen({ kind = 'all' }: { kind?: Kind }) {
  return (
    <Suspense fallback={<Loading />}>
      <Orders kind={kind} />
    </Suspense>
  );
}

function Loading() {
  const t = useTranslations('Account');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <OrderRowsSkeleton />
    </div>
  );
}

/** The status in the address, and how to change it: a reload, Back and a shared address show the same. */
function useStatusFilter() {
  const value = useSearchParams().get(STATUS);
  // what was pressed shows at once: the router takes its time to hear of an address
  const [pressed, setPressed] = useState<{ status: OrderStatus | null; before: string | null }>();
  if (pressed && pressed.before !== value) setPressed(undefined);
  const status = pressed ? pressed.status : (ORDER_STATUSES.find((one) => one === value) ?? null);
  function setStatus(next: OrderStatus | null) {
    setPressed({ status: next, before: value });
    const address = new URL(location.href);
    if (next) address.searchParams.set(STATUS, next);
    else address.searchParams.delete(STATUS);
    history.replaceState(null, '', address);
  }
  return [status, setStatus] as const;
}

function Orders({ kind }: { kind: Kind }) {
  const t = useTranslations('Account');
  const tList = useTranslations('OrderList');
  const tOrder = useTranslations('Order');
  const { orders, data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useOrders(kind);
  const [status, setStatus] = useStatusFilter();
  const [wanted, setWanted] = useState(PAGEFUL);
  /** rows that were worked on under this filter stay, whatever their status has become */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const place = useRef<HTMLDivElement>(null);

  const shown = orders?.filter((order) => status === null || order.current_status === status || kept.has(order._id)) ?? [];
  // the backend has no filter by status: what is there is looked through, page after page, until a pageful is found
  const isSearching = status !== null && shown.length < wanted && hasNextPage && !isFetchNextPageError;
  const searchOn = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isSearching && !isFetching) searchOn();
  }, [isSearching, isFetching]);

  function filter(next: OrderStatus | null) {
    setStatus(next);
    setWanted(PAGEFUL);
    setKept(new Set());
  }

  async function more() {
    if (status !== null && !isFetchNextPageError) {
      setWanted(shown.length + PAGEFUL);
      return;
    }
    const { hasNextPage: isMore } = await fetchNextPage();
    // the last page takes the button away, and the focus with it
    if (!isMore) place.current?.focus({ preventScroll: true });
  }

  if (!orders) {
    if (!isError) return <Loading />;
    // offline appointments that cannot be loaded are an empty list, with a note (spec 8)
    return kind === 'offline' ? (
      <div role="alert">
        <EmptyState
          title={tList('noneShown')}
          description={tList('offlineFailed')}
          action={<RetryButton isBusy={isFetching} onRetry={() => void refetch()} />}
        />
      </div>
    ) : (
      <ErrorState onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('noOrders')}
        description={kind === 'offline' ? tList('noneOffline') : undefined}
        action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>}
      />
    );
  }

  const total = data?.pages[0]?.total ?? orders.length;
  const hasMore = hasNextPage && !isSearching;
  return (
    <div ref={place} tabIndex={-1} className={styles.orders}>
      <RadioPills
        legend={tList('filter')}
        name={STATUS}
        options={[{ value: '', label: tList('all') }, ...ORDER_STATUSES.map((value) => ({ value, label: tOrder(`status.${value}`) }))]}
        value={status ?? ''}
        onChange={(value) => filter(ORDER_STATUSES.find((one) => one === value) ?? null)}
        className={styles.filter}
      />
      {shown.length > 0 ? <OrderList orders={shown} onTouched={(id) => setKept((before) => new Set(before).add(id))} /> : null}
      {shown.length === 0 && !hasNextPage ? (
        <EmptyState
          title={tList('noneWith')}
          size="s"
          action={
            <Button
              variant="line"
              size="s"
              onClick={() => {
                filter(null);
                place.current?.focus({ preventScroll: true });
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
      {isFetchNextPageError && hasNextPage ? (
        <Note tone="error" live="alert" action={<RetryButton isBusy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />}>
          {tList('moreFailed')}
        </Note>
      ) : null}
      {hasNextPage || (status === null && total > orders.length) ? (
        <LoadMore
          shown={orders.length}
          total={total}
          words={status === null ? t('ordersShown', { shown: orders.length, total }) : tList('found', { count: shown.length, seenCount: orders.length, total })}
        >
          {hasMore && !isFetchNextPageError ? (
            <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          ) : null}
        </LoadMore>
      ) : null}
    </div>
  );
}

function RetryButton({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations('Ui');
  return (
    <Button variant="line" size="s" busy={isBusy} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
