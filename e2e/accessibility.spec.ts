import type { Page } from '@playwright/test';
import { ACCOUNT_TABS } from '../lib/account/tabs.ts';
import { expect, expectAccessible, test, type Translate } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';
import { giveSign, latePartsAreThere } from './support/person.ts';
import { expectFitsPhones } from './support/phone.ts';
import { expectAllowed, watchStorage } from './support/stored.ts';

const SERVICE = '/shop/main/product/svc-window-seat';

/** The page shows its main heading, and nothing on it is still loading. */
async function settled(page: Page, t: Translate) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('Common.loading'), { exact: true })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const SCREENS = {
  'public pages': [
    '/',
    '/shop/main/product',
    '/shop/main/product?keyword=zzzz',
    SERVICE,
    '/about-us',
    '/contact-us',
    '/terms-of-service/payment-terms-and-special-fees',
    '/posts',
    '/posts?keyword=zzzz',
    '/posts/post-quotation-line-by-line',
  ],
  'pages of a guest': [
    '/account/wishlist',
    '/shop/main/cart',
    '/shop/main/order',
    '/authentication/login/email',
    '/authentication/register/email',
    '/authentication/forget-password/email',
    '/result/order/success',
    '/result/order/failure',
    '/result/verification_code/failure',
  ],
  'pages of the account': ACCOUNT_TABS.slice(0, 7).map((tab) => tab.path),
  'other pages of the account': [...ACCOUNT_TABS.slice(7).map((tab) => tab.path), '/shop/main/cart'],
  'appointments and projects': [
    '/shop/main/order/order-269103',
    '/shop/main/order/order-261018',
    '/shop/main/order/order-260615',
    '/shop/project/order',
    '/shop/project/order/order-260824',
  ],
};

test.describe('axe finds nothing', { tag: '@each' }, () => {
  for (const [name, routes] of Object.entries(SCREENS)) {
    test(`${name}, which fit phones and store nothing else`, async ({ page, path, t, logIn }) => {
      // a load serves all three
      test.setTimeout(180_000);
      const keys = await watchStorage(page);
      if (/account|appointments/.test(name)) await logIn(KAYAN);
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(path(route));
          await giveSign(page);
          await latePartsAreThere(page);
          await settled(page, t);
          await expectAccessible(page);
          await expectFitsPhones(page, t, route);
        });
      }
      expectAllowed(await keys());
    });
  }

  test('what is not there, and what fails', async ({ page, path, t, mock, expectProblems, shopWith }) => {
    expectProblems(/response: (404|500)/, /console: /, /page error: /);
    await page.goto(path('/nothing'));
    await settled(page, t);
    await expectAccessible(page);
    const { shop } = await shopWith();
    await mock.fault({ path: '/stores/{store_id}/product-management/*', status: 500 });
    await page.goto(shop.url + path(SERVICE));
    await expect(page.getByText(t('Common.errorTitle'))).toBeVisible();
    await expectAccessible(page);
  });

  // @spec-2.23
  test('menus', async ({ page, path, t, isPhone }) => {
    await page.goto(path('/'));
    if (isPhone) {
      await page.getByRole('button', { name: t('Layout.menu') }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: t('Layout.login') })).toBeVisible();
    } else {
      await page
        .getByRole('navigation', { name: t('Layout.main') })
        .getByRole('link')
        .first()
        .click();
    }
    await expectAccessible(page);
  });
});
