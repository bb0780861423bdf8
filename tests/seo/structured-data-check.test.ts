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

test('valid data has no problems, alone or in a graph', async () => {
  expect(await structuredDataProblems(PRODUCT)).toEqual([]);
  const { '@context': context, ...product } = PRODUCT;
  expect(await structuredDataProblems({ '@context': context, '@graph': [product] })).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['a property that its type lacks', { ...PRODUCT, inLanguage: 'en' }, /"inLanguage" for type "Product"/],
  ['a required field', { ...PRODUCT, name: undefined }, /"name" is missing/],
  ['a recommended field', { ...PRODUCT, brand: undefined }, /Missing field "brand"/],
  ['no context', { ...PRODUCT, '@context': undefined }, /no context or type/],
])('finds %s', async (_, json, problem) => {
  expect((await structuredDataProblems(json)).join('\n')).toMatch(problem);
});
