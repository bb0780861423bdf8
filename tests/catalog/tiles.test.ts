import { describe, expect, test } from 'vitest';
import { tilesIn } from '@/components/catalog/tiles-in';
import { withTiles } from '@/lib/catalog/tiles';

const list = (count: number, tiles: string[], page = 1) =>
  withTiles(
    Array.from({ length: count }, (_, index) => index + 1),
    tiles,
    page,
  ).map((slot) => ('tile' in slot ? slot.tile : slot.service));

describe('withTiles', () => {
  test('puts one behind each whole page, each once', () =>
    expect(list(17, ['a', 'b'])).toEqual([1, 2, 3, 4, 5, 'a', 6, 7, 8, 9, 10, 'b', 11, 12, 13, 14, 15, 16, 17]));
  test('begins with the tile of the page that the services begin with', () =>
    expect(list(5, ['a', 'b'], 2)).toEqual([1, 2, 3, 4, 5, 'b']));
  test('has none in a short list, and none without any', () => {
    expect(list(4, ['a'])).toEqual([1, 2, 3, 4]);
    expect(list(5, [])).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('tilesIn', () => {
  test('leaves out what has no title or leads nowhere', () => {
    const tile = { title: { en: 'Send a floor plan' }, path: '/contact-us' };
    expect(tilesIn([tile, { ...tile, title: {} }, { ...tile, path: 'javascript:alert(1)' }], 'en')).toEqual([
      { title: 'Send a floor plan', path: '/contact-us' },
    ]);
    expect(tilesIn([{ ...tile, description: { en: 'Now' } }], 'zh')).toEqual([
      {
        title: { text: 'Send a floor plan', lang: 'en-HK' },
        description: { text: 'Now', lang: 'en-HK' },
        path: '/contact-us',
      },
    ]);
  });
});
