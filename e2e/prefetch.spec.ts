import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { giveSign } from './support/person.ts';

const LISTING = '/shop/main/product';
const LIMITS = { requests: 25, bytes: 150_000 };

/** Requests for the data of pages (React server components), by path. */
function watchPages(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Until the page has loaded and has been idle three times: prefetching begins in the second. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => void requestIdleCallback(resolve));
  });
}

/** Save-Data is no setting of Playwright's. */
const frugal = (connection: object) =>
  `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} });`;

/** The first services of the listing, by their links. */
const cardsOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
const pathOf = async (card: Locator) => (await card.getAttribute('href')) ?? '';

test.describe('on a touch screen', { tag: '@once' }, () => {
  test.use({ shopLocale: 'en', isPhone: true });

  test('the services in view are prefetched, and open without a request', async ({ page, mock }) => {
    const sent = { requests: 0, bytes: 0 };
    const pages = watchPages(page);
    page.on('requestfinished', async (request) => {
      if (!request.headers().rsc) return;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sent.requests += 1;
      sent.bytes += responseBodySize + responseHeadersSize;
    });
    await page.goto(LISTING, { waitUntil: 'load' });
    const card = cardsOn(page).first();
    const pathname = await pathOf(card);
    expect(pages, 'before anybody has touched the page').toEqual([]);
    await giveSign(page);
    // the route's segments, then the page
    await expect.poll(() => pages.filter((path) => path === pathname).length).toBe(2);
    await untilIdle(page);
    await expect.poll(() => sent.requests - pages.length).toBe(0);
    expect(sent.requests, 'prefetch requests').toBeLessThanOrEqual(LIMITS.requests);
    expect(sent.bytes, 'bytes of prefetched pages').toBeLessThanOrEqual(LIMITS.bytes);
    // a prefetched page is no visit: one guest, as for the page itself
    expect(await mock.requests({ method: 'POST', path: '/auth/login' })).toHaveLength(1);

    const name = await card.innerText();
    pages.length = 0;
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    expect(pages.filter((path) => path === pathname)).toEqual([]);
  });

  for (const [name, connection] of [
    ['who saves data', { saveData: true }],
    ['on a 2G network', { effectiveType: '2g' }],
  ] as const)
    test(`nothing is prefetched for a shopper ${name}`, async ({ page }) => {
      await page.addInitScript(frugal(connection));
      const pages = watchPages(page);
      await page.goto(LISTING, { waitUntil: 'load' });
      await giveSign(page);
      await untilIdle(page);
      await cardsOn(page).first().focus();
      await untilIdle(page);
      expect(pages).toEqual([]);
    });
});

test('a service is prefetched when the mouse comes to its link, or presses it', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const pages = watchPages(page);
  await page.goto(LISTING, { waitUntil: 'load' });
  for (const [index, aim] of [
    (card: Locator) => card.hover(),
    (card: Locator) => card.dispatchEvent('pointerdown'),
  ].entries()) {
    const card = cardsOn(page).nth(index);
    const pathname = await pathOf(card);
    // again until the page has hydrated
    await expect(async () => {
      await page.mouse.move(0, 0);
      await aim(card);
      await expect
        .poll(() => pages.filter((path) => path === pathname), { timeout: 1_000 })
        .toEqual([pathname, pathname]);
    }).toPass();
  }
});

test.describe('a page that is being fetched ahead when its link is clicked', { tag: '@once' }, () => {
  test.use({ shopLocale: 'en', isPhone: false });
  /** How the request ends. */
  const ENDS: Record<string, (route: Route) => Promise<void>> = {
    answered: (route) => route.continue(),
    'cut off': (route) => route.abort(),
    refused: (route) => route.fulfill({ status: 503 }),
  };
  /** Holds the request for a page's content, not that for its segments. @returns when it is there, and its end */
  async function hold(page: Page, path: string, end: (route: Route) => Promise<void>) {
    const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/*_rsc=*', async (route) => {
      const headers = route.request().headers();
      const { pathname, searchParams } = new URL(route.request().url());
      searchParams.delete('_rsc');
      const query = searchParams.size > 0 ? `?${searchParams}` : '';
      if (headers['next-router-segment-prefetch'] || pathname + query !== path) return route.continue();
      asked.resolve();
      await ended.promise;
      return end(route);
    });
    return { asked: asked.promise, end: ended.resolve };
  }

  for (const [from, link] of [
    ['/', 'header a[href="/about-us"]'],
    [LISTING, 'main a[href^="/shop/main/product/svc-"]'],
    // what is searched is rendered in another way than what is not
    ['/posts?keyword=oak&category=post-cat-materials', 'main a[href="/posts?category=post-cat-materials"]'],
    [`${LISTING}?keyword=oak`, `main a[href="${LISTING}"]`],
  ] as const)
    test(`comes, whether or not that is answered: ${link} on ${from}`, async ({ page, expectProblems }) => {
      expectProblems(/ERR_FAILED|503/);
      for (const [name, end] of Object.entries(ENDS))
        await test.step(name, async () => {
          await page.goto(from, { waitUntil: 'load' });
          const pressed = page.locator(`${link}:visible`).first();
          const path = await pathOf(pressed);
          const request = await hold(page, path, end);
          await pressed.hover();
          await request.asked;
          await pressed.click();
          request.end();
          await expect(page).toHaveURL(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveTitle(/./);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
    });
});
