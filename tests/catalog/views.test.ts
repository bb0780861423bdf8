import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { detailView } from '@/components/catalog/detail-view';
import type { ListingContent } from '@/components/catalog/listing-content';
import { listingView } from '@/components/catalog/listing-view';
import { PLAIN_LISTING } from '@/lib/catalog/listing';
import en from '@/messages/en.json';
import { CONFIGURATION, SORTING_LISTS } from '../mock-backend/data/configuration.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'Catalog' });
const SORTINGS = SORTING_LISTS.products ?? [];
const [first, second] = PRODUCTS as [(typeof PRODUCTS)[0], (typeof PRODUCTS)[0]];

describe('listingView', () => {
  const content = (change: Partial<ListingContent> = {}): ListingContent => ({
    listing: PLAIN_LISTING,
    locale: 'en',
    tree: [],
    path: [],
    sortings: SORTINGS,
    sorting: undefined,
    list: { pages: [[first, second]], total: 12, firstPage: 1, next: 2 },
    tiles: [],
    rooms: [],
    materials: [],
    otherwise: undefined,
    nearest: [],
    recommended: [],
    ...change,
  });
  const nothing = { pages: [[]], total: 0, firstPage: 1, next: undefined };

  it('shows services in an order that can be chosen, and what comes before them', () => {
    const list = { pages: [[first], [second]], total: 80, firstPage: 3, next: undefined };
    expect(listingView(content({ listing: { ...PLAIN_LISTING, page: 4 }, list }), t)).toMatchObject({
      title: en.Catalog.services,
      search: undefined,
      count: 80,
      skipped: 10,
      earlierHref: '/shop/main/product?page=2',
      currency: 'HKD',
      sortOptions: SORTINGS.map(({ slug }, index) => ({ value: index > 0 ? slug : '' })),
    });
  });

  it('names each filter that is set, and leads to the list without it', () => {
    const listing = { ...PLAIN_LISTING, minPrice: 500, maxPrice: 900, isOnOffer: true };
    expect(listingView(content({ listing }), t).filters).toMatchObject([
      { label: t('priceBetween', { min: 'HK$500', max: 'HK$900' }), href: '/shop/main/product?offer=1' },
      { label: t('onOffer'), href: '/shop/main/product?min_price=500&max_price=900' },
    ]);
  });

  it('says what is shown in the place of a search that finds nothing', () => {
    const listing = { ...PLAIN_LISTING, keyword: 'couch' };
    expect(listingView(content({ listing, list: nothing }), t)).toMatchObject({
      search: { title: t('searchHeading', { keyword: 'couch', count: 0 }), lead: null },
      count: 0,
      sortOptions: [],
      currency: undefined,
    });
    const otherwise = { keyword: 'sofa', products: [second], total: 4 };
    expect(listingView(content({ listing, list: nothing, otherwise }), t)).toMatchObject({
      search: { title: t('shownInstead', { keyword: 'sofa', count: 4 }), lead: t('noneCalled', { keyword: 'couch' }) },
      count: 4,
      substitutes: [second._id],
    });
  });
});

describe('detailView', () => {
  const view = (change: Partial<typeof first>) =>
    detailView(
      { ...first, ...change },
      { locale: 'en', configuration: CONFIGURATION, tableLabel: () => '', urlOf: (path) => `https://shop.test${path}` },
      t,
    );

  it('shows the picture of the list where there is no gallery, and names each', () => {
    const [picture] = view({ images: [], image: { ...first.image, alt: null, crop: 'contain' } }).pictures;
    expect(picture).toMatchObject({ url: first.image.url, alt: first.title.en, crop: 'contain' });
  });

  it('leaves a category out of the way back that is called like the service', () => {
    const categories = [{ ...first.categories[0]!, title: first.title }];
    expect(view({ categories }).crumbs.map(({ label }) => label)).toEqual([t('home'), t('services'), first.title.en]);
  });
});
