'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Note } from '@/components/ui/note';
import { ProgressLine } from '@/components/ui/progress-line';
import { Skeleton } from '@/components/ui/skeleton';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { BookingFacts } from '@/lib/configuration/schema';
import { formatDate } from '@/lib/format/date';
import { formatDay } from '@/lib/format/day';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { lotsByExpiry, nextToExpire } from '@/lib/membership/points';
import { useMembershipBalance, useMembershipStatus } from '@/lib/membership/queries';
import type { MembershipStatus } from '@/lib/membership/schema';
import bandStyles from './balance-band.module.scss';
import styles from './membership-screen.module.scss';
import { PointsHistory } from './points-history';

/** Points, level and history. Each of the three comes, and fails, alone. */
export function MembershipScreen({ worth }: { worth?: BookingFacts['points'] }) {
  const t = useTranslations('Membership');
  const tPurchase = useTranslations('Purchase');
  const status = useMembershipStatus();
  const balance = useMembershipBalance();
  const locale = useLocale();
  return (
    <div className={styles.membership}>
      <div className={styles.top}>
        {status.isError && !status.data && balance.isError && !balance.data ? null : (
          <BalanceBand status={status} balance={balance} />
        )}
        {balance.isError && !balance.data ? <ErrorState message={tPurchase('pointsFailed')} query={balance} /> : null}
        {status.isError && !status.data ? <ErrorState message={t('levelFailed')} query={status} /> : null}
        {worth ? (
          <p className={styles.worth}>
            <TextIn text={worth} locale={locale} />
          </p>
        ) : null}
        {balance.data ? <Expiry balance={balance.data} /> : null}
        {balance.data || balance.isError ? null : <ExpiryGap />}
      </div>
      <PointsHistory />
    </div>
  );
}

type Balance = NonNullable<ReturnType<typeof useMembershipBalance>['data']>;

/** Which points expire when. Without any that expire there is no list. */
function Expiry({ balance }: { balance: Balance }) {
  const t = useTranslations('Membership');
  const tUi = useTranslations('Ui');
  const locale = useLocale();
  const lots = lotsByExpiry(balance);
  const next = nextToExpire(balance);
  return (
    <>
      {next ? <Note>{t('expireOn', { points: next.points, date: formatDay(next.expires_at, locale) })}</Note> : null}
      {lots.some(({ expires_at: end }) => end) ? (
        <section className={styles.lots} aria-labelledby="points-expiry">
          <h2 id="points-expiry">{t('balanceList')}</h2>
          <Facts
            items={lots.map(({ points, expires_at: end }, index) => ({
              key: `${end ?? ''}-${index}`,
              name: end ? t('validUntil', { date: formatDate(end) }) : t('noExpiry'),
              value: tUi('points', { points }),
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
        <Facts
          items={[1, 2].map((row) => ({
            key: String(row),
            name: <Skeleton width="11em" />,
            value: <Skeleton width="6em" />,
          }))}
        />
      </section>
    </>
  );
}

type BandProps = {
  status: Pick<ReturnType<typeof useMembershipStatus>, 'data' | 'isError'>;
  balance: Pick<ReturnType<typeof useMembershipBalance>, 'data' | 'isError'>;
};

/**
 * The dark band: what can be spent, and how far the next level is. What is still on its way keeps its room; what failed
 * gives it up.
 */
function BalanceBand({ status, balance }: BandProps) {
  const t = useTranslations('Membership');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const hasBalance = balance.data !== undefined || !balance.isError;
  const hasStatus = status.data !== undefined || !status.isError;
  const isLoading = (hasBalance && !balance.data) || (hasStatus && !status.data);
  return (
    <div className={bandStyles.band} data-ground="dark" aria-busy={isLoading}>
      {isLoading ? <VisuallyHidden as="p">{tCommon('loading')}</VisuallyHidden> : null}
      {hasBalance ? (
        <div>
          <p className={bandStyles.label}>{t('balance')}</p>
          <p className={bandStyles.points}>
            {balance.data ? (
              formatCount(balance.data.total, locale)
            ) : (
              <Skeleton className={bandStyles.gap} width="3.2em" height="0.9em" />
            )}
          </p>
          <TextLink href="/account/vouchers">{t('whatTheyBuy')}</TextLink>
        </div>
      ) : null}
      {status.data ? <Level status={status.data} /> : null}
      {hasStatus && !status.data ? <LevelGap /> : null}
    </div>
  );
}

function Level({ status }: { status: MembershipStatus }) {
  const t = useTranslations('Membership');
  const locale = useLocale();
  const missing = status.points_to_next ?? 0;
  const earned = status.points_earned ?? null;
  const next = textIn(status.next_title, locale);
  const missingText = missing > 0 && next ? t('toNext', { points: missing, level: next }) : null;
  return (
    <div>
      <p className={bandStyles.level}>
        <span>{t('level')}</span> <TextIn text={status.title} locale={locale} />
      </p>
      {missingText && earned !== null ? (
        <div className={bandStyles.line}>
          <ProgressLine size="s" value={earned / (earned + missing)} />
        </div>
      ) : null}
      {missingText ? <p className={bandStyles.label}>{missingText}</p> : null}
    </div>
  );
}

function LevelGap() {
  return (
    <div aria-hidden="true">
      <p className={bandStyles.level}>
        <Skeleton className={bandStyles.gap} width="9em" />
      </p>
      <div className={bandStyles.line}>
        <ProgressLine size="s" value={0} />
      </div>
      <p className={bandStyles.label}>
        <Skeleton className={bandStyles.gap} width="14em" />
      </p>
    </div>
  );
}
