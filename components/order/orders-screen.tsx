'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { EmptyState } from '@/components/ui/empty-state';
import { PagedList } from '@/components/ui/paged-list';
import { RadioPills } from '@/components/ui/radio-pills';
import { Skeleton } from '@/components/ui/skeleton';
import { useOrders } from '@/lib/order/queries';
import { ORDER_STATUSES } from '@/lib/order/status';
import rowStyles from './order-list.module.scss';
import styles from './orders-screen.module.scss';
import { STATUS, useFoundOrders } from './use-found-orders';

const OrderList = onDemand(async () => (await import('./order-list')).OrderList, { Fallback: RowsSkeleton });

/** The customer's appointments, page by page; `offline` those with offline payment. */
export function OrdersScreen({ kind = 'all' }: { kind?: 'all' | 'offline' }) {
  const t = useTranslations('Account');
  const tList = useTranslations('OrderList');
  const query = useOrders(kind);
  const { orders, total, isFetching, hasNextPage, refetch } = query;
  const { status, changeStatus, found, isSearching, showMore, keep } = useFoundOrders(query);
  const filter = useRef<HTMLDivElement>(null);

  if (kind === 'offline' && !orders && query.isError) {
    return <Unread isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const seenCount = orders?.length ?? 0;
  function showAll() {
    changeStatus(null);
    filter.current?.focus({ preventScroll: true });
  }
  return (
    <PagedList
      list={{ ...query, items: orders, total, hasNextPage: hasNextPage && !isSearching, fetchNextPage: showMore }}
      size="s"
      shown={
        status === null
          ? t('ordersShown', { shown: seenCount, total })
          : tList('found', { count: found.length, seenCount, total })
      }
      moreFailed={tList('moreFailed')}
      hasTotal={hasNextPage || (status === null && total > seenCount)}
      skeleton={<RowsSkeleton />}
      empty={<NoOrders kind={kind} />}
    >
      {() => (
        <>
          <div ref={filter} tabIndex={-1} className={styles.filter}>
            <StatusFilter status={status} onChange={changeStatus} />
          </div>
          {found.length > 0 ? <OrderList orders={found} onTouched={keep} /> : null}
          {found.length === 0 && !hasNextPage ? <NoneWithStatus onShowAll={showAll} /> : null}
          <p role="status" className={styles.searching}>
            {isSearching ? tList('searching') : null}
          </p>
        </>
      )}
    </PagedList>
  );
}

type Status = ReturnType<typeof useFoundOrders>['status'];

function StatusFilter({ status, onChange }: { status: Status; onChange: (status: Status) => void }) {
  const tPurchase = useTranslations('Purchase');
  const tOrder = useTranslations('Order');
  return (
    <RadioPills
      legend={tPurchase('status')}
      name={STATUS}
      options={[
        { value: '', label: tPurchase('all') },
        ...ORDER_STATUSES.map((value) => ({ value, label: tOrder(`status.${value}`) })),
      ]}
      value={status ?? ''}
      onChange={(value) => onChange(ORDER_STATUSES.find((known) => known === value) ?? null)}
    />
  );
}

function NoneWithStatus({ onShowAll }: { onShowAll: () => void }) {
  const tList = useTranslations('OrderList');
  return (
    <EmptyState
      icon="bag"
      title={tList('noneWith')}
      size="s"
      action={
        <Button variant="line" size="s" onClick={onShowAll}>
          {tList('showAll')}
        </Button>
      }
    />
  );
}

function NoOrders({ kind }: { kind: 'all' | 'offline' }) {
  const t = useTranslations('Account');
  const tCommon = useTranslations('Common');
  const tList = useTranslations('OrderList');
  return (
    <EmptyState
      icon="bag"
      title={t('noOrders')}
      description={kind === 'offline' ? tList('noneOffline') : undefined}
      action={<ButtonLink href="/shop/main/product">{tCommon('browse')}</ButtonLink>}
    />
  );
}

/** The appointments paid by transfer could not be read. */
function Unread({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const tList = useTranslations('OrderList');
  const tCommon = useTranslations('Common');
  return (
    <div role="alert">
      <EmptyState
        icon="bag"
        title={tList('noneShown')}
        description={tList('offlineFailed')}
        action={
          <Button variant="line" size="s" busy={isBusy} onClick={onRetry}>
            {tCommon('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** The shape of the list while it loads. */
function RowsSkeleton() {
  return (
    <div className={rowStyles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={rowStyles.row}>
          <span className={rowStyles.picture} />
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
