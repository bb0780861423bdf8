import type { Product } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import { type Locale, LOCALE_TAGS } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostSummary } from '@/lib/post/schema';

/** schema.org descriptions of what pages show. All addresses come in absolute. */
const CONTEXT = 'https://schema.org';

/** The way to a page, the page itself last. */
export function breadcrumbData(items: { name: string; url: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}

/** A service with its price range and, where there are reviews, its rating. */
export function productData(product: Product, { locale, url, brand }: { locale: Locale; url: string; brand: string }): object {
  const prices = product.variants.map(({ price }) => price);
  const pictures = product.images.length > 0 ? product.images : [product.image];
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: textIn(product.title, locale),
    description: textIn(product.summary, locale) || undefined,
    sku: product._id,
    url,
    inLanguage: LOCALE_TAGS[locale],
    image: pictures.map((picture) => picture.url),
    brand: { '@type': 'Brand', name: brand },
    category: textIn(product.categories.at(-1)?.title, locale) || undefined,
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: product.currency,
      lowPrice: Math.min(...prices).toFixed(2),
      highPrice: Math.max(...prices).toFixed(2),
      offerCount: prices.length,
      availability: `${CONTEXT}/${product.is_available ? 'InStock' : 'OutOfStock'}`,
    },
    ...(product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average.toFixed(1),
            reviewCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

/** The company behind the shop. */
export function organizationData(configuration: Configuration, { locale, url }: { locale: Locale; url: string }): object {
  const { store, social, description } = configuration.footer;
  return {
    '@context': CONTEXT,
    '@type': 'HomeAndConstructionBusiness',
    name: textIn(configuration.name, locale),
    description: textIn(description, locale) || undefined,
    url,
    foundingDate: '2018',
    telephone: store.phone || undefined,
    email: store.email || undefined,
    address: { '@type': 'PostalAddress', streetAddress: textIn(store.address, locale) || undefined, addressRegion: 'Hong Kong', addressCountry: 'HK' },
    sameAs: social.map((entry) => entry.url).filter((link) => /^https?:/.test(link)),
  };
}

/** An article, as search engines show it in lists. */
export function articleData(post: PostSummary, { locale, url, publisher }: { locale: Locale; url: string; publisher: string }): object {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: textIn(post.title, locale),
    description: textIn(post.excerpt, locale) || undefined,
    image: [post.cover.url],
    datePublished: post.created_at,
    dateModified: post.updated_at ?? post.created_at,
    inLanguage: LOCALE_TAGS[locale],
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher },
  };
}
