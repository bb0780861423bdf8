import type { Blocks } from '@/components/ui/blocks';
import { TextLink } from '@/components/ui/button';
import { ChipLink, Chips } from '@/components/ui/chip';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { FilterSheet } from './filter-sheet';
import { SortForm } from './listing-forms';
import type { ListingContent } from './listing-content';
import type { ActiveFilter, listingView, Translate } from './listing-view';
import styles from './listing-screen.module.scss';

/** How many services there are, their filters on small screens, and their order. */
export function ListingToolbar({
  content: { listing, list, sorting },
  view: { count, filters, sortOptions },
  filtersId,
  categories,
  t,
}: {
  content: ListingContent;
  view: ReturnType<typeof listingView>;
  /** of the filters that wide screens show */
  filtersId: string;
  categories: Blocks;
  t: Translate;
}) {
  return (
    <div className={styles.toolbar} data-empty={count === 0 || undefined}>
      {/* the heading of a search has the count */}
      {listing.keyword ? null : <p>{t('count', { count })}</p>}
      <FilterSheet
        key={listingHref(listing)}
        listing={listing}
        total={list.total}
        active={filters.length}
        targetId={filtersId}
      >
        {categories}
      </FilterSheet>
      {sortOptions.length > 0 ? (
        <SortForm
          key={`sort ${listingHref(listing)}`}
          listing={{ ...listing, sort: sorting?.slug }}
          options={sortOptions}
        />
      ) : null}
    </div>
  );
}

/** The filters that are set, each with a way to drop it. */
export function ActiveFilters({
  filters,
  sort,
  t,
}: {
  filters: readonly ActiveFilter[];
  sort: Listing['sort'];
  t: Translate;
}) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips}>
      <Chips label={t('filters')}>
        {filters.map(({ href, label }) => (
          <ChipLink key={href} href={href} removeLabel={t('removeFilter', { filter: label })}>
            {label}
          </ChipLink>
        ))}
        <TextLink href={listingHref({ sort })}>{t('clear')}</TextLink>
      </Chips>
    </div>
  );
}
