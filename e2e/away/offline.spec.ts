import { expect, expectAccessible, type Page, test } from '../fixtures.ts';
import { asInstalled } from '../support/installed.ts';
import { giveSign } from '../support/person.ts';
import { openWith } from '../support/requests.ts';

// No network, and the service worker (lib/offline/service-worker.js), which other specs do without.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 80_000 });
// pages are kept for the installed app alone
test.beforeEach(({ context }) => asInstalled(context));

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load/;
/** Until the service worker is there and has cached what the page loaded. */
const LONG_TIMEOUT = { timeout: 30_000 };

/** Every URL that the service worker has cached. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The code that this page has loaded so far. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/_next/static/')),
  );

/** Waits until the service worker has cached a page and its code, and can stand in for it. */
async function waitUntilCached(page: Page, ...paths: string[]): Promise<void> {
  await giveSign(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), LONG_TIMEOUT).toBe(true);
  await expect
    .poll(() => cached(page), LONG_TIMEOUT)
    .toEqual(expect.arrayContaining(paths.map((path) => encodeURI(decodeURI(path)))));
  const code = await loaded(page);
  const missing = async () => {
    const files = await cached(page);
    return code.filter((file) => !files.includes(file));
  };
  await expect.poll(missing, LONG_TIMEOUT).toEqual([]);
}

test('a page once visited is there again, the cart with it', async ({ page, context, path, t, expectProblems }) => {
  expectProblems(OFFLINE);
  await openWith(page, path('/about-us'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await waitUntilCached(page, path('/about-us'), path('/offline'));
  await context.setOffline(true);
  const bar = page.getByText(t('Session.offline'));
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(bar).toBeVisible();
  const bag = (count: number) => page.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count }) });
  // what cannot be fetched is empty
  await expect(bag(0)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar).toBeHidden(LONG_TIMEOUT);
  await expect(bag(1)).toBeVisible(LONG_TIMEOUT);
});

test('a page never visited is first the offline page', async ({ page, context, path, t, expectProblems }) => {
  expectProblems(OFFLINE);
  await openWith(page, path('/about-us'));
  await waitUntilCached(page, path('/offline'));
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Common.contactUs') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Offline.title') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path('/contact-us')}$`));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('Offline.title') })).toHaveCount(0, LONG_TIMEOUT);
  await expect(page).toHaveURL(new RegExp(`${path('/contact-us')}$`));
  await expect(page.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
});

test('the first page of a visit is in the visitor’s language', async ({ page, path, browser, stack }) => {
  await page.goto(path('/about-us'));
  await waitUntilCached(page, path('/about-us'));
  const context = await browser.newContext({ locale: 'zh-HK', serviceWorkers: 'allow' });
  await asInstalled(context);
  const visitor = await context.newPage();
  await visitor.goto(`${stack.shop.url}/zh/about-us`);
  await waitUntilCached(visitor, '/zh/about-us');
  await visitor.goto('about:blank');
  await visitor.goto(`${stack.shop.url}/`);
  await expect(visitor).toHaveURL(/\/zh$/);
  await context.close();
});
