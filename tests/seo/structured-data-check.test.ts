import { expect, test } from 'vitest';
import { structuredDataProblems } from '@/tests/tools/structured-data';

const CONTEXT = { '@context': 'https://schema.org' };
const PRODUCT = {
  ...CONTEXT,
  '@type': 'Product',
  name: 'Window seat',
  description: 'A seat',
  image: ['https://media.test/a.webp'],
  sku: 'svc',
  brand: { '@type': 'Brand', name: 'Atelier' },
  offers: {
    '@type': 'Offer',
    url: 'https://shop.test/a',
    price: '90.50',
    priceCurrency: 'HKD',
    availability: 'https://schema.org/InStock',
  },
};
const ARTICLE = {
  ...CONTEXT,
  '@type': 'Article',
  headline: 'Small flats',
  image: { '@type': 'ImageObject', url: 'https://media.test/a.webp', width: 4, height: 3 },
  datePublished: '2026-01-01T00:00:00+08:00',
  dateModified: '2026-01-01T00:00:00Z',
  author: { '@type': 'Organization', name: 'Atelier', url: 'https://shop.test/' },
  publisher: { '@type': 'Organization', name: 'Atelier', url: 'https://shop.test/', logo: 'https://shop.test/a.png' },
};

test('valid data has no problems, alone, in a list or in a graph', async () => {
  expect(await structuredDataProblems(PRODUCT)).toEqual([]);
  expect(await structuredDataProblems([PRODUCT, ARTICLE])).toEqual([]);
  const { '@context': context, ...product } = PRODUCT;
  expect(await structuredDataProblems({ '@context': context, '@graph': [product] })).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['a property that its type lacks', { ...PRODUCT, inLanguage: 'en' }, /"inLanguage" for type "Product"/],
  ['an unknown type', { ...PRODUCT, '@type': 'Service product' }, /not a valid schema.org type/],
  ['a required field', { ...PRODUCT, name: undefined }, /"name" is missing/],
  ['a recommended field', { ...PRODUCT, brand: undefined }, /Missing field "brand"/],
  ['no context', { ...ARTICLE, '@context': undefined }, /no context or type/],
  [
    'a breadcrumb without a URL in the middle',
    {
      ...CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home' },
        { '@type': 'ListItem', position: 2, name: 'Terms' },
      ],
    },
    /Field "item" with URL is missing/,
  ],
])('finds %s', async (_, json, problem) => {
  expect((await structuredDataProblems(json)).join('\n')).toMatch(problem);
});
