import { expect, test } from 'vitest';
import { activeTree, categoryPath, flatTree } from '@/lib/catalog/categories';
import type { CategoryNode } from '@/lib/catalog/schema';

const node = (_id: string, children: CategoryNode[] = [], is_active = true): CategoryNode => ({
  _id,
  title: { en: _id },
  parent_id: null,
  is_active,
  product_count: 1,
  children,
});
const TREE = [node('a', [node('a1', [node('a1x')]), node('a2', [node('a2x')], false)]), node('b')];

test('the way to a category', () => {
  expect(categoryPath(TREE, 'a1x')?.map(({ _id }) => _id)).toEqual(['a', 'a1', 'a1x']);
  expect(categoryPath(TREE, 'nothing')).toBeUndefined();
});

test('what is switched off takes what is below it along', () => {
  expect(flatTree(activeTree(TREE)).map(({ _id }) => _id)).toEqual(['a', 'a1', 'a1x', 'b']);
});
