import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Category, Product } from '@/lib/catalog/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { type Preview, previewPicture } from '@/lib/seo/preview';

/** A service where it is shared: its category, its name, its price. */
export async function productPreview(product: Product, locale: Locale): Promise<Preview> {
  const [t, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Catalog' }), getConfiguration()]);
  return {
    kind: 'service',
    id: product._id,
    locale,
    brand: textIn(name, locale),
    eyebrow: textIn(product.categories.at(-1)?.title, locale),
    title: textIn(product.title, locale),
    note: t('priceFrom', { price: formatMoney(product.price_from, product.currency, locale) }),
    picture: previewPicture(product.images[0] ?? product.image),
  };
}

/** The listing of all services where it is shared. */
export async function servicesPreview(locale: Locale): Promise<Preview> {
  const [t, { name, page_texts: texts }] = await Promise.all([getTranslations({ locale, namespace: 'Catalog' }), getConfiguration()]);
  return {
    kind: 'page',
    id: 'services',
    locale,
    brand: textIn(name, locale),
    eyebrow: '',
    title: t('metaTitle'),
    note: '',
    picture: previewPicture(texts.home?.categories_picture ?? texts.home?.hero_picture),
  };
}

/** A category's listing where it is shared. */
export async function categoryPreview(category: Category, locale: Locale): Promise<Preview> {
  const [t, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Catalog' }), getConfiguration()]);
  return {
    kind: 'category',
    id: category._id,
    locale,
    brand: textIn(name, locale),
    eyebrow: t('services'),
    title: textIn(category.title, locale),
    note: textIn(category.description, locale),
    picture: previewPicture(category.picture),
  };
}
