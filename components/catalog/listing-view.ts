import type { getTranslations } from 'next-intl/server';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { activeFilters, type FilterName, type Listing, listingHref, PAGE_SIZE } from '@/lib/catalog/listing';
import { productPath } from '@/lib/paths/product-path';
import { formatPrice } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import type { ListingContent } from './listing-content';

export type Translate = Awaited<ReturnType<typeof getTranslations<'Catalog'>>>;

/** A filter that is set, and the listing without it. */
export type ActiveFilter = { href: string; without: Listing; label: string };

/** What a listing's page shows of what it has read. */
export function listingView(
  { listing, locale, path, list, tiles, otherwise, ...content }: ListingContent,
  t: Translate,
) {
  const { total, firstPage } = list;
  const { keyword } = listing;
  const category = path.at(-1);
  const title = category ? textIn(category.title, locale) : t('services');
  const tilePictures = tiles.flatMap(({ picture }) => picture?.url ?? []);
  const products = distinctPictures(list.pages.flat(), tilePictures);
  const currencies = new Set(products.map(({ currency }) => currency));
  const count = otherwise?.total ?? total;
  return {
    category,
    title,
    search: keyword ? searchHead(keyword, { total, otherwise }, t) : undefined,
    crumbs: [
      { label: t('home'), href: '/' },
      { label: t('services'), href: listingHref({}) },
      ...path.map((node) => ({
        label: textIn(node.title, locale),
        ...langIn(node.title, locale),
        href: listingHref({ category: node._id }),
      })),
    ],
    filters: activeFilters(listing).map(({ name, without }): ActiveFilter => ({
      href: listingHref(without),
      without,
      label: filterLabel(name, { listing, title, locale }, t),
    })),
    /** services, of another search where this one has none */
    count,
    products,
    /** the products' names and addresses, for search engines */
    entries: products.map((product) => ({ name: textIn(product.title, locale), path: productPath(product, locale) })),
    /** services before the first that is shown */
    skipped: (firstPage - 1) * PAGE_SIZE,
    earlierHref: firstPage > 1 ? listingHref({ ...listing, page: firstPage - 1 }) : undefined,
    pictures: [...tilePictures, ...products.map(({ image }) => image.url)],
    /** the currency of all prices; undefined where they have several */
    currency: currencies.size === 1 ? [...currencies].join('') : undefined,
    /** the first is the default, which no URL names */
    sortOptions:
      content.sortings.length > 1 && count > 0
        ? content.sortings.map(({ slug, title: text }, index) => ({
            value: index > 0 ? slug : '',
            label: textIn(text, locale),
            ...langIn(text, locale),
          }))
        : [],
    /** services in the place of an empty list's */
    substitutes: (otherwise?.products ?? [...content.nearest, ...content.recommended]).map(({ _id }) => _id),
  };
}

/** The heading of a search, and what is said below it. */
function searchHead(
  keyword: string,
  { total, otherwise }: { total: number; otherwise: ListingContent['otherwise'] },
  t: Translate,
): { title: string; lead: string | null } {
  return otherwise
    ? {
        title: t('shownInstead', { keyword: otherwise.keyword, count: otherwise.total }),
        lead: t('noneCalled', { keyword }),
      }
    : { title: t('searchHeading', { keyword, count: total }), lead: null };
}

function filterLabel(
  name: FilterName,
  { listing, title, locale }: { listing: Listing; title: string; locale: Locale },
  t: Translate,
): string {
  const { keyword, minPrice, maxPrice } = listing;
  const money = (amount = 0) => formatPrice(amount, 'HKD', locale);
  if (name === 'keyword') return t('keywordChip', { keyword: keyword ?? '' });
  if (name === 'category') return title;
  if (name === 'offer') return t('onOffer');
  if (minPrice === undefined) return t('priceUpTo', { price: money(maxPrice) });
  return maxPrice === undefined
    ? t('priceFrom', { price: money(minPrice) })
    : t('priceBetween', { min: money(minPrice), max: money(maxPrice) });
}
