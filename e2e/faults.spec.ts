import { expect, test } from './fixtures.ts';

test('a page without its data fails, and comes back', { tag: '@once' }, async ({ page, shopWith, expectProblems }) => {
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
  // what staff took away is not found
  await client.fault({ call: 'getContent', status: 404, times: 2 });
  expect((await fetch(`${shop.url}/terms-of-service/disclaimer`)).status).toBe(404);
});
