import { describe, expect, test } from 'vitest';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { CATEGORIES } from '../mock-backend/data/categories.ts';
import { picture } from '../mock-backend/data/load.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';
import { createCatalog } from '../mock-backend/state/catalog.ts';
import { createClock } from '../mock-backend/state/clock.ts';

const [SERVICE] = PRODUCTS;
const service = (...names: string[]) => {
  const images = names.map(picture);
  return { ...SERVICE!, image: images[0]!, images };
};
const urls = (products: readonly { image: { url: string } }[]) =>
  products.map(({ image }) => image.url.slice('/media/'.length, -'.webp'.length));

describe('distinctPictures', () => {
  test('takes the next picture of the gallery where one is shown already', () => {
    const found = distinctPictures([
      service('tatami-room'),
      service('tatami-room', 'window-seat'),
      service('window-seat', 'entryway'),
    ]);
    expect(urls(found)).toEqual(['tatami-room', 'window-seat', 'entryway']);
  });

  test('gives a list that is loaded in two parts the same pictures', () => {
    const first = distinctPictures(PRODUCTS.slice(0, 10));
    const rest = distinctPictures(
      PRODUCTS.slice(10, 20),
      first.map(({ image }) => image.url),
    );
    expect(urls([...first, ...rest])).toEqual(urls(distinctPictures(PRODUCTS.slice(0, 20))));
  });

  test('finds enough pictures in the demo for first pages, categories and related services', () => {
    const catalog = createCatalog(CATEGORIES, PRODUCTS, new Map(), createClock({ ahead_ms: 0 }));
    const pages = [
      { list: PRODUCTS.slice(0, 30), shown: [] },
      ...CATEGORIES.map(({ _id }) => ({ list: catalog.filter({ category_ids: _id }).slice(0, 20), shown: [] })),
      ...PRODUCTS.map(({ _id, images }) => ({ list: catalog.related([_id], 12), shown: images.map(({ url }) => url) })),
    ];
    for (const { list, shown } of pages) {
      const pictures = [...shown, ...distinctPictures(list, shown).map(({ image }) => image.url)];
      expect(new Set(pictures).size, list.map(({ _id }) => _id).join()).toBe(pictures.length);
    }
  });
});
