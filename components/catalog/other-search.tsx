import { TextLink } from '@/components/ui/button';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import type { Locale } from '@/lib/i18n/locales';
import type { ListingContent } from './listing-content';
import type { Translate } from './listing-view';
import { ServiceCard } from './service-card';
import { ServiceGrid } from './service-grid';
import styles from './listing-screen.module.scss';

/** What a search that has nothing finds under another name. */
export function OtherSearch({
  search: { keyword, products, total },
  listing,
  locale,
  t,
}: {
  search: NonNullable<ListingContent['otherwise']>;
  listing: Listing;
  locale: Locale;
  t: Translate;
}) {
  return (
    <section className={styles.otherwise} aria-label={t('shownInstead', { keyword, count: total })}>
      <ServiceGrid columns={3}>
        {distinctPictures(products).map((product) => (
          <ServiceCard key={product._id} product={product} locale={locale} />
        ))}
      </ServiceGrid>
      {total > products.length ? (
        <TextLink href={listingHref({ ...listing, keyword })} arrow>
          {t('otherwiseAll', { count: total })}
        </TextLink>
      ) : null}
    </section>
  );
}
