import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { productPath } from '@/lib/paths/product-path';
import { categoryPath, distinctName } from '@/lib/catalog/categories';
import { canonicalHref, isNarrowed, type Listing } from '@/lib/catalog/listing';
import type { Category, Product } from '@/lib/catalog/schema';
import { getCategoryTree } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { formatPrice } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { asSentence } from '@/lib/i18n/writing';
import { clampTitle } from '@/lib/seo/lengths';
import { pageMetadata } from '@/lib/seo/metadata';
import { type OgImage, ogImage } from '@/lib/seo/og-image';

/** The metadata of a listing: canonical to its category; searches and filtered listings are not indexed. */
export async function listingMetadata(listing: Listing): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Catalog')]);
  const tree = listing.category ? await getCategoryTree() : [];
  const category = listing.category ? categoryPath(tree, listing.category)?.at(-1) : undefined;
  const name = category ? distinctName(tree, category._id, locale) : '';
  // a category and its one service may have the same name
  const title = name ? t('categoryMetaTitle', { category: name }) : t('metaTitle');
  const own = textIn(category?.description, locale);
  const described = own
    ? t('describedMetaDescription', { description: asSentence(own, locale), category: name })
    : t('categoryMetaDescription', { category: name });
  return pageMetadata({
    locale,
    path: canonicalHref(listing),
    title: listing.keyword ? t('searchTitle', { keyword: listing.keyword }) : title,
    description: name ? described : t('metaDescription'),
    image: category ? await categoryOgImage(category, locale) : await servicesOgImage(locale),
    isIndexed: !isNarrowed(listing),
  });
}

/** The metadata of a service: its URL has the slug of each language's title. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Catalog')]);
  const title = textIn(product.title, locale);
  return pageMetadata({
    locale,
    path: productPath(product, locale),
    pathIn: (one) => productPath(product, one),
    title: t('productMetaTitle', { title }),
    // the price first: services of one name differ in it
    description: t('productMetaDescription', {
      // a longer one would leave no room for the price
      title: clampTitle(title, locale),
      price: formatPrice(product.price_from, product.currency, locale),
      summary: asSentence(textIn(product.summary, locale), locale),
    }),
    image: await productOgImage(product, locale),
  });
}

/** The Open Graph image of a service: its category, name and price. */
export async function productOgImage(product: Product, locale: Locale): Promise<OgImage> {
  const t = await getTranslations({ locale, namespace: 'Catalog' });
  return ogImage(
    { kind: 'service', id: product._id, locale },
    {
      eyebrow: textIn(product.categories.at(-1)?.title, locale),
      title: textIn(product.title, locale),
      note: t('priceFrom', { price: formatPrice(product.price_from, product.currency, locale) }),
      picture: product.images[0] ?? product.image,
    },
  );
}

/** The Open Graph image of the listing of all services. */
export async function servicesOgImage(locale: Locale): Promise<OgImage> {
  const [t, { page_texts: texts }] = await Promise.all([
    getTranslations({ locale, namespace: 'Catalog' }),
    getConfiguration(),
  ]);
  return ogImage(
    { kind: 'page', id: 'services', locale },
    { title: t('metaTitle'), picture: texts.home?.categories_picture ?? texts.home?.hero_picture },
  );
}

/** The Open Graph image of a category's listing. */
export async function categoryOgImage(category: Category, locale: Locale): Promise<OgImage> {
  const t = await getTranslations({ locale, namespace: 'Catalog' });
  return ogImage(
    { kind: 'category', id: category._id, locale },
    {
      eyebrow: t('services'),
      title: textIn(category.title, locale),
      note: textIn(category.description, locale),
      picture: category.picture,
    },
  );
}
