'use client';
import { ServiceCard } from '@/components/catalog/service-card';
import type { Listing } from '@/lib/catalog/listing';
import { useMoreProducts } from '@/lib/catalog/queries';
import type { Sorting } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';

/** Cards of services that came after the page. */
export function MoreCards({ listing, sortings, total }: { listing: Listing; sortings: Sorting[]; total: number }) {
  const locale = useLocale();
  const { data } = useMoreProducts(listing, sortings, total);
  return data?.pages.flatMap((page) => page.data).map((product) => <ServiceCard key={product._id} product={product} locale={locale} />);
}
