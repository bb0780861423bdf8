import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './table.module.scss';

/**
 * A table with hairlines. Cells take `data-align="end"` for amounts, `data-narrow="hide"` for what goes first on small
 * screens, `data-tone="plus"` for what is added.
 */
export function Table({
  caption,
  captionHidden = true,
  className,
  children,
}: {
  caption: ReactNode;
  captionHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, className)}>
        <caption data-hidden={captionHidden || undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
