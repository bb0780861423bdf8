import type { ReactNode } from 'react';
import styles from './title-row.module.scss';

/** A title in 3 of 12 columns and its content in the other 9: description, reviews, comments. */
export function TitleRow({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
