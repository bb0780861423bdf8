import { describe, expect, test } from 'vitest';
import { matchingCategories } from '@/lib/catalog/categories';
import { nearCategories } from '@/lib/catalog/near-categories';
import type { CategoryNode } from '@/lib/catalog/schema';
import { CATEGORIES } from '../mock-backend/data/categories.ts';

const EMPTY = 'cat-flooring';
const below = (parent: string | null): CategoryNode[] =>
  CATEGORIES.filter(({ parent_id }) => parent_id === parent).map((category) => ({
    ...category,
    product_count: category._id === EMPTY ? 0 : 3,
    children: below(category._id),
  }));
const TREE = below(null);
const OTHERS = ['cat-3d-renderings', 'cat-air-conditioning', 'cat-bathrooms', 'cat-building-trades', EMPTY].flatMap(
  (id) => CATEGORIES.filter(({ _id }) => _id === id).map((category) => ({ ...category, product_count: 3 })),
);
const near = (asked: { keyword?: string; category?: string }, others = OTHERS) =>
  nearCategories(TREE, asked, others).map(({ _id }) => _id);

describe('nearCategories', () => {
  test.each([
    ['a typing error', 'kichen', 'cat-kitchens'],
    ['another ending', 'renovating a bathroom', 'cat-bathrooms'],
    ['a word of several', 'copper plumbing', 'cat-plumbing-and-electrical'],
    ['a character in Traditional', '廚具', 'cat-kitchens'],
    ['a character in Simplified', '厨具', 'cat-kitchens'],
    ['full-width letters', 'ｏｆｆｉｃｅ', 'cat-offices'],
  ])('finds a category by %s: %s', (_, keyword, id) => expect(near({ keyword }).slice(0, 2)).toContain(id));

  test('suggests the closest, then those around the chosen one, and others only where there are none', () => {
    const found = near({ keyword: 'kichen', category: 'cat-bathrooms' });
    expect(found.toSorted()).toEqual(['cat-kitchen-cabinets', 'cat-kitchens', 'cat-room-renovation']);
    expect(near({ keyword: 'zzz' })).toEqual(OTHERS.map(({ _id }) => _id));
  });
});

describe('matchingCategories', () => {
  const matching = (keyword: string, locale: 'en' | 'zh' | 'cn' = 'cn') =>
    matchingCategories(TREE, keyword, locale).map(({ _id }) => _id);

  test('finds names in any language', () => {
    expect(matching('浴室')).toEqual(['cat-bathrooms']);
    expect(matching('卫生间', 'zh')).toEqual(['cat-bathrooms']);
    expect(matching('BATH', 'zh')).toEqual(['cat-bathrooms']);
  });

  test('needs every word, and returns three at most, those that begin with the keyword first', () => {
    expect(matching('room bath', 'en')).toEqual(['cat-bathrooms']);
    expect(matching('bath sofa', 'en')).toEqual([]);
    const room = matching('room', 'en');
    expect(room[0]).toBe('cat-room-renovation');
    expect(room.length).toBeLessThanOrEqual(3);
  });
});
