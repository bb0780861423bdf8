'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { RowsSkeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useOrders } from '@/lib/order/queries';
import styles from './orders-screen.module.scss';

const OrderList = dynamic(() => import('@/components/order/order-list').then((module) => module.OrderList), { ssr: false });

/** The customer's appointments, page by page. */
export function OrdersScreen() {
  const t = useTranslations('Account');
  const { orders, data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useOrders();
  const place = useRef<HTMLDivElement>(null);

  async function more() {
    const { hasNextPage: isMore } = await fetchNextPage();
    // the last page takes the button away, and the focus with it
    if (!isMore) place.current?.focus({ preventScroll: true });
  }

  if (!orders && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!orders) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <RowsSkeleton />
      </div>
    );
  }
  if (orders.length === 0) return <EmptyState title={t('noOrders')} action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>} />;
  const total = data?.pages[0]?.total ?? orders.length;
  return (
    <div ref={place} tabIndex={-1} className={styles.orders}>
      <OrderList orders={orders} />
      {total > orders.length || hasNextPage ? (
        <LoadMore shown={orders.length} total={total} words={t('ordersShown', { shown: orders.length, total })}>
          {hasNextPage ? (
            <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          ) : null}
        </LoadMore>
      ) : null}
    </div>
  );
}
