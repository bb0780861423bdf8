import { Skeleton } from '@/components/ui/skeleton';
import styles from './order-list.module.scss';

/** The shape of a list of appointments while it loads. */
export function OrderRowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.date}>
            <Skeleton width="8rem" height="14px" />
          </div>
          <div className={styles.service}>
            <Skeleton width="72%" height="18px" />
            <p>
              <Skeleton width="6rem" height="14px" />
            </p>
          </div>
          <div className={styles.badges}>
            <Skeleton width="7rem" height="28px" />
            <Skeleton width="9rem" height="28px" />
          </div>
          <div className={styles.total}>
            <Skeleton width="6rem" height="18px" />
          </div>
        </div>
      ))}
    </div>
  );
}
