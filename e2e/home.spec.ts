import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';

/** A section of the home page by the id of its heading, and the call that it needs; projects need two. */
const SECTIONS = [
  { id: 'categories', call: '/stores/{store_id}/product-management/categories/all/hierachy' },
  { id: 'recommended', call: '/stores/{store_id}/product-management/products/filter' },
  { id: 'articles', call: '/posts/filter' },
  { id: 'how', call: '/configuration/latest' },
];
const NEED_TOO: Record<string, string[]> = { articles: ['projects'], how: ['projects'] };
const ALL = [...SECTIONS.map(({ id }) => id), 'projects'];
const has = (body: string, id: string) => body.includes(`id="${id}"`);

test.describe('a section of the home page that fails is left out alone', { tag: '@once' }, () => {
  for (const { id, call } of SECTIONS)
    test(id, async ({ shopWith }) => {
      test.setTimeout(60_000);
      // nothing of a response that another page has had
      const { shop, client } = await shopWith({}, { ownMock: true });
      await client.fault({ path: call, status: 500 });
      const { status, body } = await ask(`${shop.url}/zh`);
      expect(status).toBe(200);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(has(body, 'enquiry'), 'the way to ask').toBe(true);
      expect(ALL.filter((section) => !has(body, section))).toEqual([id, ...(NEED_TOO[id] ?? [])]);
      await client.clearFaults();
      if (id !== 'categories') return;
      // a page that had to leave something out is not kept for as long as a whole one
      await expect
        .poll(async () => has((await ask(`${shop.url}/zh`)).body, id), { timeout: 40_000, intervals: [2000] })
        .toBe(true);
    });
});
