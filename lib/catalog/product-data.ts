import type { ProductGroupLeaf, ProductLeaf, ReviewLeaf } from 'schema-dts';
import type { Product, ProductReview } from '@/lib/catalog/schema';
import { choicesOf } from '@/lib/catalog/variant-view';
import type { Configuration } from '@/lib/configuration/schema';
import { isNamed } from '@/lib/format/readable';
import { isoDateTime } from '@/lib/format/date';
import { plainText } from '@/lib/format/plain-text';
import { sanitizeRichText } from '@/lib/format/rich-text';
import { visibleText } from '@/lib/api/visible-text';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';
import { companyRef } from '@/lib/seo/structured-data/company';
import { offerData } from '@/lib/catalog/offer-data';

type Page = {
  locale: Locale;
  /** without language prefix */
  path: string;
  configuration: Configuration;
  /** those that the page shows */
  reviews: readonly ProductReview[];
};
const DESCRIPTION_LENGTH = 300;
/** Options that schema.org has a property for. */
const TERMS = { size: 'size', color: 'color', colour: 'color', material: 'material', pattern: 'pattern' } as const;
const STARS = { bestRating: 5, worstRating: 1 };

/**
 * A service with its rating and some reviews: with its price, or as the group of its variants, whose prices
 * `withVariants` adds.
 */
export function productData(
  product: Product,
  { locale, path, configuration, reviews }: Page,
): ProductLeaf | ProductGroupLeaf {
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const named = reviews.map(reviewData).filter((review) => review !== undefined);
  const { average, count } = product.rating;
  const url = localizedUrl(path, locale);
  const common = {
    name: textIn(product.title, locale),
    description:
      textIn(product.summary, locale) ||
      plainText(sanitizeRichText(textIn(product.description, locale)), DESCRIPTION_LENGTH) ||
      undefined,
    url,
    image: pictures.flatMap(({ url }) => (url ? absoluteUrl(url) : [])),
    brand: { '@type': 'Brand', name: textIn(configuration.name, locale) },
    category: textIn(product.categories.at(-1)?.title, locale) || undefined,
    aggregateRating:
      count > 0
        ? { '@type': 'AggregateRating' as const, ratingValue: average.toFixed(1), reviewCount: count, ...STARS }
        : undefined,
    review: count > 0 && named.length > 0 ? named : undefined,
  } as const;
  const [variant, ...others] = product.variants;
  if (!variant || others.length > 0)
    return {
      '@type': 'ProductGroup',
      productGroupID: product._id,
      variesBy: choicesOf(product, locale).options.map(({ slug, title }) =>
        isNamed(TERMS, slug) ? `https://schema.org/${TERMS[slug]}` : title,
      ),
      ...common,
    };
  return {
    '@type': 'Product',
    sku: product._id,
    ...common,
    offers: {
      ...offerData({ price: variant.price, is_available: product.is_available }, product.currency, url),
      seller: companyRef(configuration, locale),
    },
  };
}

/** Author, stars and date; the text is on the page. Search engines require the author's name and the rating. */
function reviewData({ user, rating, created_at }: ProductReview): ReviewLeaf | undefined {
  const name = visibleText(user.username);
  if (!name || rating === null) return undefined;
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: isoDateTime(created_at) || undefined,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
  };
}
