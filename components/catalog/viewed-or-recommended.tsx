'use client';
import { useTranslations } from 'next-intl';
import { ViewedRow } from '@/components/catalog/viewed-row';
import { useRecentlyViewed } from '@/lib/catalog/recently-viewed';

/** How many services make a row. */
const ROW = 4;

/**
 * Services that were opened in this tab before, or what the shop recommends, by id. Its code is there when it is
 * rendered: what it pushes down has not been seen yet.
 */
export function ViewedOrRecommended({ recommended }: { recommended: readonly string[] }) {
  const t = useTranslations('CatalogCard');
  const viewed = useRecentlyViewed();
  const ids = viewed.length > 0 ? viewed : recommended;
  if (ids.length === 0) return null;
  return <ViewedRow ids={ids.slice(0, ROW)} title={t(viewed.length > 0 ? 'viewed' : 'recommended')} />;
}
