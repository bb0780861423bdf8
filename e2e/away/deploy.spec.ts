import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, SOURCES } from '../../tests/tools/build.ts';
import { freePort } from '../../tests/tools/processes.ts';
import { ROOT } from '../../tests/tools/project.ts';
import { exampleEnv, type Server, startMock, startShop } from '../../tests/tools/servers.ts';
import { expect, type Page, test as base, type Translate } from '../fixtures.ts';
import { fillCheckout, RECIPIENT, submitButton } from '../support/checkout-page.ts';
import { asInstalled } from '../support/installed.ts';
import { openWith } from '../support/requests.ts';

// Two builds are swapped under an open page. It goes on with one new document at most, and loses nothing.
/** The second build's folder, inside the first's, so that the bundler may follow the link to its packages. */
const COPY = join(ROOT, '.next-deploy');
const CHANGE = "\nif (typeof window !== 'undefined') document.documentElement.dataset.build = 'second';\n";
const LONG_TIMEOUT = { timeout: 40_000 };

async function buildCopy(): Promise<void> {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY);
  symlinkSync('../node_modules', join(COPY, 'node_modules'));
  // not the lockfile: the bundler would take its folder for a root of its own, and follow no link out of it
  for (const source of SOURCES.filter((name) => name !== 'package-lock.json'))
    cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
  // chunks that an open page has not loaded yet have other names afterwards
  for (const file of globSync('{components/cart,lib/form}/*.{ts,tsx}', { cwd: COPY }).map((name) => join(COPY, name)))
    if (!readFileSync(file, 'utf8').includes('server-only')) appendFileSync(file, CHANGE);
  const { code, output } = await build({ cwd: COPY });
  if (code !== 0) throw new Error(`The second build failed:\n${output}`);
}

type Site = { url: string; serve: (folder: string) => Promise<void> };
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      await buildCopy();
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const mock = await startMock({ port: await freePort(), shopUrl: url });
      let shop: Server | undefined;
      const serve = async (cwd: string) => {
        await shop?.stop();
        shop = await startShop({ port, cwd, env: exampleEnv({ shop: url, mock: mock.url }) });
      };
      await use({ url, serve });
      await Promise.all([shop?.stop(), mock.stop()]);
      rmSync(COPY, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeEach(async ({ site, expectProblems }) => {
  expectProblems(/./);
  await site.serve(ROOT);
});

/** Serves the second build. @returns how many documents the page has loaded since */
async function deploy(page: Page, site: Site): Promise<() => number> {
  await site.serve(COPY);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const bag = (page: Page, t: Translate, count = 1) =>
  page.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count }) });

async function openCartPage(page: Page, t: Translate, url: string): Promise<void> {
  await openWith(page, url);
  await expect(bag(page, t)).toBeVisible();
}

async function followLink(page: Page, t: Translate): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('link', { name: t('Common.contactUs') });
  await links.first().click();
  await expect(page).toHaveURL(/\/contact-us$/);
}

test('a link is followed: the new page is the new build’s, with session and cart', async ({ page, t, site }) => {
  await openCartPage(page, t, '/about-us');
  const guest = async () => (await page.context().cookies()).find(({ name }) => name === 'auth.guest')?.value;
  const before = await guest();
  const loads = await deploy(page, site);
  await followLink(page, t);
  await expect(page.getByLabel(t('Enquiry.subject'))).toBeVisible();
  await expect(bag(page, t)).toBeVisible();
  expect(await guest()).toBe(before);
  expect(loads()).toBeLessThanOrEqual(1);
});

test('a dialog is opened whose code is gone: one reload, then it opens', async ({ page, t, site }) => {
  await openCartPage(page, t, '/about-us');
  const loads = await deploy(page, site);
  // nothing is hovered on the way, which would load what is to be loaded later
  await Promise.all([page.waitForEvent('load'), bag(page, t).dispatchEvent('click')]);
  await expect(bag(page, t)).toBeVisible();
  await bag(page, t).dispatchEvent('click');
  const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
  expect(loads()).toBeLessThanOrEqual(1);
});

test('a checkout is filled in: it is kept over a link and Back, and sent', async ({ page, t, site }) => {
  await openCartPage(page, t, '/shop/main/cart');
  await fillCheckout(page, t, 'offline');
  const loads = await deploy(page, site);
  await followLink(page, t);
  await page.goBack();
  await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue(RECIPIENT.address);
  await expect(page.getByRole('complementary').getByText('HK$17,280.00').first()).toBeVisible();
  await submitButton(page, t).click();
  await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
  expect(loads()).toBeLessThanOrEqual(2);
});

test.describe('pages cached for offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the old build’s go, the new build’s work without a network', async ({ page, context, t, site }) => {
    await asInstalled(context);
    const names = () => page.evaluate(() => caches.keys());
    const isCached = () => page.evaluate(async () => Boolean(await caches.match('/about-us', { ignoreVary: true })));
    await openCartPage(page, t, '/about-us');
    await expect.poll(isCached, LONG_TIMEOUT).toBe(true);
    const before = await names();
    const loads = await deploy(page, site);
    await page.goto('/about-us');
    await expect.poll(async () => (await names()).some((name) => before.includes(name)), LONG_TIMEOUT).toBe(false);
    await expect.poll(isCached, LONG_TIMEOUT).toBe(true);
    await expect(bag(page, t)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(t('Session.offline'))).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(2);
  });
});
