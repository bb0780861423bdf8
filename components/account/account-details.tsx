'use client';
import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useAccount } from '@/lib/account/queries';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_TAGS } from '@/lib/i18n/locales';
import styles from './account-details.module.scss';

/** What the account says of its owner. */
export function AccountDetails() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const { data: account, isError, isFetching, refetch } = useAccount();
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!account) return <DetailsSkeleton label={t('loading')} />;
  const rows = [
    { key: 'username', value: account.username },
    { key: 'email', value: account.email },
    { key: 'phone', value: account.phone ? `${account.area_code} ${account.phone}` : '' },
    { key: 'gender', value: account.gender ? t(account.gender) : '' },
    { key: 'country', value: countryName(account.country, LOCALE_TAGS[locale]) },
  ];
  return (
    <div className={styles.details}>
      <Facts items={rows.map(({ key, value }) => ({ key, name: t(key), value: value || <span className={styles.none}>{t('none')}</span> }))} />
      <TextLink href="/account/update-email" arrow prefetch={false}>
        {t('changeEmail')}
      </TextLink>
    </div>
  );
}

/** The name of a country or region; what is no code is shown as it is. */
function countryName(code: string | null | undefined, tag: string): string {
  if (!code) return '';
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function DetailsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} width={row % 2 ? '46%' : '62%'} height="24px" />
      ))}
    </div>
  );
}
