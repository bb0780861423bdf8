'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { type ReactNode, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Select } from '@/components/ui/input';
import { RadioPills } from '@/components/ui/radio-pills';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';
import { nextToExpire } from '@/lib/membership/points';
import { useMembershipBalance } from '@/lib/membership/queries';
import { readFilter, SORT_NAMES, type VoucherFilter, writeFilter } from '@/lib/voucher/listing';
import { useVouchers } from '@/lib/voucher/queries';
import { byReach } from '@/lib/voucher/ranking';
import { daysLeft, obstacleOf } from '@/lib/voucher/redeem';
import type { Voucher } from '@/lib/voucher/schema';
import { RedeemDialog } from './redeem-dialog';
import { useValidity } from './use-value-of';
import { VoucherCard } from './voucher-card';
import { VoucherList } from './voucher-list';
import layout from '@/components/ui/layout.module.scss';
import styles from './vouchers-screen.module.scss';

/** The vouchers that points buy, and the points there are. */
export function VouchersScreen() {
  const t = useTranslations('Voucher');
  const tCommon = useTranslations('Common');
  const filter = readFilter(useStore(locationSearch));
  const setFilter = (next: VoucherFilter) => locationSearch.set(writeFilter(next));
  const validity = useValidity();
  const balance = useMembershipBalance().data?.total;
  const list = useOrdered(filter);
  const { chosen, isOpen, open, close, place } = usePurchase();
  const showAll = (
    <Button variant="line" size={list.items?.length ? 's' : 'm'} onClick={() => setFilter({ sort: filter.sort })}>
      {t('showAll')}
    </Button>
  );
  const isNarrowed = filter.type !== undefined || filter.slug !== undefined;
  return (
    <div ref={place} tabIndex={-1} className={layout.stack} data-gap="8">
      <Points />
      <Choices filter={filter} onChange={setFilter} />
      <VoucherList
        list={list}
        label={t('toRedeem')}
        empty={
          <EmptyState
            icon="ticket"
            as="h3"
            title={t(filter.type ? 'noneOfType' : 'none')}
            action={isNarrowed ? showAll : <ButtonLink href="/shop/main/product">{tCommon('browse')}</ButtonLink>}
          />
        }
        note={filter.slug && list.items?.length ? <p>{showAll}</p> : null}
      >
        {(voucher) => (
          <VoucherCard
            key={voucher._id}
            voucher={voucher}
            note={validity(voucher)}
            isEnding={daysLeft(voucher) !== undefined}
            isOver={['soldOut', 'over'].includes(obstacleOf(voucher, balance) ?? '')}
            onDetails={() => open(voucher)}
          >
            <Foot voucher={voucher} balance={balance} onRedeem={() => open(voucher)} />
          </VoucherCard>
        )}
      </VoucherList>
      {chosen ? <RedeemDialog key={chosen.count} listed={chosen.voucher} open={isOpen} onClose={close} /> : null}
    </div>
  );
}

/**
 * The vouchers in the chosen order. Where what the points buy comes first, those are the points that there were at first:
 * no voucher moves away while it is being bought.
 */
function useOrdered(filter: VoucherFilter) {
  const list = useVouchers(filter);
  const { data, isError } = useMembershipBalance();
  const [points, keep] = useState(data?.total);
  if (points === undefined && data) keep(data.total);
  if (filter.sort !== 'ready') return list;
  return { ...list, items: data || isError ? list.items && byReach(list.items, points) : undefined };
}

/** The voucher that is being bought, in a dialog. `place` gets the focus that the dialog cannot give back. */
function usePurchase() {
  // kept while the dialog fades out; each opening is a purchase of its own
  const [chosen, setChosen] = useState<{ voucher: Voucher; count: number }>();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return {
    chosen,
    isOpen,
    place,
    open(voucher: Voucher) {
      setChosen((before) => ({ voucher, count: (before?.count ?? 0) + 1 }));
      setOpen(true);
    },
    close() {
      setOpen(false);
      // points and stock have changed: the button that opened the dialog may be gone
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
      });
    },
  };
}

/** "You have 3,460 points to spend; 420 of them expire on 31/12/2026." */
function Points() {
  const t = useTranslations('Voucher');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const query = useMembershipBalance();
  const { data: balance } = query;
  if (!balance && query.isError) return <ErrorState message={tPurchase('pointsFailed')} query={query} />;
  const next = balance && nextToExpire(balance);
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  const points = balance?.total ?? 0;
  return (
    <p className={styles.lead} aria-busy={!balance} data-waiting={!balance || undefined}>
      <Rich>
        {next
          ? t.rich('pointsExpiring', { points, some: next.points, date: formatDay(next.expires_at, locale), b: bold })
          : t.rich('pointsNow', { points, b: bold })}
      </Rich>
    </p>
  );
}

function Choices({ filter, onChange }: { filter: VoucherFilter; onChange: (next: VoucherFilter) => void }) {
  const t = useTranslations('Voucher');
  const tVoucherValue = useTranslations('VoucherValue');
  const tPurchase = useTranslations('Purchase');
  const types = [
    { value: '', label: tPurchase('all') },
    { value: 'AMOUNT', label: tVoucherValue('amount') },
    { value: 'PERCENT', label: tVoucherValue('percent') },
  ] as const;
  return (
    <div className={styles.choices}>
      <RadioPills
        legend={tPurchase('show')}
        name="voucher-type"
        options={types}
        value={filter.type ?? ''}
        onChange={(value) =>
          onChange({ sort: filter.sort, ...((value === 'AMOUNT' || value === 'PERCENT') && { type: value }) })
        }
      />
      <Select
        variant="quiet"
        label={t('sortBy')}
        options={SORT_NAMES.map((name) => ({ value: name, label: t(`sort.${name}`) }))}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, sort: SORT_NAMES.find((name) => name === value) ?? filter.sort })
        }
      />
    </div>
  );
}

/** Points and the button, or why it cannot be redeemed. */
function Foot({ voucher, balance, onRedeem }: { voucher: Voucher; balance: number | undefined; onRedeem: () => void }) {
  const t = useTranslations('Voucher');
  const tUi = useTranslations('Ui');
  const obstacle = obstacleOf(voucher, balance);
  return (
    <>
      <b>{tUi('points', { points: voucher.points })}</b>
      {obstacle === null ? (
        <Button variant="line" size="s" onClick={onRedeem}>
          {t('redeem')}
        </Button>
      ) : (
        <span className={styles.why}>
          {obstacle === 'points' ? t('short', { points: voucher.points - (balance ?? 0) }) : t(obstacle)}
        </span>
      )}
    </>
  );
}
