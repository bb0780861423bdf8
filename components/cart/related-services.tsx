'use client';

import { useTranslations } from 'next-intl';
import type { ComponentType, ReactElement } from 'react';
import { Section, SectionHead } from '@/components/ui/section';
import { useRelatedServices } from '@/lib/cart/related';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  /** the catalogue's parts, handed in by the page */
  Card: ComponentType<{ product: ProductSummary; locale: Locale }>;
  Grid: ComponentType<{ children: ReactElement[] }>;
};

/** Below the cart: what goes with it. It comes after the cart, and says nothing when it cannot. */
export function RelatedServices({ Card, Grid }: Props) {
  const t = useTranslations('Cart');
  const locale = useLocale();
  const products = useRelatedServices();
  if (products.length === 0) return null;
  return (
    <Section ground="white" aria-labelledby="cart-related">
      <SectionHead id="cart-related" title={t('related')} />
      <Grid>
        {distinctPictures(products).map((product) => (
          <Card key={product._id} product={product} locale={locale} />
        ))}
      </Grid>
    </Section>
  );
}
