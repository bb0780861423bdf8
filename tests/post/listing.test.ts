import { expect, test } from 'vitest';
import { postQuery, readPostListing } from '@/lib/post/listing';

test.each([
  ['', { page: 1 }],
  ['category=post-cat-materials&keyword=+oak+&page=3', { category: 'post-cat-materials', keyword: 'oak', page: 3 }],
  // rubbish counts as not asked for
  ['category=+&keyword=%09&page=x', { page: 1 }],
])('readPostListing reads “%s”', (query, listing) =>
  expect(readPostListing(Object.fromEntries(new URLSearchParams(query)))).toEqual(listing),
);

test('readPostListing takes the first of several values', () => {
  expect(readPostListing({ category: ['a', 'b'], keyword: ['x', 'y'], page: ['2', '9'] })).toEqual({
    category: 'a',
    keyword: 'x',
    page: 2,
  });
});

// @spec-9.2 @spec-9.3
test('articles come ten at a time, categories joined by OR, in the recommended order (spec 9)', () => {
  expect(postQuery({ category: 'a', keyword: 'oak' }, 2)).toEqual({
    per_page: 10,
    page: 2,
    logic_gate: 'OR',
    slug: 'recommended',
    category_ids: 'a',
    keyword: 'oak',
  });
});
