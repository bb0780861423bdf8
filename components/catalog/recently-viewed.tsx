'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { rememberViewed, useRecentlyViewed } from '@/lib/catalog/recently-viewed';

const ViewedRow = onDemand(async () => (await import('./viewed-row')).ViewedRow);

const ROW = 4;

/**
 * Services that were opened in this tab before, and the place where the present one is remembered. `shown`: ids that
 * the page shows already.
 */
export function RecentlyViewed({ current, shown = [] }: { current?: string; shown?: readonly string[] }) {
  const t = useTranslations('CatalogCard');
  useEffect(() => {
    if (current !== undefined) rememberViewed(current);
  }, [current]);
  const ids = useRecentlyViewed().filter((id) => id !== current && !shown.includes(id));
  if (ids.length === 0) return null;
  return <ViewedRow ids={ids.slice(0, ROW)} title={t('viewed')} />;
}
