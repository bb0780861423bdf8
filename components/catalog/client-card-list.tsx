'use client';
import { ServiceCard } from '@/components/catalog/service-card';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';

/** Cards that come after those of the page. `shown`: the pictures of those. */
export function ClientCardList({ products, shown }: { products: ProductSummary[]; shown: readonly string[] }) {
  const locale = useLocale();
  return distinctPictures(products, shown).map((product) => <ServiceCard key={product._id} product={product} locale={locale} />);
}
