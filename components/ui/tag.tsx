import type { ReactNode } from 'react';
import styles from './tag.module.scss';

/** A mark laid over the upper left of a picture: a discount. What holds it is `position: relative`. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
