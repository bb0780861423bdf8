'use client';
import type { ProductGroupLeaf, ProductLeaf, Thing } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import type { VariantView } from '@/lib/catalog/variant-view';
import { withVariants } from '@/lib/catalog/offer-data';
import { useLocale } from '@/lib/i18n/client';

type Props = {
  service: ProductLeaf | ProductGroupLeaf;
  variants: readonly VariantView[];
  currency: string;
  others: readonly Thing[];
};

/**
 * A service described for search engines. A client component: the page's data holds the variants already, for their
 * choice.
 */
export function ServiceData({ others, ...rest }: Props) {
  return <JsonLd things={[withVariants(rest, useLocale()), ...others]} />;
}
