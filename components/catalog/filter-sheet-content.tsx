'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterForm } from '@/components/catalog/filter-form';
import { Sheet } from '@/components/ui/dialog';
import type { Listing } from '@/lib/catalog/listing';
import styles from './filter-sheet.module.scss';

type Props = { open: boolean; onClose: () => void; listing: Listing; total: number; children: ReactNode };

export default function FilterSheetContent({ open, onClose, listing, total, children }: Props) {
  const t = useTranslations('CatalogList');
  return (
    <Sheet open={open} onClose={onClose} title={t('filters')}>
      <div className={styles.content}>
        <FilterForm listing={listing} total={total} isCounting onApply={onClose} />
        {children}
      </div>
    </Sheet>
  );
}
