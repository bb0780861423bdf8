'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useId, useState } from 'react';
import { FilterForm } from '@/components/catalog/listing-forms';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { useListingCount } from '@/lib/catalog/queries';
import { readListingForm } from '@/lib/catalog/read-listing';
import styles from './filter-sheet.module.scss';

type Props = { open: boolean; onClose: () => void; listing: Listing; total: number; children: Blocks };

/** The filters on small screens. The button at the foot says how many services the current choice shows. */
export function FilterSheetContent({ open, onClose, listing, total, children }: Props) {
  const t = useTranslations('CatalogList');
  const formId = useId();
  const [draft, setDraft] = useState(listing);
  const isChanged = listingHref({ ...draft, page: 1 }) !== listingHref({ ...listing, page: 1 });
  const count = useListingCount(draft, isChanged) ?? total;
  return (
    <Dialog
      kind="sheet"
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <Button type="submit" form={formId} wide>
          {t('showCount', { count })}
        </Button>
      }
    >
      <div className={styles.content}>
        <FilterForm
          id={formId}
          listing={listing}
          onDraft={(form) => setDraft(readListingForm(form))}
          onApply={onClose}
        />
        {children}
      </div>
    </Dialog>
  );
}
