'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextButton } from '@/components/ui/button';
import { useOrders } from '@/lib/order/queries';
import { useSession } from '@/lib/session/store';
import { OrderList } from './order-list';
import styles from './lookup-screen.module.scss';

/** A guest's own appointments, those of this browser: they need no number. Members have theirs in the account. */
export function OwnOrders() {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const id = useId();
  const { status } = useSession();
  const { orders, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useOrders();
  if (status !== 'guest') return null;
  if (!orders && isError)
    return (
      <p className={styles.unread} role="status">
        <span>{t('ownFailed')}</span>{' '}
        <TextButton aria-disabled={isFetching} onClick={() => void refetch()}>
          {tCommon('retry')}
        </TextButton>
      </p>
    );
  if (!orders || orders.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{t('own')}</h2>
      <OrderList orders={orders} />
      {hasNextPage ? (
        <TextButton aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
          {tCommon('loadMore')}
        </TextButton>
      ) : null}
    </section>
  );
}
