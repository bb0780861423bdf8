import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Category, Product } from '@/lib/catalog/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { type OgImage, ogImage } from '@/lib/seo/og-image';

/** The Open Graph image of a service: its category, name and price. */
export async function productOgImage(product: Product, locale: Locale): Promise<OgImage> {
  const t = await getTranslations({ locale, namespace: 'Catalog' });
  return ogImage(
    { kind: 'service', id: product._id, locale },
    {
      eyebrow: textIn(product.categories.at(-1)?.title, locale),
      title: textIn(product.title, locale),
      note: t('priceFrom', { price: formatMoney(product.price_from, product.currency, locale) }),
      picture: product.images[0] ?? product.image,
    },
  );
}

/** The Open Graph image of the listing of all services. */
export async function servicesOgImage(locale: Locale): Promise<OgImage> {
  const [t, { page_texts: texts }] = await Promise.all([getTranslations({ locale, namespace: 'Catalog' }), getConfiguration()]);
  return ogImage({ kind: 'page', id: 'services', locale }, { title: t('metaTitle'), picture: texts.home?.categories_picture ?? texts.home?.hero_picture });
}

/** The Open Graph image of a category's listing. */
export async function categoryOgImage(category: Category, locale: Locale): Promise<OgImage> {
  const t = await getTranslations({ locale, namespace: 'Catalog' });
  return ogImage(
    { kind: 'category', id: category._id, locale },
    { eyebrow: t('services'), title: textIn(category.title, locale), note: textIn(category.description, locale), picture: category.picture },
  );
}
