import { CHROMIUM_ARGUMENTS, findChromium } from '../tests/tools/browser.ts';
import { expect, type Page, test } from './fixtures.ts';
import { CHAN, KAYAN } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

// Playwright switches the back/forward cache off: here it is on, as in every shopper's browser.
test.use({ launchOptions: { executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Notes in the tab whether each page that is shown comes from the cache. */
const noteRestores = (page: Page) =>
  page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('restored', `${location.pathname} ${String(persisted)}`)));
const lastShown = (page: Page) => page.evaluate(() => sessionStorage.getItem('restored'));

test('Back shows no page of a customer whose session is another one’s by now', { tag: '@once' }, async ({ page, context, path, logIn, expectProblems }) => {
  expectProblems(/401|404/);
  await logIn(KAYAN);
  await page.goto(path('/account'));
  await expect(page.getByRole('main').getByText(KAYAN.email).first()).toBeVisible();
  await page.goto(path('/about-us'));
  // in another tab
  await context.request.post('/api/auth/login', { data: { type: 'EMAIL', login_id: CHAN.email, password: CHAN.password } });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText(CHAN.email).first()).toBeVisible();
  await expect(page.getByText(KAYAN.email)).toHaveCount(0);
});

test('the cart of a page that Back restores is the present one', { tag: '@once' }, async ({ page, path, t }) => {
  await noteRestores(page);
  await openWith(page, path('/shop/main/product/svc-window-seat'));
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(path('/shop/main/cart'));
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('Cart.remove', { name: '' }).trim()}`) })
    .click();
  await expect(page.getByRole('heading', { name: t('Cart.empty') })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => lastShown(page)).toBe(`${pathname} true`);
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) })).toBeVisible();
});
