import { expect, test } from 'vitest';
import { activeTree, categoryPath, distinctName, flatTree } from '@/lib/catalog/categories';
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

test('categoryPath returns the ancestors and the category', () => {
  expect(categoryPath(TREE, 'a1x')?.map(({ _id }) => _id)).toEqual(['a', 'a1', 'a1x']);
  expect(categoryPath(TREE, 'nothing')).toBeUndefined();
});

// @spec-3.12
test('activeTree leaves out inactive categories with their descendants', () => {
  expect(flatTree(activeTree(TREE)).map(({ _id }) => _id)).toEqual(['a', 'a1', 'a1x', 'b']);
});

test('distinctName adds the parents of a name that another category has too', () => {
  const called = (title: string, one: CategoryNode): CategoryNode => ({
    ...one,
    title: { en: title, zh: title === 'Kitchen' ? one._id : title },
  });
  const tree = [
    called('Design', node('d', [called('Kitchen', node('dk'))])),
    called('Works', node('w', [called('Kitchen', node('wk')), node('wx')])),
  ];
  expect(distinctName(tree, 'dk', 'en')).toBe('Design · Kitchen');
  expect(distinctName(tree, 'wk', 'en')).toBe('Works · Kitchen');
  // in this language they differ by themselves
  expect(distinctName(tree, 'wk', 'zh')).toBe('wk');
  expect(distinctName(tree, 'wx', 'en')).toBe('wx');
  expect(distinctName(tree, 'none', 'en')).toBe('');
});
