import type { ReactNode } from 'react';
import styles from './visually-hidden.module.scss';

/** Text for screen readers alone. */
export function VisuallyHidden({ children, as: Tag = 'span', id }: { children: ReactNode; as?: 'span' | 'h1' | 'h2' | 'h3' | 'p' | 'caption'; id?: string }) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
