import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ReactElement } from 'react';
import styles from './service-grid.module.scss';

const ROW = 4;

type Props = {
  columns?: 3 | 4;
  isStrip?: boolean;
  /** square pictures, and more columns on large screens */
  isDense?: boolean;
  label?: string;
  children: Blocks;
};

/**
 * Service cards side by side: two on phones, then three (beside filters) or four. A strip is one row on phones too, to
 * be swiped.
 */
export function ServiceGrid({ columns = ROW, isStrip, isDense, label, children }: Props) {
  return (
    <ul
      className={styles.grid}
      data-columns={columns}
      data-strip={isStrip || undefined}
      data-dense={isDense || undefined}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/** Cards of related services: one row, the others on demand, without JavaScript. */
export function RelatedGrid({ children: cards }: { children: ReactElement[] }) {
  const t = useTranslations('CatalogCard');
  return (
    <>
      <ServiceGrid isStrip>{cards.slice(0, ROW)}</ServiceGrid>
      {cards.length > ROW ? (
        <details className={styles.more}>
          <summary>{t('more', { count: cards.length - ROW })}</summary>
          <ServiceGrid>{cards.slice(ROW)}</ServiceGrid>
        </details>
      ) : null}
    </>
  );
}
