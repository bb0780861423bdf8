import { describe, expect, it, test } from 'vitest';
import { nextPageOf, pageWindow, readPage } from '@/lib/api/paging';
import { readOpenList } from '@/lib/calls/server-reads';
import { runSerially } from '@/lib/api/serial-queue';

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

const PAGE = { total: 0, per_page: 0, current_page: 1, next_page_url: null };

it('a list that does not tell its length has at least what came', async () => {
  const first = await readOpenList(1, 2, async () => ({ ...PAGE, data: ['a', 'b'] }));
  expect(first?.total).toBe(2);
  const pages = [['a', 'b'], ['c']];
  const second = await readOpenList(2, 2, async (page) => ({ ...PAGE, data: pages[page - 1] ?? [] }));
  expect(second).toMatchObject({ pages, total: 3 });
  const far = await readOpenList(14, 2, async () => ({ ...PAGE, data: ['a', 'b'] }));
  expect(far).toMatchObject({ firstPage: 3, total: 28 });
});

it('a list that tells its length has that, and an empty one none', async () => {
  const list = await readOpenList(1, 2, async () => ({ ...PAGE, total: 9, data: ['a', 'b'] }));
  expect(list?.total).toBe(9);
  expect((await readOpenList(1, 2, async () => ({ ...PAGE, data: [] })))?.total).toBe(0);
});

test('the serial queue runs one load at a time; a key that is queued shares its load', async () => {
  const started: string[] = [];
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const load = (name: string, { promise }: { promise: Promise<string> }) =>
    runSerially(name, () => {
      started.push(name);
      return promise;
    });
  const responses = [load('a', first), load('a', first), load('b', second)];
  await Promise.resolve();
  expect(started).toEqual(['a']);
  first.resolve('A');
  second.resolve('B');
  expect(await Promise.all(responses)).toEqual(['A', 'A', 'B']);
  expect(started).toEqual(['a', 'b']);
});
