import { describe, expect, test } from 'vitest';
import { facetOf } from '@/lib/catalog/facets';
import {
  activeFilters,
  canonicalHref,
  isNarrowed,
  type Listing,
  listingHref,
  PLAIN_LISTING,
  productQuery,
} from '@/lib/catalog/listing';
import { readListing, readPrice } from '@/lib/catalog/read-listing';
import type { Sorting } from '@/lib/configuration/schema';

const SORTINGS: Sorting[] = [
  { slug: 'recommended', title: { en: 'Recommended' }, sort_by: 'recommended', sort_order: 'desc' },
  { slug: 'price-asc', title: { en: 'Price' }, sort_by: 'price', sort_order: 'asc' },
];

describe('readListing', () => {
  test.each<[query: string, listing: Partial<Listing>]>([
    ['', {}],
    ['category=cat-a&sort=price-asc&page=3', { category: 'cat-a', sort: 'price-asc', page: 3 }],
    ['keyword=++oak++&offer=1', { keyword: 'oak', isOnOffer: true }],
    ['keyword=a%00b', { keyword: 'a b' }],
    ['min_price=5,000&max_price=HK$40000', { minPrice: 5000, maxPrice: 40000 }],
    // swapped ends are put right
    ['min_price=900&max_price=100', { minPrice: 100, maxPrice: 900 }],
    // rubbish counts as not asked for
    ['page=0&min_price=-1&max_price=1e9&offer=yes&keyword=+&sort=', {}],
    ['page=1000000', {}],
  ])('reads “%s”', (query, listing) =>
    expect(readListing(Object.fromEntries(new URLSearchParams(query)))).toEqual({ ...PLAIN_LISTING, ...listing }),
  );

  test('takes the first of several values', () =>
    expect(readListing({ category: ['cat-a', 'cat-b'] })).toEqual({ ...PLAIN_LISTING, category: 'cat-a' }));

  test('cuts a long keyword', () => expect(readListing({ keyword: 'x'.repeat(10_000) }).keyword).toHaveLength(80));
});

test.each([
  ['５,０００', 5000],
  ['\u202d٥٠٠٠\u202c', 5000],
  ['12.50', 12.5],
  ['1.234', undefined],
  ['abc', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('readPrice %s', (text, price) => expect(readPrice(text)).toBe(price));

describe('listingHref', () => {
  test('leaves out what is not asked for', () => expect(listingHref(PLAIN_LISTING)).toBe('/shop/main/product'));
  test('is read back as it was', () => {
    const listing = {
      category: 'cat-a',
      keyword: 'oak & “marble” 木',
      minPrice: 100,
      maxPrice: 900.5,
      isOnOffer: true,
      sort: 'price-asc',
      page: 4,
    };
    const { searchParams } = new URL(listingHref(listing), 'http://shop.test');
    expect(readListing(Object.fromEntries(searchParams))).toEqual(listing);
  });
});

test('canonicalHref and isNarrowed let search engines index categories, not filtered listings', () => {
  expect(canonicalHref({ ...PLAIN_LISTING, category: 'cat-a', sort: 'price-asc', page: 3 })).toBe(
    '/shop/main/product?category=cat-a',
  );
  expect(isNarrowed({ ...PLAIN_LISTING, category: 'cat-a', sort: 'price-asc', page: 3 })).toBe(false);
  for (const part of [{ keyword: 'x' }, { minPrice: 0 }, { maxPrice: 1 }, { isOnOffer: true }])
    expect(isNarrowed({ ...PLAIN_LISTING, ...part })).toBe(true);
});

test('productQuery uses the first sorting for an unknown one', () => {
  expect(productQuery({ ...PLAIN_LISTING, sort: 'nonsense' }, SORTINGS, 2)).toEqual({
    per_page: 5,
    page: 2,
    sort_by: 'recommended',
    sort_order: 'desc',
  });
  expect(productQuery({ ...PLAIN_LISTING, sort: 'price-asc', isOnOffer: true, minPrice: 0 }, SORTINGS, 1)).toEqual({
    per_page: 5,
    page: 1,
    sort_by: 'price',
    sort_order: 'asc',
    is_on_offer: 'true',
    min_price: 0,
  });
});

test('activeFilters gives each filter the listing without it', () => {
  const listing = { category: 'cat-a', keyword: 'oak', maxPrice: 900, isOnOffer: true, page: 4 };
  expect(activeFilters(listing).map(({ name, without }) => [name, listingHref(without)])).toEqual([
    ['keyword', '/shop/main/product?category=cat-a&max_price=900&offer=1'],
    ['category', '/shop/main/product?keyword=oak&max_price=900&offer=1'],
    ['price', '/shop/main/product?category=cat-a&keyword=oak&offer=1'],
    ['offer', '/shop/main/product?category=cat-a&keyword=oak&max_price=900'],
  ]);
  expect(activeFilters(PLAIN_LISTING)).toEqual([]);
});

test('a room or a material narrows the listing, and once chosen is dropped again; other filters stay', () => {
  const oak = '/shop/main/product?keyword=oak';
  const listing = { ...PLAIN_LISTING, category: 'cat-a', page: 3, isOnOffer: true };
  const narrowed = '/shop/main/product?category=cat-a&keyword=oak&offer=1';
  expect(facetOf(oak, listing)).toEqual({ href: narrowed, isChosen: false });
  const chosen = { href: '/shop/main/product?category=cat-a&offer=1', isChosen: true };
  expect(facetOf(oak, { ...listing, keyword: 'oak' })).toEqual(chosen);
  expect(facetOf('/posts?category=x', listing)).toEqual({ href: '/posts?category=x', isChosen: false });
});
