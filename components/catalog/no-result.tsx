import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextIn } from '@/components/ui/text-in';
import { listingHref, PLAIN_LISTING, productQuery } from '@/lib/catalog/listing';
import { nearCategories } from '@/lib/catalog/near-categories';
import { findProducts } from '@/lib/catalog/search/server';
import { getSomeCategories } from '@/lib/catalog/server';
import type { Sorting } from '@/lib/configuration/schema';
import { Link } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import type { ListingContent } from './listing-content';
import type { ActiveFilter } from './listing-view';
import styles from './no-result.module.scss';

/** The listings that have services, and how many. One that cannot be read is not offered. */
async function withCounts(ways: readonly ActiveFilter[], sortings: Sorting[]) {
  const counts = await Promise.all(
    ways.map(async ({ without }) => {
      const response = await findProducts(productQuery(without, sortings, 1)).catch(() => undefined);
      return Math.max(response?.total ?? 0, response?.data.length ?? 0);
    }),
  );
  return ways.map((way, index) => ({ ...way, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);
}

type Props = { content: ListingContent; filters: readonly ActiveFilter[] };

/** Nothing fits: what to drop, how much there would be then, and where else to look, the nearest categories first. */
export async function NoResult({ content, filters }: Props) {
  const { listing, tree, sortings, otherwise, nearest } = content;
  const [locale, t, tCommon, others] = await Promise.all([
    getLocale(),
    getTranslations('Catalog'),
    getTranslations('Common'),
    getSomeCategories(),
  ]);
  const withoutOne =
    filters.length > 1
      ? filters.map((filter) => ({ ...filter, label: t('dropFilter', { filter: filter.label }) }))
      : [];
  const suggestions = await withCounts(
    [...withoutOne, { href: listingHref({}), without: PLAIN_LISTING, label: tCommon('browse') }],
    sortings,
  );
  const categories = nearCategories(tree, { ...listing, services: otherwise?.products ?? nearest }, others);
  return (
    <EmptyState icon="search" size="s" title={t('empty')} description={t('emptyText')}>
      <ul className={styles.drop}>
        {suggestions.map(({ href, label, count }) => (
          <li key={href}>
            <Link href={href} scroll={false}>
              <span>{label}</span>
              <span>{tCommon('serviceCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length > 0 ? (
        <nav className={styles.categories} aria-labelledby="other-categories">
          <p id="other-categories">{t('lookInto')}</p>
          <ul>
            {categories.map(({ _id, title }) => (
              <li key={_id}>
                <TextLink href={listingHref({ category: _id })}>
                  <TextIn text={title} locale={locale} />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className={styles.ask}>
        <span>{t('ask')}</span> <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
      </p>
    </EmptyState>
  );
}
