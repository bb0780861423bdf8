import type { ReactNode } from 'react';
import styles from './service-grid.module.scss';

/** Service cards side by side: two on phones, then three (beside filters) or four. */
export function ServiceGrid({ columns = 4, label, children }: { columns?: 3 | 4; label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-columns={columns} aria-label={label}>
      {children}
    </ul>
  );
}
