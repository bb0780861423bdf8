import { LOCALES } from '../../lib/i18n/locales.ts';
import { expect, type Page, test, type Translate } from '../fixtures.ts';
import { fillCheckout, submitButton } from '../support/checkout-page.ts';
import { KAYAN } from '../support/login-page.ts';
import { paymentButton } from '../support/payment-page.ts';
import { giveSign, latePartsAreThere } from '../support/person.ts';
import { openWith } from '../support/requests.ts';
import { PAGES } from './pages.ts';
import { LOADING } from './wrong-texts.ts';

test('every page has a title of its own', async ({ page, logIn, context }) => {
  test.setTimeout(300_000);
  const titles = new Map<string, string>();
  const twice: string[] = [];
  for (const visitor of ['member', 'guest'] as const) {
    // what a page is still asking for would end its session
    await page.goto('about:blank');
    await context.clearCookies();
    if (visitor === 'member') await logIn(KAYAN);
    for (const { path } of PAGES.filter(({ visitors }) => visitors.at(-1) === visitor)) {
      await page.goto(path);
      await expect(heading(page)).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const title = await page.title();
      if (titles.has(title)) twice.push(`${path} and ${titles.get(title)}: ${title}`);
      titles.set(title, path);
    }
  }
  expect(twice).toEqual([]);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The heading has the focus, and is read with it; nobody was told meanwhile that the page is one that loads. */
async function expectSaid(page: Page, what: string): Promise<void> {
  await expect.soft(heading(page), `the heading after ${what}`).toBeFocused();
  const said = await page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '');
  expect.soft(LOADING, `what was said after ${what}`).not.toContain(said);
}

/**
 * Follows a link to a page that was not seen yet, but for what opens something, links to other languages and in texts
 * of the backend, where the browser loads a page anew. A page that is come back to may still be adding its parts.
 * @returns its path
 */
async function followNext(page: Page, seen: readonly string[]): Promise<string | undefined> {
  await giveSign(page);
  await latePartsAreThere(page);
  const followed = page.waitForFunction(
    (known) => {
      const link = [
        ...document.querySelectorAll<HTMLAnchorElement>(
          'a:not([aria-expanded], [aria-haspopup], [hreflang], [target])',
        ),
      ].find(
        (one) =>
          one.origin === location.origin &&
          !one.hash &&
          ![location.pathname, ...known].includes(one.pathname) &&
          !one.closest('[data-hydrated="false"], div[data-size]'),
      );
      link?.click();
      return link?.pathname;
    },
    seen,
    { timeout: 3000 },
  );
  return followed.then((path) => path.jsonValue()).catch(() => undefined);
}

const STARTS = {
  en: ['/', '/shop/project/order/order-260824', '/account/wishlist'],
  zh: ['/account', '/shop/main/product/svc-window-seat'],
  cn: ['/shop/main/product', '/posts/post-quotation-line-by-line', '/account/orders'],
};

for (const locale of LOCALES)
  test.describe(locale, () => {
    test.use({ shopLocale: locale });

    test('each page that a link leads to is said, and so is the one before it after Back', async ({
      page,
      path,
      logIn,
    }) => {
      test.setTimeout(400_000);
      await logIn(KAYAN);
      const seen: string[] = [];
      for (const start of STARTS[locale]) {
        await page.goto(path(start));
        const from = new URL(page.url()).pathname;
        for (let to = await followNext(page, seen); to !== undefined; to = await followNext(page, seen)) {
          seen.push(to);
          await expect(page, `after ${to}`).not.toHaveURL(({ pathname }) => pathname === from);
          await expectSaid(page, to);
          await page.goBack();
          await page.waitForURL(({ pathname }) => pathname === from);
          await expectSaid(page, `Back from ${to}`);
        }
      }
      expect(seen.length).toBeGreaterThan(20);
    });

    for (const who of ['guest', 'new-member'] as const)
      test(`what became of an order is said: ${who}`, async ({ page, path, t, persona }) => {
        test.setTimeout(180_000);
        await persona(who);
        await submit(page, t, path, 'offline');
        await expectSaid(page, 'an order by transfer');
        for (const button of ['pay', 'decline', 'cancel'] as const) {
          await submit(page, t, path, 'online');
          await paymentButton(page, locale, button).click();
          await expectSaid(page, button);
        }
      });
  });

async function submit(page: Page, t: Translate, path: (to: string) => string, payment: 'online' | 'offline') {
  await openWith(page, path('/shop/main/cart'));
  await fillCheckout(page, t, payment);
  await submitButton(page, t).press('Enter');
  await page.waitForURL(({ pathname }) => pathname !== path('/shop/main/cart'));
}
