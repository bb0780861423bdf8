'use client';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useRecipient } from '@/lib/account/recipient';
import { RecipientForm } from './recipient-form';
import styles from './recipient-form.module.scss';

/** Whom the customer has things delivered to. */
export function RecipientScreen() {
  const { data: kept, isError, isFetching, refetch } = useRecipient();
  if (kept === undefined && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (kept === undefined) return <RecipientSkeleton />;
  return <RecipientForm kept={kept} />;
}

function RecipientSkeleton() {
  const t = useTranslations('Account');
  return (
    <div aria-busy="true" className={styles.form}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="min(100%, 36em)" height="24px" />
      <div className={styles.fields}>
        {['name', 'phone', 'address'].map((field) => (
          <Skeleton key={field} height="78px" />
        ))}
      </div>
      <Skeleton width="120px" height="48px" />
    </div>
  );
}
