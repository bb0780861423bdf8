'use client';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useNotificationSettings } from '@/lib/account/notification';
import { useAccount } from '@/lib/account/queries';
import type { CustomerLocale } from '@/lib/configuration/schema';
import { NotificationForm } from './notification-form';
import styles from './notification-form.module.scss';

/** `locales`: the languages that the shop writes in. */
export function NotificationScreen({ locales }: { locales: readonly CustomerLocale[] }) {
  const { settings, isError, isFetching, refetch } = useNotificationSettings();
  const { account, isPending, isError: hasNoAccount } = useAccount();
  if (!settings && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  // the account says which channels there are; when it cannot be loaded all of them are offered
  if (!settings || (isPending && !hasNoAccount)) return <NotificationSkeleton />;
  return <NotificationForm settings={settings} account={account} locales={locales} />;
}

function NotificationSkeleton() {
  const t = useTranslations('Account');
  return (
    <div aria-busy="true" className={styles.form}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="62%" height="38px" />
      <Skeleton width="46%" height="140px" />
      <Skeleton width="62%" height="72px" />
      <Skeleton width="54%" height="38px" />
      <Skeleton width="120px" height="48px" />
    </div>
  );
}
