'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLoadMore } from '@/components/ui/use-list-focus';
import { formatDate } from '@/lib/format/date';
import { useRedeemedVouchers } from '@/lib/voucher/queries';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { cartPathWith, stateOf } from '@/lib/voucher/state';
import { CopyCode } from './copy-code';
import { RedeemedDialog } from './redeemed-dialog';
import styles from './redeemed-screen.module.scss';
import { VoucherCard, VoucherCards } from './voucher-card';
import { VoucherSkeleton } from './voucher-skeleton';
import { VoucherState } from './voucher-state';

/** The customer's own vouchers: code, how long it is valid, and what can be done with it. */
export function RedeemedScreen() {
  const t = useTranslations('Voucher');
  const { vouchers, total, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useRedeemedVouchers();
  // the dialog keeps what it shows while it fades out
  const [chosen, setChosen] = useState<RedeemedVoucher>();
  const [isOpen, setOpen] = useState(false);
  const { place, more } = useLoadMore(fetchNextPage);

  if (!vouchers) return isError ? <ErrorState message={t('listFailed')} onRetry={() => void refetch()} busy={isFetching} /> : <VoucherSkeleton />;
  if (vouchers.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        description={t('noneText')}
        action={
          <ButtonLink href="/account/vouchers" prefetch={false}>
            {t('seeVouchers')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VisuallyHidden as="h2">{t('mine')}</VisuallyHidden>
      <VoucherCards label={t('mine')}>
        {vouchers.map((redeemed) => {
          const isOver = stateOf(redeemed) !== 'active';
          return (
            <VoucherCard
              key={redeemed.discount_code_id}
              voucher={redeemed.voucher}
              isOver={isOver}
              note={!isOver && redeemed.valid_until ? t('validUntil', { date: formatDate(redeemed.valid_until) }) : null}
              onDetails={() => {
                setChosen(redeemed);
                setOpen(true);
              }}
            >
              <CopyCode code={redeemed.code} isOver={isOver} />
              {isOver ? (
                <VoucherState redeemed={redeemed} />
              ) : (
                <ButtonLink variant="line" size="s" href={cartPathWith(redeemed.code)} prefetch={false} aria-label={t('useOf', { code: redeemed.code })}>
                  {t('useNow')}
                </ButtonLink>
              )}
            </VoucherCard>
          );
        })}
      </VoucherCards>
      {isFetchNextPageError ? <ErrorState message={t('moreFailed')} onRetry={() => void more()} busy={isFetchingNextPage} /> : null}
      {hasNextPage || total > vouchers.length ? (
        <LoadMore shown={vouchers.length} total={total} words={t('shown', { shown: vouchers.length, total })}>
          {hasNextPage && !isFetchNextPageError ? (
            <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
              {t('loadMore')}
            </Button>
          ) : null}
        </LoadMore>
      ) : null}
      {chosen ? <RedeemedDialog key={chosen.discount_code_id} listed={chosen} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
