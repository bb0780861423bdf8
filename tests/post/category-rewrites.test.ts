import { expect, test } from 'vitest';
import { postRewrites } from '@/lib/post/category-rewrites.mjs';
import { postsPath } from '@/lib/post/path';

/** Where the first rewrite that fits sends the value of `?category=`. */
function pathOf(value: string): string | undefined {
  for (const { source, has, destination } of postRewrites()) {
    const match = source === '/posts' && new RegExp(`^${has[0]!.value}$`).exec(value);
    if (match) return destination.replace(':category', match.groups?.category ?? '');
  }
  return undefined;
}

test('a category is a page of its own; what cannot be an id is none', () => {
  expect(pathOf('post-cat-materials')).toBe('/en/listing/posts/post-cat-materials');
  expect(pathOf('../admin')).toBe('/en/listing/posts/_');
  expect(pathOf('x'.repeat(65))).toBe('/en/listing/posts/_');
  expect(pathOf('')).toBeUndefined();
});

test('the address of a category', () => {
  expect(postsPath()).toBe('/posts');
  expect(postsPath('post-cat-materials')).toBe('/posts?category=post-cat-materials');
});
