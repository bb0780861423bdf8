import { expect, expectAccessible, test } from '../fixtures.ts';
import { addButton, openWith } from '../support/requests.ts';

// The backend goes away while a shopper is there, and comes back.
const DETAIL = '/shop/main/product/svc-lighting-design';
/** Looks are about 6, then 12 seconds apart. */
const LONG_TIMEOUT = { timeout: 25_000 };

test('what was shown stays, clicks say why, all recovers', async ({ page, path, t, shopWith, expectProblems }) => {
  // looks for the shop are seconds apart
  test.setTimeout(80_000);
  expectProblems(/50[0234]/);
  const { shop, client } = await shopWith({}, { ownMock: true });
  await openWith(page, shop.url + path(DETAIL));
  const bar = page.getByText(t('Session.down'));
  const bag = (count: number) => page.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count }) });
  await expect(bag(1)).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => {
    const seen = window as unknown as { shifts: number };
    const isAbove = (node: Node) => node.parentElement?.closest('[popover], dialog');
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null }[];
      })[])
        // of the page below: the drawer's sum gives way to the reason, and a toast moves up, or has gone since
        seen.shifts += hadRecentInput || sources.every(({ node }) => node === null || isAbove(node)) ? 0 : value;
    }).observe({ type: 'layout-shift' });
  });

  await client.down();
  await addButton(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('Toast.unreachable') })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
  await expect(drawer.getByText(t('Common.requestsFailed'))).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await expect(bag(0)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  await expectAccessible(page);

  // a page that this server has shown before is shown, with an empty cart
  await page.goto(shop.url + path(DETAIL));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(bag(0)).toBeVisible();
  await expect(bar).toBeVisible(LONG_TIMEOUT);

  await client.up();
  await expect(page.getByText(t('Session.back'))).toBeVisible(LONG_TIMEOUT);
  await expect(page.getByText(t('Session.back'))).toBeHidden();
  await expect(bag(1)).toBeVisible();
  await addButton(page, t).click();
  await expect(drawer.getByText(t('CartDrawer.added'))).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
});

test('a token that expires meanwhile costs nothing', async ({ page, context, path, t, shopWith, expectProblems }) => {
  expectProblems(/401|50[0234]/);
  const { shop, client } = await shopWith({}, { ownMock: true });
  await openWith(page, shop.url + path(DETAIL));
  const other = await context.newPage();
  await other.goto(shop.url + path(DETAIL));
  const bag = (tab: typeof page) =>
    tab.getByRole('banner').getByRole('link', { name: t('CartDrawer.count', { count: 1 }) });
  await expect(bag(other)).toBeVisible();
  // in this order: what a tab asks for in between must not find out that its token is dead
  await client.down();
  await client.expireTokens();
  for (const tab of [page, other]) {
    // one after the other: the tabs share one session
    await addButton(tab, t).click();
    // it has failed: what is still tried again would be added once the backend is back
    await expect(tab.getByRole('alert').filter({ hasText: t('Common.requestsChanged') })).toBeAttached(LONG_TIMEOUT);
    await expect(tab.getByText(t('Session.down'))).toBeAttached();
  }
  await client.up();
  for (const tab of [page, other]) {
    await expect(tab.getByText(t('Session.down'))).toHaveCount(0, LONG_TIMEOUT);
    await expect(bag(tab)).toBeAttached();
  }
  const guests = (await client.requests({ call: 'login' })).map(({ body }) => (body as { login_id: string }).login_id);
  expect(new Set(guests).size).toBe(1);
});
