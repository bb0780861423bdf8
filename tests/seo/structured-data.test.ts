import { describe, expect, test, vi } from 'vitest';
import { choicesOf } from '@/lib/catalog/variant-view';
import { FALLBACK_CONFIGURATION } from '@/lib/configuration/fallback';
import { companyData } from '@/lib/seo/structured-data/company';
import { withVariants } from '@/lib/catalog/offer-data';
import { articleData } from '@/lib/seo/structured-data/page';
import { productData } from '@/lib/catalog/product-data';
import { CONFIGURATION } from '@/tests/mock-backend/data/configuration';
import { POSTS } from '@/tests/mock-backend/data/posts';
import { PRODUCT_REVIEWS, PRODUCTS } from '@/tests/mock-backend/data/products';

vi.mock('@/lib/env', () => import('./shop-env.ts'));

const PRODUCT = PRODUCTS.find(({ _id }) => _id === 'svc-window-seat')!;
const REVIEWS = PRODUCT_REVIEWS[PRODUCT._id]!.slice(0, 3);
const [VARIANT] = PRODUCT.variants;
const POST = POSTS[0]!;
const PAGE = { locale: 'en', path: '/somewhere', configuration: CONFIGURATION } as const;

describe('productData', () => {
  const data = (changes: Partial<typeof PRODUCT> = {}, reviews = REVIEWS) =>
    productData({ ...PRODUCT, ...changes }, { ...PAGE, reviews });

  test('is a group of variants, each with its price and the URL that opens the page with it', () => {
    const value = (slug: string, en: string) => ({ slug, title: { en } });
    const options = [
      { slug: 'size', title: { en: 'Size' }, values: [value('s', 'Small'), value('l', 'Large')] },
      { slug: 'doors', title: { en: 'Doors' }, values: [value('2', 'Two'), value('3', 'Three')] },
    ];
    const variants: (typeof PRODUCT)['variants'] = [
      {
        ...VARIANT!,
        _id: 'a',
        title: { en: 'Oak' },
        options: { size: 's', doors: '3' },
        price: 90.5,
        is_available: true,
      },
      { ...VARIANT!, _id: 'b&c', title: {}, options: {}, price: 200, is_available: false },
    ];
    const choices = choicesOf({ ...PRODUCT, options, variants }, 'en');
    const service = withVariants(
      { service: data({ options, variants }), variants: choices.variants, currency: 'HKD' },
      'en',
    );
    expect(service).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: PRODUCT._id,
      url: 'https://shop.test/somewhere',
      variesBy: ['https://schema.org/size', 'Doors'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'a',
          name: 'Window seat, Oak',
          offers: {
            '@type': 'Offer',
            price: '90.50',
            priceCurrency: 'HKD',
            availability: 'https://schema.org/InStock',
            url: 'https://shop.test/somewhere?variant=a',
          },
        },
        {
          sku: 'b&c',
          name: 'Window seat',
          offers: {
            price: '200.00',
            availability: 'https://schema.org/OutOfStock',
            url: 'https://shop.test/somewhere?variant=b%26c',
          },
        },
      ],
    });
  });

  test('has the rating and the reviews that the page shows', () => {
    expect(data({ rating: { average: 4.36, count: 7, distribution: [] } })).toMatchObject({
      aggregateRating: { ratingValue: '4.4', reviewCount: 7 },
      review: REVIEWS.map(({ rating, user }) => ({
        author: { name: user.username },
        reviewRating: { ratingValue: rating },
      })),
    });
    const none = data({ rating: { average: 0, count: 0, distribution: [] } }, []);
    expect([none.aggregateRating, none.review]).toEqual([undefined, undefined]);
  });

  test('leaves out reviews without a name', () => {
    const [first, ...rest] = REVIEWS;
    expect(data({}, [{ ...first!, user: { username: ' ' } }, ...rest]).review).toHaveLength(rest.length);
    expect(data({}, [{ ...first!, user: { username: '' } }]).review).toBeUndefined();
  });
});

describe('articleData', () => {
  test('has the named author, else the company', () => {
    expect(articleData({ ...POST, author: { name: { en: 'Helen Lau' } } }, PAGE).author).toEqual({
      '@type': 'Person',
      name: 'Helen Lau',
    });
    expect(articleData({ ...POST, author: null }, PAGE).author).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://shop.test/#organization',
    });
  });

  test('has dates with a time zone and cuts the headline', () => {
    const article = articleData(
      { ...POST, title: { en: 'x'.repeat(200) }, created_at: '2026-01-31 20:00:00', updated_at: null },
      PAGE,
    );
    expect(article).toMatchObject({
      datePublished: '2026-01-31T20:00:00.000Z',
      dateModified: '2026-01-31T20:00:00.000Z',
    });
    expect(article.headline).toHaveLength(110);
    expect(articleData({ ...POST, created_at: 'soon', updated_at: 'later' }, PAGE).datePublished).toBeUndefined();
  });
});

test('companyData follows the configuration', () => {
  expect(
    companyData(CONFIGURATION, { locale: 'zh', picture: CONFIGURATION.page_texts.contact?.picture }),
  ).toMatchObject({
    '@id': 'https://shop.test/#organization',
    url: 'https://shop.test/',
    image: 'https://shop.test/media/office-meeting.webp',
    address: { addressLocality: '觀塘', addressRegion: '香港', addressCountry: 'HK' },
    openingHoursSpecification: [
      { opens: '10:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'] },
      { dayOfWeek: 'PublicHolidays', opens: '00:00', closes: '00:00' },
    ],
  });
  // missing data is left out
  const { geo, openingHoursSpecification, sameAs, telephone } = companyData(FALLBACK_CONFIGURATION, { locale: 'en' });
  expect([geo, openingHoursSpecification, sameAs, telephone]).toEqual([undefined, undefined, undefined, undefined]);
});
