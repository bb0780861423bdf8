import { describe, expect, test } from 'vitest';
import { postRewrites } from '@/lib/post/category-rewrites';
import { postsPath } from '@/lib/post/path';
import { config } from '@/middleware';

/** Where the first rewrite that fits leads, as the framework matches `has`: an empty value is none. */
function destinationOf(query: Record<string, string>): string | undefined {
  for (const { source, has, destination } of postRewrites()) {
    if (source !== '/posts') continue;
    const found = has.map(({ key, value = '.*' }) => new RegExp(`^${value}$`).exec(query[key] || '\n'));
    if (!found.every(Boolean)) continue;
    const parts: Record<string, string> = Object.assign({}, ...found.map((match) => match?.groups));
    return Object.entries(parts).reduce((path, [key, value]) => path.replace(`:${key}`, value), destination);
  }
  return undefined;
}

test.each([
  [{}, undefined],
  [{ category: 'post-cat-materials' }, '/en/listing/posts/post-cat-materials/-'],
  [{ category: 'post-cat-materials', page: '2' }, '/en/listing/posts/post-cat-materials/2'],
  [{ page: '12' }, '/en/listing/posts/-/12'],
  // what cannot be an id is no category
  [{ category: '../admin' }, '/en/listing/posts/_/-'],
  [{ category: 'x'.repeat(65), page: '2' }, '/en/listing/posts/_/-'],
  // no page that there could be: not asked for
  [{ page: '0' }, undefined],
  [{ page: '1000' }, undefined],
  [{ page: '2x', category: 'post-cat-materials' }, '/en/listing/posts/post-cat-materials/-'],
  [{ category: '' }, undefined],
  // words are endless: rendered per request
  [{ keyword: 'oak' }, '/en/listing/posts/search'],
  [{ keyword: 'oak', category: '../admin', page: '2' }, '/en/listing/posts/search'],
  [{ keyword: '' }, undefined],
])('%o', (query, destination) => expect(destinationOf(query as Record<string, string>)).toBe(destination));

describe('the address of the articles', () => {
  test.each([
    [undefined, {}, '/posts'],
    ['post-cat-materials', {}, '/posts?category=post-cat-materials'],
    ['post-cat-materials', { page: 1 }, '/posts?category=post-cat-materials'],
    [
      'post-cat-materials',
      { keyword: 'oak & “marble” 木', page: 3 },
      '/posts?category=post-cat-materials&keyword=oak+%26+%E2%80%9Cmarble%E2%80%9D+%E6%9C%A8&page=3',
    ],
  ])('%s %o', (category, more, path) => expect(postsPath(category, more)).toBe(path));
});

test('each rewrite onto a page that is rendered per request has its place in the middleware, in every language', () => {
  const keys = postRewrites().flatMap(({ has, destination }) => (destination.endsWith('/search') ? has.map(({ key }) => key) : []));
  expect(new Set(keys)).toEqual(new Set(['keyword']));
  for (const key of keys) expect(config.matcher).toContainEqual({ source: '/:locale(zh|cn)?/posts', has: [{ type: 'query', key }] });
});
