import { expect, it } from 'vitest';
import { readOpenList } from '@/lib/calls/server-reads';

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
