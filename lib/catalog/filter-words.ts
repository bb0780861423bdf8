import type { useTranslations } from 'next-intl';
import { type FilterName, type Listing } from '@/lib/catalog/listing';
import { formatMoney } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';

type Words = ReturnType<typeof useTranslations<'Catalog'>>;

/** What an active filter is called on its chip. `category` is the category's name in the page's language. */
export function filterWords(name: FilterName, listing: Listing, { category, locale, t }: { category: string; locale: Locale; t: Words }): string {
  const money = (amount = 0) => formatMoney(amount, 'HKD', locale);
  switch (name) {
    case 'keyword':
      return t('keywordChip', { keyword: listing.keyword ?? '' });
    case 'category':
      return category;
    case 'offer':
      return t('onOffer');
    case 'price':
      if (listing.minPrice === undefined) return t('priceUpTo', { price: money(listing.maxPrice) });
      if (listing.maxPrice === undefined) return t('priceFrom', { price: money(listing.minPrice) });
      return t('priceBetween', { min: money(listing.minPrice), max: money(listing.maxPrice) });
  }
}
