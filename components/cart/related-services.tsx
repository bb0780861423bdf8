'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { Section, SectionHead } from '@/components/ui/section';
import { useRelatedServices } from '@/lib/cart/related';
import type { ProductSummary } from '@/lib/catalog/schema';

/**
 * Below the cart: what goes with it, on the catalogue's cards. It comes after the cart, and says nothing when it
 * cannot.
 */
export function RelatedServices({ Cards }: { Cards: ComponentType<{ products: ProductSummary[] }> }) {
  const t = useTranslations('Common');
  const products = useRelatedServices();
  if (products.length === 0) return null;
  return (
    <Section ground="white" aria-labelledby="cart-related" data-print="no">
      <SectionHead id="cart-related" title={t('related')} />
      <Cards products={products} />
    </Section>
  );
}
