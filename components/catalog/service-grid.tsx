import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import styles from './service-grid.module.scss';

const ROW = 4;

/** Service cards side by side: two on phones, then three (beside filters) or four. */
export function ServiceGrid({ columns = ROW, label, children }: { columns?: 3 | 4; label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} data-columns={columns} aria-label={label}>
      {children}
    </ul>
  );
}

/** Cards of related services: one row, the others on demand, without JavaScript. */
export function RelatedGrid({ children }: { children: ReactNode }) {
  const t = useTranslations('CatalogCard');
  const cards = Children.toArray(children);
  return (
    <>
      <ServiceGrid>{cards.slice(0, ROW)}</ServiceGrid>
      {cards.length > ROW ? (
        <details className={styles.more}>
          <summary>{t('more', { count: cards.length - ROW })}</summary>
          <ServiceGrid>{cards.slice(ROW)}</ServiceGrid>
        </details>
      ) : null}
    </>
  );
}
