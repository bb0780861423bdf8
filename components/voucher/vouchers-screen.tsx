'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Select } from '@/components/ui/input';
import { LoadMore } from '@/components/ui/load-more';
import { RadioPills } from '@/components/ui/radio-pills';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLoadMore } from '@/components/ui/use-list-focus';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { formatDate } from '@/lib/format/date';
import { nextToExpire } from '@/lib/membership/expiry';
import { useMembershipBalance } from '@/lib/membership/queries';
import { readAddress, SORT_NAMES, type VoucherAddress, writeAddress } from '@/lib/voucher/listing';
import { useVouchers } from '@/lib/voucher/queries';
import { obstacleOf } from '@/lib/voucher/redeem';
import type { Voucher } from '@/lib/voucher/schema';
import { RedeemDialog } from './redeem-dialog';
import { VoucherCard, VoucherCards } from './voucher-card';
import { VoucherSkeleton } from './voucher-skeleton';
import styles from './vouchers-screen.module.scss';

/** The vouchers that points buy, and the points there are. */
export function VouchersScreen() {
  const t = useTranslations('Voucher');
  const address = readAddress(useStore(locationSearch));
  const setAddress = (next: VoucherAddress) => locationSearch.set(writeAddress(next));
  const { vouchers, total, isError, isFetching, isPlaceholderData, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useVouchers(address);
  const { data: balance } = useMembershipBalance();
  // the dialog keeps what it shows while it fades out
  const [chosen, setChosen] = useState<{ voucher: Voucher; round: number }>();
  const [isOpen, setOpen] = useState(false);
  const { place, more } = useLoadMore(fetchNextPage);

  function open(voucher: Voucher) {
    setChosen((before) => ({ voucher, round: (before?.round ?? 0) + 1 }));
    setOpen(true);
  }
  function keepFocus() {
    // the button that opened it may be gone: points and stock have changed
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
  }
  return (
    <div className={styles.vouchers}>
      <Points />
      <Choices address={address} onChange={setAddress} />
      {vouchers ? null : isError ? <ErrorState message={t('listFailed')} onRetry={() => void refetch()} busy={isFetching} /> : <VoucherSkeleton />}
      {vouchers ? (
        <div ref={place} tabIndex={-1} className={styles.place}>
          <VisuallyHidden as="h2">{t('toRedeem')}</VisuallyHidden>
          {vouchers.length === 0 && !isPlaceholderData ? <NoVouchers address={address} onClear={setAddress} /> : null}
          <VoucherCards label={t('toRedeem')} busy={isPlaceholderData}>
            {vouchers.map((voucher) => (
              <VoucherCard
                key={voucher._id}
                voucher={voucher}
                note={voucher.valid_until ? t('validUntil', { date: formatDate(voucher.valid_until) }) : null}
                isOver={['soldOut', 'over'].includes(obstacleOf(voucher, balance?.total) ?? '')}
                onDetails={() => open(voucher)}
              >
                <Foot voucher={voucher} balance={balance?.total} onRedeem={() => open(voucher)} />
              </VoucherCard>
            ))}
          </VoucherCards>
          {address.slug && vouchers.length > 0 ? (
            <p>
              <Button variant="line" size="s" onClick={() => setAddress({ sort: address.sort })}>
                {t('showAll')}
              </Button>
            </p>
          ) : null}
          {isFetchNextPageError ? <ErrorState message={t('moreFailed')} onRetry={() => void more()} busy={isFetchingNextPage} /> : null}
          {hasNextPage || total > vouchers.length ? (
            <LoadMore shown={vouchers.length} total={total} words={t('shown', { shown: vouchers.length, total })}>
              {hasNextPage && !isFetchNextPageError && !isPlaceholderData ? (
                <Button variant="line" size="s" busy={isFetchingNextPage} onClick={() => void more()}>
                  {t('loadMore')}
                </Button>
              ) : null}
            </LoadMore>
          ) : null}
        </div>
      ) : null}
      {chosen ? (
        <RedeemDialog
          key={chosen.round}
          listed={chosen.voucher}
          open={isOpen}
          onClose={() => {
            setOpen(false);
            keepFocus();
          }}
        />
      ) : null}
    </div>
  );
}

/** "You have 3,460 points to spend; 420 of them expire on 31/12/2026." */
function Points() {
  const t = useTranslations('Voucher');
  const { data: balance, isError, isFetching, refetch } = useMembershipBalance();
  if (!balance && isError) return <ErrorState message={t('pointsFailed')} onRetry={() => void refetch()} busy={isFetching} />;
  const next = balance && nextToExpire(balance);
  const bold = (words: ReactNode) => <b>{words}</b>;
  const points = balance?.total ?? 0;
  return (
    <p className={styles.lead} aria-busy={!balance} data-waiting={!balance || undefined}>
      {next ? t.rich('pointsExpiring', { points, some: next.points, date: formatDate(next.expires_at), b: bold }) : t.rich('pointsNow', { points, b: bold })}
    </p>
  );
}

function Choices({ address, onChange }: { address: VoucherAddress; onChange: (next: VoucherAddress) => void }) {
  const t = useTranslations('Voucher');
  const types = [
    { value: '', label: t('all') },
    { value: 'AMOUNT', label: t('amount') },
    { value: 'PERCENT', label: t('percent') },
  ] as const;
  return (
    <div className={styles.choices}>
      <RadioPills
        legend={t('type')}
        name="voucher-type"
        options={types}
        value={address.type ?? ''}
        onChange={(value) => onChange({ sort: address.sort, ...(value === 'AMOUNT' || value === 'PERCENT' ? { type: value } : {}) })}
      />
      <Select
        look="quiet"
        label={t('sortBy')}
        options={SORT_NAMES.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
        value={address.sort}
        onChange={({ currentTarget: { value } }) => onChange({ ...address, sort: SORT_NAMES.find((name) => name === value) ?? address.sort })}
      />
    </div>
  );
}

function NoVouchers({ address, onClear }: { address: VoucherAddress; onClear: (next: VoucherAddress) => void }) {
  const t = useTranslations('Voucher');
  return address.type || address.slug ? (
    <EmptyState
      as="h3"
      title={t(address.type ? 'noneOfType' : 'none')}
      action={
        <Button variant="line" onClick={() => onClear({ sort: address.sort })}>
          {t('showAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState as="h3" title={t('none')} action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>} />
  );
}

/** Points and the button, or why there is none. */
function Foot({ voucher, balance, onRedeem }: { voucher: Voucher; balance: number | undefined; onRedeem: () => void }) {
  const t = useTranslations('Voucher');
  const obstacle = obstacleOf(voucher, balance);
  return (
    <>
      <b>{t('points', { points: voucher.points })}</b>
      {obstacle === null ? (
        <Button variant="line" size="s" onClick={onRedeem}>
          {t('redeem')}
        </Button>
      ) : (
        <span className={styles.why}>{obstacle === 'points' ? t('short', { points: voucher.points - (balance ?? 0) }) : t(obstacle)}</span>
      )}
    </>
  );
}
