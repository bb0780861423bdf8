import { getTranslations } from 'next-intl/server';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import type { ProductSummary } from '@/lib/catalog/schema';
import { getLocale } from '@/lib/i18n/server';
import styles from './recommended.module.scss';

type Props = {
  products: readonly ProductSummary[];
  /** to what was searched for */
  areNearest?: boolean;
};

/** What the shop offers where a list is empty; nothing where that cannot be read. */
export async function Recommended({ products, areNearest = false }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Catalog')]);
  if (products.length === 0) return null;
  return (
    <section className={styles.recommended} aria-labelledby="recommended">
      <h2 id="recommended">{t(areNearest ? 'nearest' : 'recommended')}</h2>
      <ServiceGrid columns={3} isStrip>
        {distinctPictures(products).map((product) => (
          <ServiceCard key={product._id} product={product} locale={locale} />
        ))}
      </ServiceGrid>
    </section>
  );
}
