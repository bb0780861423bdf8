'use client';
import { useTranslations } from 'next-intl';
import { ProgressLine } from '@/components/ui/progress-line';
import { Skeleton } from '@/components/ui/skeleton';
import { TextIn } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import type { useMembershipBalance, useMembershipStatus } from '@/lib/membership/queries';
import type { MembershipStatus } from '@/lib/membership/schema';
import styles from './balance-band.module.scss';

interface BalanceBandProps {
  status: Pick<ReturnType<typeof useMembershipStatus>, 'data' | 'isError'>;
  balance: Pick<ReturnType<typeof useMembershipBalance>, 'data' | 'isError'>;
}

/** The dark band: what can be spent, and how far the next level is. What is still on its way keeps its room; what failed gives it up. */
export function BalanceBand({ status, balance }: BalanceBandProps) {
  const t = useTranslations('Membership');
  const locale = useLocale();
  const hasBalance = balance.data !== undefined || !balance.isError;
  const hasStatus = status.data !== undefined || !status.isError;
  const isLoading = (hasBalance && !balance.data) || (hasStatus && !status.data);
  return (
    <div className={styles.band} data-ground="dark" aria-busy={isLoading}>
      {isLoading ? <VisuallyHidden as="p">{t('loading')}</VisuallyHidden> : null}
      {hasBalance ? (
        <div>
          <p className={styles.label}>{t('balance')}</p>
          <p className={styles.points}>
            {balance.data ? formatCount(balance.data.total, locale) : <Skeleton className={styles.gap} width="3.2em" height="0.9em" />}
          </p>
        </div>
      ) : null}
      {hasStatus ? status.data ? <Level status={status.data} /> : <LevelGap /> : null}
    </div>
  );
}

function Level({ status }: { status: MembershipStatus }) {
  const t = useTranslations('Membership');
  const locale = useLocale();
  const missing = status.points_to_next ?? 0;
  const earned = status.points_earned ?? null;
  const next = textIn(status.next_title, locale);
  const words = missing > 0 && next ? t('toNext', { points: missing, level: next }) : null;
  return (
    <div>
      <p className={styles.level}>
        <span>{t('level')}</span> <TextIn text={status.title} locale={locale} />
      </p>
      {words && earned !== null ? (
        <div className={styles.line}>
          <ProgressLine size="s" value={earned / (earned + missing)} />
        </div>
      ) : null}
      {words ? <p className={styles.label}>{words}</p> : null}
    </div>
  );
}

function LevelGap() {
  return (
    <div aria-hidden="true">
      <p className={styles.level}>
        <Skeleton className={styles.gap} width="9em" />
      </p>
      <div className={styles.line}>
        <ProgressLine size="s" value={0} />
      </div>
      <p className={styles.label}>
        <Skeleton className={styles.gap} width="14em" />
      </p>
    </div>
  );
}
