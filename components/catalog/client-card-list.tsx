'use client';
import { ServiceCard } from '@/components/catalog/service-card';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';

export default function ClientCardList({ products }: { products: ProductSummary[] }) {
  const locale = useLocale();
  return products.map((product) => <ServiceCard key={product._id} product={product} locale={locale} />);
}
