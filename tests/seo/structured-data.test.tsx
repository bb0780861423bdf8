import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';
import type { Product } from '@/lib/catalog/schema';
import { breadcrumbData, productData } from '@/lib/seo/structured-data';

const PRODUCT: Product = {
  _id: 'svc-a',
  title: { en: '</script><script>alert(1)</script>' },
  image: { url: 'http://x.test/a.webp', width: 4, height: 3, crop: 'cover' },
  images: [],
  categories: [],
  currency: 'HKD',
  original_price_from: 100,
  price_from: 90.5,
  point_from: 0,
  is_available: false,
  is_liked: false,
  rating: { average: 4.36, count: 5, distribution: [0, 0, 1, 1, 3] },
  options: [],
  facts: [],
  variants: [
    { _id: 'v1', title: {}, options: {}, original_price: 100, price: 90.5, original_point: 0, point: 0, is_available: false },
    { _id: 'v2', title: {}, options: {}, original_price: 200, price: 200, original_point: 0, point: 0, is_available: false },
  ],
};

test('a service with its prices and rating', () => {
  expect(productData(PRODUCT, { locale: 'en', url: 'http://shop.test/a', brand: 'Shop' })).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: '90.50', highPrice: '200.00', priceCurrency: 'HKD', offerCount: 2, availability: 'https://schema.org/OutOfStock' },
    aggregateRating: { ratingValue: '4.4', reviewCount: 5 },
  });
  expect(productData({ ...PRODUCT, rating: { ...PRODUCT.rating, count: 0 } }, { locale: 'en', url: '', brand: '' })).not.toHaveProperty('aggregateRating');
});

test('no text ends the script', () => {
  const html = renderToStaticMarkup(<JsonLd data={productData(PRODUCT, { locale: 'en', url: '', brand: '' })} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const text = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'));
  expect(JSON.parse(text)).toMatchObject({ name: PRODUCT.title.en });
});

test('the way to a page', () => {
  expect(breadcrumbData([{ name: 'Home', url: 'http://shop.test/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'http://shop.test/' }],
  });
});
