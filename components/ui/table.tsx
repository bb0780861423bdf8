import { type ReactNode, useId } from 'react';
import type { Blocks } from './blocks';
import { classNames } from './class-names';
import styles from './table.module.scss';

/**
 * A table with hairlines. Cells take `data-align="end"` for amounts, `data-narrow="hide"` for what goes first where
 * there is little room and `data-narrow="only"` for what stands in for it there, `data-tone="plus"` for what is added.
 */
export function Table({ caption, className, children }: { caption: ReactNode; className?: string; children: Blocks }) {
  const id = useId();
  // where it is wider than the screen it scrolls: with the keyboard too
  return (
    <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classNames(styles.table, className)}>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

type Column = { name: string; align?: 'end'; narrow?: 'hide' };

export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, align, narrow }) => (
          <th key={name} scope="col" data-align={align} data-narrow={narrow}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
