'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { TextIn } from '@/components/ui/text-in';
import type { BookingFacts } from '@/lib/configuration/schema';
import { formatDate } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { lotsByExpiry, nextToExpire } from '@/lib/membership/points';
import { useMembershipBalance, useMembershipStatus } from '@/lib/membership/queries';
import { BalanceBand } from './balance-band';
import styles from './membership-screen.module.scss';
import { PointsHistory } from './points-history';

/** Points, level and history. Each of the three comes, and fails, alone. */
export function MembershipScreen({ worth }: { worth?: BookingFacts['points'] }) {
  const t = useTranslations('Membership');
  const status = useMembershipStatus();
  const balance = useMembershipBalance();
  const locale = useLocale();
  return (
    <div className={styles.membership}>
      <div className={styles.top}>
        {status.isError && !status.data && balance.isError && !balance.data ? null : <BalanceBand status={status} balance={balance} />}
        {balance.isError && !balance.data ? <ErrorState message={t('balanceFailed')} onRetry={() => void balance.refetch()} busy={balance.isFetching} /> : null}
        {status.isError && !status.data ? <ErrorState message={t('levelFailed')} onRetry={() => void status.refetch()} busy={status.isFetching} /> : null}
        {worth ? (
          <p className={styles.worth}>
            <TextIn text={worth} locale={locale} />
          </p>
        ) : null}
        {balance.data ? <Expiry balance={balance.data} /> : balance.isError ? null : <ExpiryGap />}
      </div>
      <PointsHistory />
    </div>
  );
}

type Balance = NonNullable<ReturnType<typeof useMembershipBalance>['data']>;

/** Which points run out when. One part that never does needs no list. */
function Expiry({ balance }: { balance: Balance }) {
  const t = useTranslations('Membership');
  const lots = lotsByExpiry(balance);
  const next = nextToExpire(balance);
  return (
    <>
      {next ? (
        <Note>
          <p>
            {t('expireOn', { points: next.points, date: formatDate(next.expires_at) })}{' '}
            <TextLink href="/account/vouchers" prefetch={false}>
              {t('whatTheyBuy')}
            </TextLink>
          </p>
        </Note>
      ) : null}
      {next ? (
        <section className={styles.lots} aria-labelledby="points-expiry">
          <h2 id="points-expiry">{t('balanceList')}</h2>
          <Facts
            items={lots.map(({ points, expires_at: end }, index) => ({
              key: `${end ?? ''}-${index}`,
              name: end ? t('validUntil', { date: formatDate(end) }) : t('noExpiry'),
              value: t('points', { points }),
            }))}
          />
        </section>
      ) : null}
    </>
  );
}

/** Room for what comes, so that nothing moves. */
function ExpiryGap() {
  const t = useTranslations('Membership');
  return (
    <>
      <Skeleton height="48px" />
      <section className={styles.lots} aria-hidden="true">
        <h2>{t('balanceList')}</h2>
        <Facts items={[1, 2].map((row) => ({ key: String(row), name: <Skeleton width="11em" />, value: <Skeleton width="6em" /> }))} />
      </section>
    </>
  );
}
