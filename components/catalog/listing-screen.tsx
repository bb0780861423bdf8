import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { CategoryTree } from '@/components/catalog/category-tree';
import { RecentlyViewed } from '@/components/catalog/deferred';
import { FilterSheet } from '@/components/catalog/filter-sheet';
import { FilterForm, SearchForm, SortForm } from '@/components/catalog/listing-forms';
import { ListingList } from '@/components/catalog/listing-list';
import { NoResult, type Suggestion } from '@/components/catalog/no-result';
import { Recommended } from '@/components/catalog/recommended';
import { ListingTile } from '@/components/catalog/listing-tile';
import { tilesIn } from '@/components/catalog/tiles-in';
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
import { productPath } from '@/lib/format/product-path';
import { categoryPath, flatTree } from '@/lib/catalog/categories';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import {
  activeFilters,
  type FilterName,
  type Listing,
  listingHref,
  PAGE_SIZE,
  PLAIN_LISTING,
  productQuery,
} from '@/lib/catalog/listing';
import { findOtherwise, getCategoryTree, getListing, getProducts, getRecommendedProducts } from '@/lib/catalog/server';
import { withTiles } from '@/lib/catalog/tiles';
import { getConfiguration, getSortingList } from '@/lib/configuration/server';
import { formatPrice } from '@/lib/format/money';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { notFound, redirect } from '@/lib/i18n/navigation';
import { langIn, textIn } from '@/lib/i18n/text';
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data/page';
import styles from './listing-screen.module.scss';

const FILTERS_ID = 'filters';
/** Pictures above the fold: a row of two on phones, of three on other screens. */
const FIRST_PICTURES = 3;
const FIRST_ON_PHONES = 2;

/**
 * The service listing. An unknown category and a page beyond the last one are not found; an unknown sorting leads to
 * the first one.
 */
export async function ListingScreen({ listing }: { listing: Listing }) {
  const [locale, t, tree, knownSortings, { page_texts: texts }] = await Promise.all([
    getLocale(),
    getTranslations('Catalog'),
    getCategoryTree(),
    getSortingList('products'),
    getConfiguration(),
  ]);
  const path = listing.category ? categoryPath(tree, listing.category) : [];
  if (!path) notFound();
  const sortings = knownSortings ?? [];
  const sorting = sortings.find(({ slug }) => slug === listing.sort);
  // anybody can make up a sorting: shown at its URL, each would be stored as a page of its own
  if (knownSortings && listing.sort !== undefined && !sorting)
    redirect({ href: listingHref({ ...listing, sort: undefined }), locale });
  const list = await getListing(listing, sortings);
  if (!list) notFound();
  const { pages, total, firstPage, next } = list;
  const tiles = tilesIn(texts.listing?.tiles ?? [], locale);
  const tilePictures = tiles.flatMap(({ picture }) => picture?.url ?? []);
  const products = distinctPictures(pages.flat(), tilePictures);
  const current = path.at(-1);
  const title = current ? textIn(current.title, locale) : t('services');
  const heading = current ? <TextIn text={current.title} locale={locale} /> : title;
  const lead = current ? textOr(current.description, locale) : t('lead');
  const { keyword } = listing;
  const crumbs = [
    { label: t('home'), href: '/' },
    { label: t('services'), href: listingHref({}) },
    ...path.map((node) => ({
      label: textIn(node.title, locale),
      ...langIn(node.title, locale),
      href: listingHref({ category: node._id }),
    })),
  ];
  const skipped = (firstPage - 1) * PAGE_SIZE;
  const shown = products.map((product) => ({
    name: textIn(product.title, locale),
    path: productPath(product, locale),
  }));
  const currencies = new Set(products.map(({ currency }) => currency));
  const filters = activeFilters(listing).map(({ name, without }) => ({
    href: listingHref(without),
    without,
    label: filterLabel(name),
  }));

  function filterLabel(name: FilterName): string {
    const { minPrice, maxPrice } = listing;
    const money = (amount = 0) => formatPrice(amount, 'HKD', locale);
    if (name === 'keyword') return t('keywordChip', { keyword: keyword ?? '' });
    if (name === 'category') return title;
    if (name === 'offer') return t('onOffer');
    if (minPrice === undefined) return t('priceUpTo', { price: money(maxPrice) });
    return maxPrice === undefined
      ? t('priceFrom', { price: money(minPrice) })
      : t('priceBetween', { min: money(minPrice), max: money(maxPrice) });
  }

  async function suggestions(): Promise<Suggestion[]> {
    const ways = [
      ...(filters.length > 1
        ? filters.map(({ href, without, label }) => ({ href, without, label: t('dropFilter', { filter: label }) }))
        : []),
      { href: listingHref({}), without: PLAIN_LISTING, label: t('browse') },
    ];
    const responses = await Promise.all(
      ways.map(({ without }) => getProducts({ ...productQuery(without, sortings, 1) }).catch(() => undefined)),
    );
    return ways
      .map(({ href, label }, index) => {
        const found = responses[index];
        return { href, label, count: Math.max(found?.total ?? 0, found?.data.length ?? 0) };
      })
      .filter(({ count }) => count > 0);
  }

  const otherwise =
    total === 0 && keyword
      ? await findOtherwise(
          { ...listing, keyword },
          { sortings, locale, titles: flatTree(tree).map(({ title: name }) => textIn(name, locale)) },
        )
      : undefined;
  const found = otherwise?.total ?? total;
  function pageTitle(): ReactNode {
    if (otherwise) return t('shownInstead', { keyword: otherwise.keyword, count: otherwise.total });
    return keyword ? t('searchHeading', { keyword, count: total }) : heading;
  }
  function pageLead(): ReactNode {
    if (otherwise) return t('noneCalled', { keyword: keyword ?? '' });
    return keyword ? null : lead;
  }
  const recommended = total === 0 && !otherwise ? await getRecommendedProducts(FIRST_PICTURES) : [];
  const categories = <CategoryTree tree={tree} path={path} listing={listing} locale={locale} />;
  return (
    <ClientMessages namespaces={['CatalogList', 'CatalogCard', 'CatalogSearch']}>
      <JsonLd
        things={[
          breadcrumbData(crumbs, locale),
          ...(shown.length > 0 ? [itemListData(shown, { locale, skipped })] : []),
        ]}
      />
      <Container>
        <PageHead title={pageTitle()} lead={pageLead()} crumbs={<Breadcrumb items={crumbs} />} />
        <div className={styles.listing}>
          <aside className={styles.side} id={FILTERS_ID} aria-label={t('filters')}>
            <div>{categories}</div>
            <FilterForm key={listingHref(listing)} listing={listing} />
          </aside>
          <div className={styles.main}>
            <SearchForm
              key={keyword}
              listing={listing}
              label={keyword || total === 0 ? undefined : t('searchCount', { count: total })}
            />
            <VisuallyHidden as="h2">{t('results')}</VisuallyHidden>
            {/* the heading of a search has the count */}
            <div className={styles.toolbar} data-empty={found === 0 || undefined}>
              {keyword ? null : <p>{t('count', { count: found })}</p>}
              <FilterSheet
                key={listingHref(listing)}
                listing={listing}
                total={total}
                active={filters.length}
                targetId={FILTERS_ID}
              >
                {categories}
              </FilterSheet>
              {sortings.length > 1 && found > 0 ? (
                <SortForm
                  key={`sort ${listingHref(listing)}`}
                  listing={{ ...listing, sort: sorting?.slug }}
                  options={sortings.map(({ slug, title: text }) => ({
                    value: slug,
                    label: textIn(text, locale),
                    ...langIn(text, locale),
                  }))}
                />
              ) : null}
            </div>
            {filters.length > 0 ? (
              <div className={styles.chips}>
                <Chips label={t('filters')}>
                  {filters.map(({ href, label }) => (
                    <ChipLink key={href} href={href} removeLabel={t('removeFilter', { filter: label })}>
                      {label}
                    </ChipLink>
                  ))}
                  <TextLink href={listingHref({ sort: sorting?.slug })}>{t('clear')}</TextLink>
                </Chips>
              </div>
            ) : null}
            {firstPage > 1 ? (
              <p className={styles.earlier}>
                <TextLink href={listingHref({ ...listing, page: firstPage - 1 })}>{t('earlier')}</TextLink>
              </p>
            ) : null}
            {otherwise ? (
              <section
                className={styles.otherwise}
                aria-label={t('shownInstead', { keyword: otherwise.keyword, count: otherwise.total })}
              >
                <ServiceGrid columns={3}>
                  {distinctPictures(otherwise.products).map((product) => (
                    <ServiceCard key={product._id} product={product} locale={locale} />
                  ))}
                </ServiceGrid>
                {otherwise.total > otherwise.products.length ? (
                  <TextLink href={listingHref({ ...listing, keyword: otherwise.keyword })} arrow>
                    {t('otherwiseAll', { count: otherwise.total })}
                  </TextLink>
                ) : null}
              </section>
            ) : null}
            {total === 0 ? (
              <>
                <NoResult suggestions={await suggestions()} tree={tree} listing={listing} />
                <Recommended products={recommended} />
              </>
            ) : (
              <ListingList
                key={listingHref(listing)}
                listing={listing}
                sortings={sorting ? [sorting] : sortings.slice(0, 1)}
                total={total}
                first={next}
                skipped={skipped}
                shown={[...tilePictures, ...products.map(({ image }) => image.url)]}
                tiles={tiles.slice(listing.page)}
              >
                {withTiles(products, tiles, firstPage).map((slot, index) =>
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
            )}
            {products.length > 0 ? (
              <div className={styles.prices}>
                <p>{t('fromMeans')}</p>
                {currencies.size === 1 ? <p>{t('priceCurrency', { currency: [...currencies].join('') })}</p> : null}
              </div>
            ) : null}
          </div>
        </div>
      </Container>
      {total === 0 ? <RecentlyViewed shown={(otherwise?.products ?? recommended).map(({ _id }) => _id)} /> : null}
    </ClientMessages>
  );
}
