import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import layout from '@/components/ui/layout.module.scss';
import styles from './cart-skeleton.module.scss';

/** The shape of the cart page: lines and fields beside the summary. */
export function CartSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div>
        <Skeleton width="220px" height="24px" />
        {[0, 1, 2].map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width="18px" height="18px" />
            <Skeleton ratio="1" />
            <div className={layout.stack} data-gap="3">
              <Skeleton width="62%" height="18px" />
              <Skeleton width="36%" height="14px" />
              <Skeleton width="138px" height="46px" />
            </div>
          </div>
        ))}
      </div>
      <Panel as="div">
        <div className={layout.stack} data-gap="3">
          <Skeleton width="46%" height="26px" />
          <Skeleton height="16px" />
          <Skeleton height="16px" />
          <Skeleton height="16px" />
          <Skeleton height="28px" />
          <Skeleton height="52px" />
        </div>
      </Panel>
    </div>
  );
}
