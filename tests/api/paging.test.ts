import { describe, expect, test } from 'vitest';
import { nextPageOf, pageWindow, readPage } from '@/lib/api/paging';

describe('the page that follows', () => {
  test.each([
    [null, 1, undefined],
    ['https://backend.test/posts/filter?per_page=10&page=2', 1, 2],
    ['https://backend.test/posts/filter?page=5&per_page=10', 1, 5],
    ['/posts/filter?page=3#top', 2, 3],
    // no number in it: the next one
    ['https://backend.test/posts/filter/next', 4, 5],
    ['https://backend.test/posts/filter?page=x', 1, 2],
    // the same page or an earlier one would go in circles
    ['https://backend.test/posts/filter?page=2', 2, 3],
    ['javascript:alert(1)', 1, 2],
  ])('%s after %i', (next, current, page) =>
    expect(nextPageOf({ data: [{}], next_page_url: next, current_page: current })).toBe(page),
  );

  test('none after an empty page, whatever it says', () =>
    expect(nextPageOf({ data: [], next_page_url: '?page=3', current_page: 2 })).toBeUndefined());
});

test('at most the last twelve pages are rendered at once', () => {
  expect(pageWindow(1)).toEqual([1]);
  expect(pageWindow(3)).toEqual([1, 2, 3]);
  expect(pageWindow(40)).toEqual([29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test.each([
  ['7', 7],
  ['0', 1],
  ['1.5', 1],
  ['100000', 1],
  ['', 1],
  [undefined, 1],
])('readPage %s', (text, page) => expect(readPage(text)).toBe(page));
