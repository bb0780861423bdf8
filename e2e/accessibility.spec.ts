import type { Page } from '@playwright/test';
import { ACCOUNT_TABS } from '../lib/account/tabs.ts';
import { expect, expectAccessible, test, type Translate } from './fixtures.ts';
import { submitName } from './support/checkout-page.ts';
import { KAYAN } from './support/login-page.ts';

const SERVICE = '/shop/main/product/svc-window-seat';
const VARIANT = 'svc-window-seat-6ft-oak';

/** The page shows its main heading, and nothing on it is still loading. */
async function settled(page: Page, t: Translate) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('Cart.loading'), { exact: true })).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function becomeGuest(page: Page) {
  expect((await page.request.post('/api/auth/login', { data: { type: 'TEMP' } })).ok()).toBe(true);
}

async function addToCart(page: Page) {
  expect(
    (
      await page.request.post('/api/stores/main/shopping-cart/add-to-cart', {
        data: { product_variant_id: VARIANT, qty: 1 },
      })
    ).ok(),
  ).toBe(true);
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
  'pages of the account': ACCOUNT_TABS.map((tab) => tab.path),
  'appointments and projects': [
    '/shop/main/order/order-261118',
    '/shop/main/order/order-261018',
    '/shop/main/order/order-260615',
    '/shop/project/order',
    '/shop/project/order/order-260824',
  ],
};

test.describe('axe finds nothing', { tag: '@each' }, () => {
  for (const [name, routes] of Object.entries(SCREENS)) {
    test(name, async ({ page, path, t, logIn }) => {
      test.setTimeout(120_000);
      if (name === 'pages of the account' || name === 'appointments and projects') await logIn(KAYAN);
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(path(route));
          await settled(page, t);
          await expectAccessible(page);
        });
      }
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
    await expect(page.getByText(t('Error.errorTitle'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('axe finds nothing in what opens and fails', { tag: '@each' }, () => {
  test('a filled cart with checkout, and its errors', async ({ page, path, t }) => {
    await becomeGuest(page);
    await addToCart(page);
    await page.goto(path('/shop/main/cart'));
    const submit = page
      .getByRole('button', { name: submitName(t) })
      .or(page.getByRole('button', { name: t('Checkout.continueToPayment') }));
    await expect(submit.first()).toBeEnabled();
    await expectAccessible(page);
    await submit.first().click();
    await expect(page.getByText(t('Form.required', { label: t('Checkout.name') })).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the dialog that cancels an appointment', async ({ page, path, t, logIn }) => {
    await logIn(KAYAN);
    await page.goto(path('/shop/main/order/order-261118'));
    await page.getByRole('button', { name: t('Order.cancel'), exact: true }).click();
    await expect(page.getByRole('dialog').getByText(t('Order.cancelText'))).toBeVisible();
    await expectAccessible(page);
  });

  test('errors at a form', async ({ page, path, t }) => {
    await page.goto(path('/authentication/login/email'));
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Authentication.login'), exact: true })
      .click();
    await expect(page.getByText(t('Form.required', { label: t('Form.emailLabel') })).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the cart drawer', async ({ page, path, t }) => {
    await becomeGuest(page);
    await addToCart(page);
    await page.goto(path(SERVICE));
    await page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: t('CartDrawer.checkout') })).toBeVisible();
    await expectAccessible(page);
  });

  test('the lightbox', async ({ page, path, t }) => {
    await page.goto(path(SERVICE));
    await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: t('Ui.close') })).toBeVisible();
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

  test('the filters of a small screen', async ({ page, path, t, isPhone }) => {
    await page.goto(path('/shop/main/product'));
    if (isPhone) {
      await page.getByRole('link', { name: t('CatalogList.filters'), exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel(t('CatalogList.maxPrice'))).toBeVisible();
    }
    await expectAccessible(page);
  });
});
