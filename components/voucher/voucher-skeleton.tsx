import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './voucher-card.module.scss';

/** The shape of the cards that come. */
export function VoucherSkeleton() {
  const t = useTranslations('Voucher');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles.cards}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} height="148px" />
        ))}
      </div>
    </div>
  );
}
