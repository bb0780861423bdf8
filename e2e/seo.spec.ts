import { localizedPath } from '../lib/i18n/locales.ts';
import { textIn } from '../lib/i18n/text.ts';
import { expect, test } from './fixtures.ts';
import { translatorOf } from './support/messages.ts';

const SERVICE = '/shop/main/product/svc-window-seat';

// @spec-10.1
test('a list and a service are read without scripts', { tag: '@once' }, async ({ browser, stack, baseURL }) => {
  const locale = 'zh';
  const product = await (
    await fetch(`${stack.mock.url}/stores/store-main/product-management/products/svc-window-seat/details`)
  ).json();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const t = translatorOf(locale);
  await page.goto(localizedPath('/shop/main/product?category=cat-furniture', locale));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(main.getByText('HK$').first()).toBeVisible();
  // the list goes on, filters and sorting work
  await main.getByRole('link', { name: t('Common.loadMore') }).click();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(10);
  await main.getByRole('search').getByRole('textbox').fill('oak');
  await main
    .getByRole('search')
    .getByRole('button', { name: t('CatalogList.search') })
    .click();
  await expect(page).toHaveURL(/keyword=oak/);

  await page.goto(localizedPath(SERVICE, locale));
  await expect(page.getByRole('heading', { level: 1, name: textIn(product.title, locale) })).toBeVisible();
  await expect(main.getByText(textIn(product.summary, locale))).toBeVisible();
  await expect(main.getByRole('heading', { name: t('Catalog.description') })).toBeVisible();
  await expect(main.getByRole('img', { name: textIn(product.images[0].alt, locale) })).toBeVisible();
  await expect(main.getByRole('radio').first()).toBeVisible();
  await context.close();
});
