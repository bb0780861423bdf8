import { CHROMIUM_ARGUMENTS, findChromium } from '../tests/tools/browser.ts';
import { clickIn, expect, type Page, test } from './fixtures.ts';
import { clickLogout, KAYAN } from './support/login-page.ts';
import { giveSign, latePartsAreThere } from './support/person.ts';
import { openWith } from './support/requests.ts';

// Playwright switches the back/forward cache off, and the headless shell has it with this switch alone.
test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Pages of KAYAN, and what on them is hers. */
const PERSONAL = [
  ['/account', KAYAN.email],
  ['/account/orders', 'AHK-269103'],
  ['/shop/main/order/order-269103', 'AHK-269103'],
  ['/account/recipient', 'Ka Yan'],
  ['/shop/main/cart', 'Ka Yan'],
] as const;
const HERS = new RegExp([KAYAN.email, 'AHK-269103', 'Ka Yan'].join('|'));

/** Marks the page that is shown as `loaded` or `restored`, and prints why one was not restored. */
async function watchRestores(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    console.log(`${page.url()} was not restored: ${notRestoredExplanations.map(({ reason }) => reason).join(', ')}`),
  );
  await page.addInitScript(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset.shown = persisted ? 'restored' : 'loaded'),
    ),
  );
}
const expectRestored = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-shown', 'restored');

/** Opens a page and waits until nothing of it is under way: a page that is left while it loads is not kept. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await giveSign(page);
  await latePartsAreThere(page);
}

/** What one can read on a page, its fields included; nothing while it is hidden. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].filter((field) =>
      field.checkVisibility({ visibilityProperty: true }),
    );
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });

/** Opens each personal page, and one of everybody's behind them. */
async function leavePersonalPages(page: Page, path: (path: string) => string): Promise<void> {
  for (const [where, hers] of PERSONAL) {
    await open(page, path(where));
    await expect.poll(() => wordsOf(page)).toContain(hers);
  }
  await open(page, path('/about-us'));
}

/** Goes back through all of them. */
async function expectNothingOfHers(page: Page): Promise<void> {
  for (const [where] of PERSONAL.toReversed()) {
    await test.step(where, async () => {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await wordsOf(page)).not.toMatch(HERS);
    });
  }
}

test('Back shows nothing after a logout', { tag: '@once' }, async ({ page, path, t, logIn, expectProblems }) => {
  test.setTimeout(60_000);
  expectProblems(/: 404 GET .*order-269103/);
  await logIn(KAYAN);
  await leavePersonalPages(page, path);
  await clickLogout(page, t);
  await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
  await page.goBack();
  await expectNothingOfHers(page);
});

test('the cart of a page that Back restores is the present one', { tag: '@once' }, async ({ page, path, t }) => {
  await watchRestores(page);
  await openWith(page, path('/shop/main/product/svc-window-seat'));
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
  await page.goto(path('/shop/main/cart'));
  await clickIn(page, 'main', 'button', { name: new RegExp(`^${t('Common.removeNamed', { name: '' }).trim()}`) });
  await expect(page.getByRole('heading', { name: t('Common.noRequests') })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expectRestored(page);
  const bag = page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) });
  await bag.click();
  await expect(page.getByRole('dialog').getByText(t('Common.noRequests'))).toBeVisible();
});
