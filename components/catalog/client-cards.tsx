'use client';
import { ServiceCard } from '@/components/catalog/service-card';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';

/** Cards and their grid for lists that are loaded in the browser, such as the wishlist: a server page passes them on. */
export { RelatedGrid as ClientRelatedGrid, ServiceGrid as ClientServiceGrid } from '@/components/catalog/service-grid';
export { ServiceCard as ClientServiceCard };

/** Cards that follow those of the page. `shown`: the pictures of those. */
export function ClientCardList({ products, shown }: { products: ProductSummary[]; shown: readonly string[] }) {
  const locale = useLocale();
  return distinctPictures(products, shown).map((product) => <ServiceCard key={product._id} product={product} locale={locale} />);
}
