import { describe, expect, test } from 'vitest';
import { ownItem } from '@/components/layout/own-item';
import { roomsIn } from '@/components/layout/rooms';
import type { Room } from '@/lib/configuration/schema';

const room = (fields: Partial<Room>): Room => ({
  title: { en: 'Study', zh: '書房' },
  path: '/shop/main/product',
  ...fields,
});

describe('roomsIn', () => {
  test('gives name, picture and path in a language; a keyword makes it a search in that language', () => {
    const picture = { url: 'https://pictures.test/a.webp', width: 1200, height: 900 };
    const rooms = [
      room({ picture: { ...picture, crop: 'cover' }, keyword: { en: 'study', zh: '書房' } }),
      room({ path: '/shop/main/product?category=a', keyword: { zh: '床' } }),
    ];
    expect(roomsIn(rooms, 'zh')).toEqual([
      { text: '書房', path: '/shop/main/product?keyword=%E6%9B%B8%E6%88%BF', picture },
      { text: '書房', path: '/shop/main/product?category=a&keyword=%E5%BA%8A' },
    ]);
    expect(roomsIn(rooms, 'en')[0]?.path).toBe('/shop/main/product?keyword=study');
    expect(roomsIn(rooms, 'cn')[0]?.lang).toBe('en-HK');
  });

  test.each(['https://elsewhere.test', 'javascript:alert(1)', '//elsewhere.test', ''])(
    'leaves out a path that is none of the shop: %s',
    (path) => {
      expect(roomsIn([room({ path })], 'en')).toEqual([]);
    },
  );
});

describe('a group’s own link in its menu', () => {
  const t =
    (words: string) =>
    (_: 'allOf', { name }: { name: string }) =>
      words.replace('{name}', name);
  test.each([
    ['All {name}', 'Services', 'All services'],
    ['All {name}', '3D renderings', 'All 3D renderings'],
    ['All {name}', 'SPC flooring', 'All SPC flooring'],
    ['全部 {name}', '服務', '全部服務'],
    ['全部 {name}', '3D 效果圖', '全部 3D 效果圖'],
  ])('%s, %s: %s', (words, text, wanted) => {
    expect(ownItem(t(words), { text, path: '/' })).toEqual({ text: wanted, path: '/' });
  });
});
