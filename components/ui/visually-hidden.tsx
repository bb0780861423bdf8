import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'h2' | 'p' }) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
