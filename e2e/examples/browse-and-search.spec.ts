import { expect, test } from '../fixtures.ts';

// `shop.open` and `t` speak the project's language: the same lines test the shop in en, zh and cn.
test('browse a category, search, and open a service', { tag: '@once' }, async ({ shop, page, t }) => {
  await shop.open('/shop/main/product?category=cat-furniture');
  const services = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(services.first()).toBeVisible();

  await shop.open('/shop/main/product?keyword=window');
  const first = services.first();
  const name = await first.innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  await shop.open('/shop/main/product?keyword=zzzz');
  await expect(page.getByText(t('Catalog.empty'))).toBeVisible();
});
