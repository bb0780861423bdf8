import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './support/http.ts';

/** Long, with a table, a picture and links; who wrote it is known. */
const LONG = 'post-quotation-line-by-line';

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const hidesMore = (table: Locator) => table.evaluate((region) => region.scrollWidth > region.clientWidth);

test(
  'a long article is read by its headings; its table scrolls by itself',
  { tag: '@each' },
  async ({ page, path, t, isPhone }) => {
    await page.goto(path(`/posts/${LONG}`));
    const main = page.getByRole('main');
    const contents = main.getByRole('navigation', { name: t('RichText.contents') });
    if (isPhone) await contents.getByText(t('RichText.contents')).filter({ visible: true }).click();
    const entry = contents.getByRole('link').nth(3);
    const words = await entry.innerText();
    await entry.click();
    const heading = main.getByRole('heading', { level: 2, name: words, exact: true });
    await expect(heading).toBeInViewport();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await heading.getAttribute('id')}`);
    // the keyboard goes on from there: the heading's own link comes next
    await page.keyboard.press('Tab');
    await expect(heading.getByRole('link', { name: words, exact: true })).toBeFocused();

    const table = main.getByRole('region').filter({ has: page.getByRole('table') });
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    await expect(main.getByRole('figure').getByRole('img')).toHaveJSProperty('complete', true);
    expect(
      await main
        .getByRole('figure')
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await scrollsSideways(page), `sideways at ${width} px`).toBe(false);
      expect(await hidesMore(table), `table at ${width} px`).toBe(true);
    }
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    await expectAccessible(page);
  },
);

test(
  'the first page of a service does not wait for the articles that link to it: it has them soon, and what was changed after the webhook',
  {
    tag: '@once',
  },
  async ({ shopWith }) => {
    test.setTimeout(90_000);
    const { shop, client } = await shopWith({}, { ownMock: true });
    const SERVICE = `${shop.url}/shop/main/product/svc-window-seat/window-seat`;
    const mentionsIn = async (): Promise<string[]> => {
      const { body } = await ask(SERVICE);
      const list = /<section[^>]*aria-labelledby="mentions".*?<\/section>/s.exec(body)?.[0] ?? '';
      return [...list.matchAll(/href="\/posts\/([^/"]+)/g)].map(([, id = '']) => id);
    };

    const held = await client.hold({ call: 'getPost' });
    const { status, body } = await ask(SERVICE);
    expect([status, body.includes('id="mentions"')]).toEqual([200, false]);
    expect((await client.requests()).length, 'calls for the first page').toBeLessThanOrEqual(8);
    await held.release();
    await expect.poll(mentionsIn, { timeout: 30_000 }).toHaveLength(2);

    const [first = ''] = await mentionsIn();
    await client.clearRequests();
    await client.patchPost(first, { body: { en: '<p>About nothing that can be booked.</p>', zh: '', cn: '' } });
    const authorization = { Authorization: 'Bearer demo-revalidate-secret', 'Content-Type': 'application/json' };
    await fetch(`${shop.url}/api/revalidate`, {
      method: 'POST',
      headers: authorization,
      body: JSON.stringify({ tags: ['posts'] }),
    });
    await expect.poll(mentionsIn, { timeout: 30_000 }).not.toContain(first);
    expect((await client.requests({ call: 'getPost' })).map(({ path }) => path)).toEqual([`/posts/${first}/details`]);
  },
);
