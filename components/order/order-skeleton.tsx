import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { RowsSkeleton, Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './order-detail.module.scss';

/** The shape of an appointment while it loads. */
export function OrderSkeleton() {
  const t = useTranslations('Order');
  return (
    <Container aria-busy="true">
      <VisuallyHidden as="p">{t('loading')}</VisuallyHidden>
      <div className={styles.crumbsRoom}>
        <Skeleton width="14rem" height="14px" />
      </div>
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton width="14rem" height="30px" />
          <h1>{t('title')}</h1>
          <Skeleton width="16rem" height="14px" />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <Skeleton width="100%" height="22rem" />
          <RowsSkeleton rows={2} />
        </div>
        <div>
          <Skeleton width="40%" height="24px" style={{ marginBlockEnd: 24 }} />
          <Skeleton width="70%" height="9rem" />
        </div>
      </div>
    </Container>
  );
}
