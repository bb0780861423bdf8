import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { productPath } from '@/lib/catalog/address';
import { categoryPath, distinctName } from '@/lib/catalog/categories';
import { canonicalHref, isNarrowed, type Listing } from '@/lib/catalog/listing';
import type { Product } from '@/lib/catalog/schema';
import { categoryOgImage, productOgImage, servicesOgImage } from '@/lib/catalog/og-image';
import { getCategoryTree } from '@/lib/catalog/server';
import { formatMoney } from '@/lib/format/money';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { pageMetadata } from '@/lib/seo/metadata';

/** A listing's head. Sorted and further pages stand under their category; what is narrowed by words or prices is not indexed. */
export async function listingMetadata(listing: Listing): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Catalog')]);
  const tree = listing.category ? await getCategoryTree() : [];
  const category = listing.category ? categoryPath(tree, listing.category)?.at(-1) : undefined;
  const name = category ? distinctName(tree, category._id, locale) : '';
  return pageMetadata({
    locale,
    path: canonicalHref(listing),
    // a category and its one service may have the same name
    title: listing.keyword ? t('searchTitle', { keyword: listing.keyword }) : name ? t('categoryMetaTitle', { category: name }) : t('metaTitle'),
    description: textIn(category?.description, locale) || (name ? t('categoryMetaDescription', { category: name }) : t('metaDescription')),
    image: category ? await categoryOgImage(category, locale) : await servicesOgImage(locale),
    isIndexed: !isNarrowed(listing),
  });
}

/** A service's head: its address has the slug of each language's title. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Catalog')]);
  const title = textIn(product.title, locale);
  return pageMetadata({
    locale,
    path: productPath(product, locale),
    pathIn: (one) => productPath(product, one),
    title,
    // the price first: services of one name differ in it
    description: t('productMetaDescription', {
      title,
      price: formatMoney(product.price_from, product.currency, locale),
      summary: textIn(product.summary, locale),
    }),
    image: await productOgImage(product, locale),
  });
}
