import type { ReactNode } from 'react';
import styles from './plan.module.scss';

/**
 * The house's sign, the plan of a flat: two rooms and their doors, as the logo has one. It draws itself from left to
 * right. `children`, an icon or a few characters, stand in the larger room.
 */
export function Plan({ size = 'm', children }: { size?: 's' | 'm' | 'l'; children?: ReactNode }) {
  return (
    <div className={styles.plan} data-size={size}>
      <div className={styles.sheet}>
        <svg viewBox="0 0 600 450" aria-hidden="true">
          <path d="M360 446H4V4h592v442H460M240 4v150m0 100v192" />
          <path d="M360 446a100 100 0 0 1 100-100v100M240 254a100 100 0 0 0 100-100H240" className={styles.doors} />
          <path d="M440 4h100M4 90v120m592 40v120" className={styles.windows} />
        </svg>
      </div>
      {children ? <div className={styles.room}>{children}</div> : null}
    </div>
  );
}
