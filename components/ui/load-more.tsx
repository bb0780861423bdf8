import type { ReactNode } from 'react';
import type { Blocks } from './blocks';
import { ProgressLine } from './progress-line';
import styles from './load-more.module.scss';

type Props = { shown: number; total: number; label: ReactNode; children?: Blocks };

/**
 * Below a list: how much of it is shown, and the button or link that appends. `label` says the same: "Showing 5 of 20".
 */
export function LoadMore({ shown, total, label, children }: Props) {
  return (
    <div className={styles.more}>
      <p>{label}</p>
      <div className={styles.bar}>
        <ProgressLine size="s" value={total > 0 ? shown / total : 1} />
      </div>
      {children}
    </div>
  );
}
