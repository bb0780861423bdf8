import type { Locator, Page } from '@playwright/test';
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

test(
  'on a touch screen the services in view are prefetched, and open without a request',
  { tag: '@once' },
  async ({ browser, stack, mock }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const sent = { requests: 0, bytes: 0 };
    const pages = watchPages(page);
    page.on('requestfinished', async (request) => {
      if (!request.headers().rsc) return;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sent.requests += 1;
      sent.bytes += responseBodySize + responseHeadersSize;
    });
    await page.goto(`${stack.shop.url}${LISTING}`, { waitUntil: 'load' });
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const { pathname } = new URL((await card.getAttribute('href')) ?? '', stack.shop.url);
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
    await context.close();
  },
);

for (const [name, aim] of [
  ['comes to its link', (card: Locator) => card.hover()],
  ['is pressed on its link', (card: Locator) => card.dispatchEvent('pointerdown')],
] as const) {
  test(
    `a service is prefetched as soon as the mouse ${name}, without an idle moment`,
    { tag: '@once' },
    async ({ browser, stack }) => {
      const context = await browser.newContext({ viewport: { width: 1430, height: 900 }, serviceWorkers: 'block' });
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const page = await context.newPage();
      const pages = watchPages(page);
      await page.goto(`${stack.shop.url}${LISTING}`, { waitUntil: 'load' });
      const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
      const { pathname } = new URL((await card.getAttribute('href')) ?? '', stack.shop.url);
      // again until the page has hydrated
      await expect(async () => {
        await page.mouse.move(0, 0);
        await aim(card);
        await expect.poll(() => pages, { timeout: 1_000 }).toEqual([pathname, pathname]);
      }).toPass();
      await context.close();
    },
  );
}

for (const [name, connection] of [
  ['who saves data', { saveData: true }],
  ['on a 2G network', { effectiveType: '2g' }],
] as const) {
  test(`nothing is prefetched for a shopper ${name}`, { tag: '@once' }, async ({ browser, stack }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    await context.addInitScript(frugal(connection));
    const page = await context.newPage();
    const pages = watchPages(page);
    await page.goto(`${stack.shop.url}${LISTING}`, { waitUntil: 'load' });
    await giveSign(page);
    await untilIdle(page);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().focus();
    await untilIdle(page);
    expect(pages).toEqual([]);
    await context.close();
  });
}
