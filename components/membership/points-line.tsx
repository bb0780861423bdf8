import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/format/day';
import { useLocale } from '@/lib/i18n/client';
import { nextToExpire } from '@/lib/membership/points';
import { useMembershipBalance } from '@/lib/membership/queries';
import styles from './points-line.module.scss';

/** The customer's points in a line, and which of them expire next; nothing where they cannot be read. */
export function PointsLine() {
  const t = useTranslations('Membership');
  const tUi = useTranslations('Ui');
  const locale = useLocale();
  const { data: balance, isError } = useMembershipBalance();
  if (!balance) return isError ? null : <Skeleton width="100%" height="112px" />;
  const next = nextToExpire(balance);
  return (
    <p className={styles.line}>
      <span>{t('balance')}</span>
      <TextLink href="/account/membership">{tUi('points', { points: balance.total })}</TextLink>
      {next ? <span>{t('expireOn', { points: next.points, date: formatDay(next.expires_at, locale) })}</span> : null}
    </p>
  );
}
