import { expect, test } from 'vitest';
import { postQuery, readPostListing } from '@/lib/post/listing';

test.each([
  [{}, { category: undefined, keyword: undefined, page: 1 }],
  [
    { category: 'post-cat-materials', keyword: ' oak ', page: '3' },
    { category: 'post-cat-materials', keyword: 'oak', page: 3 },
  ],
  // a name given twice counts once; rubbish is not asked for
  [
    { category: ['a', 'b'], keyword: ['x', 'y'], page: ['2', '9'] },
    { category: 'a', keyword: 'x', page: 2 },
  ],
  [
    { category: ' ', keyword: '\t', page: 'x' },
    { category: undefined, keyword: undefined, page: 1 },
  ],
])('%o', (query, listing) => expect(readPostListing(query)).toEqual(listing));

test('articles are requested ten to a page, recommended ones first (spec 9)', () => {
  expect(postQuery({ category: 'a', keyword: 'oak' }, 2)).toEqual({
    per_page: 10,
    page: 2,
    logic_gate: 'OR',
    slug: 'recommended',
    category_ids: 'a',
    keyword: 'oak',
  });
});
