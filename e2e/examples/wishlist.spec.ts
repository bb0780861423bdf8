import { expect, test } from '../fixtures.ts';

test('a service is kept in the wishlist, and taken out', { tag: '@once' }, async ({ shop, page, t }) => {
  await shop.open('/shop/main/product/svc-window-seat');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: t('Wishlist.add'), exact: true }).click();
  await page.getByRole('link', { name: t('Layout.wishlistCount', { count: 1 }) }).click();
  await expect(page.getByText(t('WishlistPage.count', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('Wishlist.removeNamed', { title }) }).click();
  await expect(page.getByText(t('WishlistPage.empty'))).toBeVisible();
});
