import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const LISTING = '/shop/main/product';
const PRODUCT = 'svc-window-seat';

test('a guest keeps services, sees the count at once, and takes them out', async ({ page, path, t, locale, mock, backendCalls }) => {
  const product = await (await fetch(`${mock.url}/stores/store-main/product-management/products/${PRODUCT}/details`)).json();
  const title = textIn(product.title, locale);
  await page.goto(path(`${LISTING}/${PRODUCT}`));
  await mock.fault({ path: '/stores/{store_id}/wishlist/add-to-wishlist', delay_ms: 4000, times: 1 });
  await page.getByRole('button', { name: t('Wishlist.add'), exact: true }).click();
  // long before the backend has answered
  await expect(page.getByRole('button', { name: t('Wishlist.remove'), exact: true })).toBeVisible({ timeout: 3500 });
  await expect.poll(async () => (await backendCalls({ call: 'toggleWishlist' })).map(({ status }) => status), { timeout: 8000 }).toEqual([200]);

  await page.goto(path('/account/wishlist'));
  await expect(page.getByText(t('WishlistPage.count', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('Wishlist.removeNamed', { title }) }).click();
  await expect(page.getByText(t('WishlistPage.empty'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('WishlistPage.empty'))).toBeVisible();
  await expectAccessible(page);
});

test('the header counts along', { tag: '@once' }, async ({ page, path, t, backendCalls }) => {
  await page.goto(path(LISTING));
  const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('Wishlist.add')}`) });
  await hearts.first().click();
  await expect(page.getByRole('link', { name: t('Layout.wishlistCount', { count: 1 }) })).toBeVisible();
  await hearts.first().click();
  await expect(page.getByRole('link', { name: t('Layout.wishlistCount', { count: 2 }) })).toBeVisible();
  await expect.poll(async () => (await backendCalls({ call: 'toggleWishlist' })).map(({ status }) => status)).toEqual([200, 200]);
  await page.reload();
  await expect(page.getByRole('link', { name: t('Layout.wishlistCount', { count: 2 }) })).toBeVisible();
});

test('quick clicks collapse', { tag: '@once' }, async ({ page, path, t, mock, backendCalls }) => {
  await page.goto(path(`${LISTING}/${PRODUCT}`));
  await mock.fault({ path: '/stores/{store_id}/wishlist/add-to-wishlist', delay_ms: 500 });
  const toggle = page.getByRole('button', { name: new RegExp(`^(${t('Wishlist.add')}|${t('Wishlist.remove')})$`) });
  // clicks on a heart that is not hydrated yet count as one: the others come afterwards
  await toggle.click();
  await expect(page.getByRole('button', { name: t('Wishlist.remove'), exact: true })).toBeVisible();
  for (let clicks = 0; clicks < 4; clicks += 1) await toggle.click();
  await expect(page.getByRole('button', { name: t('Wishlist.remove'), exact: true })).toBeVisible();
  // a response that arrives after the page was left is lost: done once two looks find the same
  let before = 0;
  const isQuiet = async () => {
    const calls = (await backendCalls({ call: 'toggleWishlist' })).length;
    const isSame = calls === before;
    before = calls;
    return isSame && calls % 2 === 1;
  };
  await expect.poll(isQuiet, { intervals: [1200] }).toBe(true);
  expect(before).toBeLessThanOrEqual(3);
  await page.goto(path('/account/wishlist'));
  await expect(page.getByText(t('WishlistPage.count', { count: 1 }))).toBeVisible();
});

test('the wishlist shows three at a time, and more below them', async ({ page, path, t, logIn, backendCalls }) => {
  await logIn(KAYAN);
  await page.goto(path('/account/wishlist'));
  const cards = page.getByRole('list', { name: t('WishlistPage.title') }).getByRole('heading');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: t('WishlistPage.loadMore') }).click();
  await expect(cards).toHaveCount(5);
  const pages = (await backendCalls({ call: 'getWishlist' })).flatMap(({ query }) => (query.per_page === '3' ? [query.page] : []));
  expect(pages).toEqual(['1', '2']);
  await page
    .getByRole('button', { name: new RegExp(`^${t('Wishlist.remove')}`) })
    .last()
    .click();
  await expect(page.getByText(t('WishlistPage.count', { count: 4 }), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(4);
  await expectAccessible(page);
});
