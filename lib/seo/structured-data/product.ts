import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf, ReviewLeaf } from 'schema-dts';
import type { Product, ProductReview } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import { isoDateTime } from '@/lib/format/date';
import { plainText } from '@/lib/format/plain-text';
import { sanitizeRichText } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';
import { companyRef } from './company';

type Page = {
  locale: Locale;
  /** without language prefix */
  path: string;
  configuration: Configuration;
  /** those that the page shows */
  reviews: readonly ProductReview[];
};
const DESCRIPTION_LENGTH = 300;
const STARS = { bestRating: 5, worstRating: 1 };

/** A service with its prices, its rating and some reviews. */
export function productData(product: Product, { locale, path, configuration, reviews }: Page): ProductLeaf {
  const pictures = product.images.length > 0 ? product.images : [product.image];
  const named = reviews.map(reviewData).filter((review) => review !== undefined);
  const { average, count } = product.rating;
  return {
    '@type': 'Product',
    name: textIn(product.title, locale),
    description: textIn(product.summary, locale) || plainText(sanitizeRichText(textIn(product.description, locale)), DESCRIPTION_LENGTH) || undefined,
    sku: product._id,
    url: localizedUrl(path, locale),
    image: pictures.map(({ url }) => absoluteUrl(url)),
    brand: { '@type': 'Brand', name: textIn(configuration.name, locale) },
    category: textIn(product.categories.at(-1)?.title, locale) || undefined,
    offers: offersOf(product, { locale, path, configuration }),
    aggregateRating: count > 0 ? { '@type': 'AggregateRating', ratingValue: average.toFixed(1), reviewCount: count, ...STARS } : undefined,
    review: count > 0 && named.length > 0 ? named : undefined,
  };
}

/** One price, or the range of the variants' prices. */
function offersOf({ variants, currency, is_available }: Product, { locale, path, configuration }: Omit<Page, 'reviews'>): OfferLeaf | AggregateOfferLeaf {
  const prices = variants.map(({ price }) => price);
  const common = {
    url: localizedUrl(path, locale),
    priceCurrency: currency,
    availability: `https://schema.org/${is_available ? 'InStock' : 'OutOfStock'}`,
    seller: companyRef(configuration, locale),
  } as const;
  const [low, high] = [Math.min(...prices).toFixed(2), Math.max(...prices).toFixed(2)];
  return prices.length === 1
    ? { '@type': 'Offer', price: low, ...common }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...common };
}

/** Author, stars and date; the text is on the page. Search engines require the author's name. */
function reviewData({ user, rating, created_at }: ProductReview): ReviewLeaf | undefined {
  const name = user.username.trim();
  if (!name) return undefined;
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: isoDateTime(created_at) || undefined,
    reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
  };
}
