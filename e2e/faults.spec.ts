import { expect, test } from './fixtures.ts';
import { giveSign } from './support/person.ts';
import { openWith } from './support/requests.ts';

const CART_CALL = '/stores/{store_id}/shopping-cart/all';

test('a backend that takes ten seconds is slow, not dead', { tag: '@once' }, async ({ page, path, t, mock }) => {
  await openWith(page, path('/about-us'));
  await mock.fault({ path: CART_CALL, delay_ms: 10_000, times: 1 });
  await page.goto(path('/shop/main/cart'));
  await expect(page.getByText(t('CartDrawer.loadFailed'))).toBeHidden();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/^HK\$[1-9]/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
});

test(
  "a page whose data cannot be had is the error page in the shopper's language, and comes back",
  { tag: '@once' },
  async ({ page, shopWith, expectProblems }) => {
    expectProblems(/500/, /React error|minified/i, /contract/);
    const { shop, client } = await shopWith({}, { ownMock: true });
    for (const [id, fault, title] of [
      ['svc-window-seat', { status: 200, body: { _id: 'svc-window-seat', title: 'no text', variants: [] } }, '錯誤'],
      ['svc-lighting-design', { status: 500 }, '服務器報錯'],
    ] as const) {
      const heading = page.getByRole('heading', { level: 1 });
      await client.fault({ path: `/stores/store-main/product-management/products/${id}/details`, ...fault });
      const response = await page.goto(`${shop.url}/zh/shop/main/product/${id}`);
      expect(response?.status()).toBe(500);
      await expect(heading).toHaveText(title);
      await expect(page.getByText('系統發生問題，請稍後再試。')).toBeVisible();
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      await client.clearFaults();
      // what was broken is not cached: the page is there again as soon as its data is
      await expect(async () => {
        await page.reload();
        await expect(heading).not.toHaveText(title, { timeout: 2000 });
      }).toPass();
    }
  },
);

test(
  'rubbish in cookies and headers is no session and no language',
  { tag: '@once' },
  async ({ page, context, baseURL, backendCalls, t }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'auth.type', value: '%00%F0<script>', url },
      { name: 'auth.guest', value: 'x'.repeat(3000), url },
      { name: 'store_i18n', value: 'tlh', url },
    ]);
    await page.setExtraHTTPHeaders({ 'accept-language': ';;q=,*;q=x, en-HK' });
    await page.goto('/');
    await expect(page.getByRole('region', { name: t('Home.recommended'), exact: true })).toBeVisible();
    await giveSign(page);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'auth.type')?.value)
      .toBe('TEMP');
    const [login] = await backendCalls({ call: 'login' });
    expect((login?.body as { login_id: string } | undefined)?.login_id).toMatch(/^guest-[0-9a-f-]{36}$/);
  },
);
