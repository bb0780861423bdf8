import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';

/** The sections of the home page by the ids of their headings, with the call that each needs; projects need two. */
const CALLS: Record<string, string> = {
  categories: '/stores/{store_id}/product-management/categories/all/hierachy',
  recommended: '/stores/{store_id}/product-management/products/filter',
  articles: '/posts/filter',
  how: '/configuration/latest',
};
const ALL = [...Object.keys(CALLS), 'projects'];
const has = (body: string, id: string) => body.includes(`id="${id}"`);

for (const [title, failing, missing] of [
  ['a section of the home page that fails is left out alone, until it can be had', ['categories'], ['categories']],
  ['the home page stands without all of its sections', Object.keys(CALLS), ALL],
] as const)
  test(title, { tag: '@once' }, async ({ shopWith }) => {
    test.setTimeout(60_000);
    // nothing of a response that another page has had
    const { shop, client } = await shopWith({}, { ownMock: true });
    for (const id of failing) await client.fault({ path: CALLS[id] ?? '', status: 500 });
    const { status, body } = await ask(`${shop.url}/zh`);
    expect(status).toBe(200);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(has(body, 'enquiry'), 'the way to ask').toBe(true);
    expect(ALL.filter((section) => !has(body, section))).toEqual(missing);
    await client.clearFaults();
    if (failing.length > 1) return;
    // a page that had to leave something out is not kept for as long as a whole one
    await expect
      .poll(async () => has((await ask(`${shop.url}/zh`)).body, 'categories'), { timeout: 40_000, intervals: [2000] })
      .toBe(true);
  });
