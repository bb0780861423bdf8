import { describe, expect, test } from 'vitest';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { picture } from '../mock-backend/data/load.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';

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

  test('avoids pictures shown elsewhere on the page', () => {
    expect(urls(distinctPictures([service('tatami-room', 'window-seat')], [picture('tatami-room').url]))).toEqual([
      'window-seat',
    ]);
  });

  test('takes the gallery of a service whose own picture is missing', () => {
    const missing = service('entryway', 'window-seat');
    expect(urls(distinctPictures([{ ...missing, image: { ...missing.image, url: '' } }]))).toEqual(['entryway']);
  });

  test('keeps the picture of a service that has no other', () => {
    expect(urls(distinctPictures([service('entryway'), service('entryway')]))).toEqual(['entryway', 'entryway']);
  });

  test('gives a list that is loaded in two parts the same pictures', () => {
    const first = distinctPictures(PRODUCTS.slice(0, 10));
    const rest = distinctPictures(
      PRODUCTS.slice(10, 20),
      first.map(({ image }) => image.url),
    );
    expect(urls([...first, ...rest])).toEqual(urls(distinctPictures(PRODUCTS.slice(0, 20))));
  });
});
