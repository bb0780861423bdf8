import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Blocks } from '@/components/ui/blocks';
import { CategoryTree } from '@/components/catalog/category-tree';
import { RecentlyViewed } from '@/components/catalog/deferred';
import { FilterSheet } from '@/components/catalog/filter-sheet';
import { FilterForm, SearchForm, SortForm } from '@/components/catalog/listing-forms';
import { ListingFacets } from '@/components/catalog/listing-facets';
import { ListingList } from '@/components/catalog/listing-list';
import { NoResult } from '@/components/catalog/no-result';
import { Recommended } from '@/components/catalog/recommended';
import { ListingTile } from '@/components/catalog/listing-tile';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { ChipLink, Chips } from '@/components/ui/chip';
import { JsonLd } from '@/components/ui/json-ld';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import { TextIn, textOr } from '@/components/ui/text-in';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { type Listing, listingHref } from '@/lib/catalog/listing';
import { withTiles } from '@/lib/catalog/tiles';
import type { Locale } from '@/lib/i18n/locales';
import { ClientMessages } from '@/lib/i18n/server';
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data/page';
import { getListingContent, type ListingContent } from './listing-content';
import { type ActiveFilter, listingView, type Translate } from './listing-view';
import styles from './listing-screen.module.scss';

type View = ReturnType<typeof listingView>;

const FILTERS_ID = 'filters';
/** Pictures above the fold: a row of two on phones, of three on other screens. */
const FIRST_PICTURES = 3;
const FIRST_ON_PHONES = 2;

/** The service listing. */
export async function ListingScreen({ listing }: { listing: Listing }) {
  const [t, tHome, content] = await Promise.all([
    getTranslations('Catalog'),
    getTranslations('Home'),
    getListingContent(listing),
  ]);
  const { locale, tree, path, list, sorting, otherwise } = content;
  const view = listingView(content, t);
  const { category, search, crumbs, entries, skipped } = view;
  const lead = category ? textOr(category.description, locale) : tHome('heroTitle');
  const facets = { listing, locale };
  const categories = (
    <>
      <CategoryTree tree={tree} path={path} {...facets} />
      <ListingFacets title={t('rooms')} items={content.rooms} {...facets} />
      <ListingFacets title={t('materials')} items={content.materials} {...facets} />
    </>
  );
  return (
    <ClientMessages namespaces={['CatalogList', 'CatalogCard', 'CatalogSearch']}>
      <JsonLd
        things={[
          breadcrumbData(crumbs, locale),
          ...(entries.length > 0 ? [itemListData(entries, { locale, skipped })] : []),
        ]}
      />
      <Container>
        <PageHead
          isTight
          title={search?.title ?? (category ? <TextIn text={category.title} locale={locale} /> : view.title)}
          lead={search ? search.lead : lead}
          crumbs={<Breadcrumb items={crumbs} />}
        />
        <div className={styles.listing}>
          <aside className={styles.side} id={FILTERS_ID} aria-label={t('filters')}>
            {categories}
            <FilterForm key={listingHref(listing)} listing={listing} />
          </aside>
          <div className={styles.main}>
            <div className={styles.tools}>
              <SearchForm
                key={listing.keyword}
                listing={listing}
                label={listing.keyword || list.total === 0 ? undefined : t('searchCount', { count: list.total })}
              />
              <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
              <Toolbar content={content} view={view} filtersId={FILTERS_ID} categories={categories} />
            </div>
            <ActiveFilters filters={view.filters} sort={sorting?.slug} t={t} />
            {view.earlierHref ? (
              <p className={styles.earlier}>
                <TextLink href={view.earlierHref}>{t('earlier')}</TextLink>
              </p>
            ) : null}
            {otherwise ? <OtherSearch search={otherwise} listing={listing} locale={locale} t={t} /> : null}
            <Results content={content} view={view} />
            {view.products.length > 0 ? (
              <div className={styles.prices}>
                <p>{t('fromMeans')}</p>
                {view.currency ? <p>{t('priceCurrency', { currency: view.currency })}</p> : null}
              </div>
            ) : null}
          </div>
        </div>
      </Container>
      {list.total === 0 ? <RecentlyViewed shown={view.substitutes} /> : null}
    </ClientMessages>
  );
}

/** The services with the tiles between them; without any, what to look for instead. */
function Results({ content, view }: { content: ListingContent; view: View }) {
  const { listing, locale, sorting, sortings, tiles, list, nearest, recommended } = content;
  const { total, firstPage, next } = list;
  if (total === 0)
    return (
      <>
        <NoResult content={content} filters={view.filters} />
        <Recommended products={nearest.length > 0 ? nearest : recommended} areNearest={nearest.length > 0} />
      </>
    );
  return (
    <ListingList
      key={listingHref(listing)}
      listing={listing}
      sortings={sorting ? [sorting] : sortings.slice(0, 1)}
      total={total}
      first={next}
      skipped={view.skipped}
      shown={view.pictures}
      tiles={tiles.slice(listing.page)}
    >
      {withTiles(view.products, tiles, firstPage).map((slot, index) =>
        'tile' in slot ? (
          <ListingTile key={`tile ${index}`} {...slot.tile} />
        ) : (
          <ServiceCard
            key={slot.service._id}
            product={slot.service}
            locale={locale}
            priority={index < FIRST_ON_PHONES || (index < FIRST_PICTURES && 'wide')}
          />
        ),
      )}
    </ListingList>
  );
}

/** How many services there are, their filters on small screens, and their order. */
function Toolbar({
  content: { listing, list, sorting },
  view: { count, filters, sortOptions },
  filtersId,
  categories,
}: {
  content: ListingContent;
  view: View;
  /** of the filters that wide screens show */
  filtersId: string;
  categories: Blocks;
}) {
  const tCommon = useTranslations('Common');
  return (
    <div className={styles.toolbar} data-empty={count === 0 || undefined}>
      {/* the heading of a search has the count */}
      {listing.keyword ? null : <p>{tCommon('serviceCount', { count })}</p>}
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
function ActiveFilters({
  filters,
  sort,
  t,
}: {
  filters: readonly ActiveFilter[];
  sort: Listing['sort'];
  t: Translate;
}) {
  const tCommon = useTranslations('Common');
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips}>
      <Chips label={t('filters')}>
        {filters.map(({ href, label }) => (
          <ChipLink key={href} href={href} removeLabel={t('removeFilter', { filter: label })}>
            {label}
          </ChipLink>
        ))}
        <TextLink href={listingHref({ sort })}>{tCommon('clearFilters')}</TextLink>
      </Chips>
    </div>
  );
}

/** What a search that has nothing finds under another name. */
function OtherSearch({
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
      <ServiceGrid columns={3} isDense>
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
