'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import type { Listing } from '@/lib/catalog/listing';
import styles from './filter-sheet.module.scss';

const FilterSheetContent = onDemand(async () => (await import('./filter-sheet-content')).FilterSheetContent, {
  usesQueries: true,
});

type Props = { listing: Listing; total: number; active: number; targetId: string; children: Blocks };

/**
 * The way to the filters on small screens: a link to them, which works without scripts; with them it opens a sheet
 * that holds the same. `children` is the category tree.
 */
export function FilterSheet({ listing, total, active, targetId, children }: Props) {
  const t = useTranslations('CatalogList');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className={styles.open}
        href={`#${targetId}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="filter" size={18} />
        <span>{active > 0 ? t('filtersActive', { count: active }) : t('filters')}</span>
      </a>
      <FilterSheetContent
        isWanted={isOpen}
        open={isOpen}
        onClose={() => setOpen(false)}
        listing={listing}
        total={total}
      >
        {children}
      </FilterSheetContent>
    </>
  );
}
