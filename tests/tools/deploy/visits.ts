import { type Browser, expect, type Page } from '@playwright/test';
import { fillCheckout, RECIPIENT, submitButton } from '../../../e2e/support/checkout-page.ts';
import { translatorOf } from '../../../e2e/support/messages.ts';
import { asInstalled } from '../../../e2e/support/installed.ts';
import { openWith } from '../../../e2e/support/requests.ts';

/** What an open page goes through: `before` the other build is served, and `after`. */
export type Visit = {
  name: string;
  hasWorker?: boolean;
  /** documents that may be loaded after the swap, those that the visit itself asks for included */
  loads: number;
  before: (page: Page, url: string) => Promise<void>;
  after: (page: Page, url: string) => Promise<void>;
};

const t = translatorOf('en');
const CART = '/shop/main/cart';
const bag = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count }) });
const drawer = (page: Page) => page.getByRole('dialog', { name: t('CartDrawer.title') });
/** Nothing is hovered on the way, which would load what is to be loaded later. */
const click = (page: Page, count: number) => bag(page, count).dispatchEvent('click');

async function openCartPage(page: Page, url: string): Promise<void> {
  await openWith(page, url);
  await expect(bag(page, 1)).toBeVisible();
}

async function followLink(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('link', { name: t('Layout.contact') });
  await links.first().click();
  await expect(page).toHaveURL(/\/contact-us$/);
}

export const VISITS: Visit[] = [
  {
    name: 'a link is followed: the new page is the new build’s, with session and cart',
    loads: 1,
    before: (page, url) => openCartPage(page, `${url}/about-us`),
    after: async (page) => {
      const guest = await guestOf(page);
      await followLink(page);
      await expect(page.getByLabel(t('Enquiry.subject'))).toBeVisible();
      await expect(bag(page, 1)).toBeVisible();
      expect(await guestOf(page)).toBe(guest);
    },
  },
  {
    name: 'a dialog is opened whose code is gone: one reload, then it opens',
    loads: 1,
    before: (page, url) => openCartPage(page, `${url}/about-us`),
    after: async (page) => {
      await Promise.all([page.waitForEvent('load'), click(page, 1)]);
      await expect(bag(page, 1)).toBeVisible();
      await click(page, 1);
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
    },
  },
  {
    name: 'a checkout is filled in: it is kept over a link and Back, and sent',
    loads: 2,
    before: async (page, url) => {
      await openCartPage(page, url + CART);
      await fillCheckout(page, t, 'offline');
    },
    after: async (page) => {
      await followLink(page);
      await page.goBack();
      await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue(RECIPIENT.address);
      await expect(page.getByRole('complementary').getByText('HK$17,280.00').first()).toBeVisible();
      await submitButton(page, t).click();
      await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
    },
  },
  {
    name: 'pages cached for offline: the old build’s go, the new build’s work without a network',
    hasWorker: true,
    loads: 2,
    before: async (page, url) => {
      await openCartPage(page, `${url}/about-us`);
      await expect.poll(() => cached(page, '/about-us'), { timeout: 40_000 }).toBe(1);
    },
    after: async (page, url) => {
      const names = await cacheNames(page);
      await page.goto(`${url}/about-us`);
      await expect
        .poll(() => cacheNames(page).then((now) => now.some((name) => names.includes(name))), { timeout: 40_000 })
        .toBe(false);
      await expect.poll(() => cached(page, '/about-us'), { timeout: 40_000 }).toBe(1);
      await expect(bag(page, 1)).toBeVisible();
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByText(t('Session.offline'))).toBeVisible();
    },
  },
];

const guestOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'auth.guest')?.value;
const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
const cached = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const hits = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).match(wanted, { ignoreVary: true })),
    );
    return hits.filter(Boolean).length;
  }, address);

type Outcome = { loads: number; problem?: string };

/** Makes a visit during which `swap` replaces the first build with the other, on the same address. */
export async function visitDuring(
  browser: Browser,
  url: string,
  visit: Visit,
  swap: () => Promise<void>,
): Promise<Outcome> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1430, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: visit.hasWorker ? 'allow' : 'block',
  });
  if (visit.hasWorker) await asInstalled(context);
  const page = await context.newPage();
  let loads = 0;
  try {
    await visit.before(page, url);
    await swap();
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await visit.after(page, url);
    // one more that was on its way would come now
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    const problem = loads > visit.loads ? `${loads} documents loaded, ${visit.loads} expected at most` : undefined;
    return { loads, problem };
  } catch (error) {
    return { loads, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
  }
}
