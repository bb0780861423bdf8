'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { rememberViewed, useRecentlyViewed } from '@/lib/catalog/recently-viewed';

const ViewedRow = lazyComponent(async () => (await import('./viewed-row')).ViewedRow);

const ROW = 4;

type Props = {
  current?: string;
  /** ids that the page shows already */
  shown?: readonly string[];
  /** ids of what the shop recommends, for who has seen nothing yet */
  recommended?: readonly string[];
};

/** Services that were opened in this tab before, and the place where the present one is remembered. */
export function RecentlyViewed({ current, shown = [], recommended = [] }: Props) {
  const t = useTranslations('CatalogCard');
  useEffect(() => {
    if (current !== undefined) rememberViewed(current);
  }, [current]);
  const viewed = useRecentlyViewed().filter((id) => id !== current && !shown.includes(id));
  const ids = viewed.length > 0 ? viewed : recommended;
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ViewedRow ids={ids.slice(0, ROW)} title={t(viewed.length > 0 ? 'viewed' : 'recommended')} />
    </Suspense>
  );
}
