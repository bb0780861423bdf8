import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const LISTING = '/shop/main/product';
const PRODUCT = 'svc-window-seat';

// @spec-1.2 @spec-3.12 @spec-6.2
test('services come and go @gate', { tag: '@each' }, async ({ page, path, t, locale, mock, backendCalls }) => {
  const product = await (
    await fetch(`${mock.url}/stores/store-main/product-management/products/${PRODUCT}/details`)
  ).json();
  const title = textIn(product.title, locale);
  await page.goto(path(`${LISTING}/${PRODUCT}`));
  await mock.fault({ path: '/stores/{store_id}/wishlist/add-to-wishlist', delay_ms: 4000, times: 1 });
  await page.getByRole('button', { name: t('Wishlist.add'), exact: true }).click();
  // long before the backend has answered
  await expect(page.getByRole('button', { name: t('Wishlist.remove'), exact: true })).toBeVisible({ timeout: 3500 });
  await expect
    .poll(async () => (await backendCalls({ call: 'toggleWishlist' })).map(({ status }) => status), { timeout: 8000 })
    .toEqual([200]);

  await page.goto(path('/account/wishlist'));
  await expect(page.getByText(t('Common.serviceCount', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Wishlist.removeNamed', { title }) }).click();
  await expect(page.getByText(t('WishlistPage.empty'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('WishlistPage.empty'))).toBeVisible();
  await expectAccessible(page);
});
