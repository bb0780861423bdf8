import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';

/** A section of the home page by the id of its heading, and the call that it needs. */
const SECTIONS = [
  { id: 'categories', call: '/stores/{store_id}/product-management/categories/all/hierachy' },
  { id: 'recommended', call: '/stores/{store_id}/product-management/products/filter' },
  { id: 'articles', call: '/posts/filter' },
  { id: 'how', call: '/configuration/latest' },
];
const has = (body: string, id: string) => body.includes(`id="${id}"`);

test('each section of the home page fails alone, and comes back by itself', { tag: '@once' }, async ({ shopWith }) => {
  test.setTimeout(120_000);
  for (const { id, call } of SECTIONS) {
    // nothing of an answer that another page has had
    const { shop, client } = await shopWith({}, { ownMock: true });
    await client.fault({ path: call, status: 500 });
    const { status, body } = await ask(`${shop.url}/zh`);
    expect(status, call).toBe(200);
    expect(body.match(/<h1[ >]/g), call).toHaveLength(1);
    expect(has(body, 'enquiry'), `${call}: the way to ask`).toBe(true);
    expect(SECTIONS.filter((section) => !has(body, section.id)).map((section) => section.id)).toEqual([id]);
    await client.clearFaults();
    if (id !== 'categories') continue;
    // a page that had to leave something out is not kept for as long as a whole one
    await expect.poll(async () => has((await ask(`${shop.url}/zh`)).body, id), { timeout: 40_000, intervals: [2000] }).toBe(true);
  }
});
