import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { ServiceGrid } from '@/components/catalog/service-grid';
import styles from './related-grid.module.scss';

const ROW = 4;

/** Cards of related services: one row, the others on demand, without a script. */
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
