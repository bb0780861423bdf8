import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type Translate } from './fixtures.ts';

const KAYAN = { email: 'kayan@example.hk', password: 'Studio2018' };
const SERVICE = '/shop/main/product/svc-window-seat';
const VARIANT = 'svc-window-seat-6ft-oak';

/** The page shows its main heading, and nothing on it is still loading. */
async function settled(page: Page, t: Translate) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('Cart.loading'), { exact: true })).toHaveCount(0);
}

async function becomeGuest(page: Page) {
  expect((await page.request.post('/api/auth/login', { data: { type: 'TEMP' } })).ok()).toBe(true);
}

async function addToCart(page: Page) {
  expect((await page.request.post('/api/stores/main/shopping-cart/add-to-cart', { data: { product_variant_id: VARIANT, qty: 1 } })).ok()).toBe(true);
}

/** The same page wide and then small: one visit for both. */
async function expectAccessibleAtAnySize(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await expectAccessible(page);
}

test.describe('axe finds nothing, wide and small', { tag: '@locales' }, () => {
  for (const [name, route] of [
    ['home', '/'],
    ['listing', '/shop/main/product'],
    ['listing of nothing', '/shop/main/product?keyword=zzzz'],
    ['detail', SERVICE],
    ['about', '/about-us'],
    ['contact', '/contact-us'],
    ['terms', '/terms-of-service/privacy-policy'],
    ['empty wishlist', '/account/wishlist'],
    ['empty cart', '/shop/main/cart'],
    ['look-up', '/shop/main/order'],
    ['login', '/authentication/login/email'],
    ['register', '/authentication/register/email'],
    ['forgotten password', '/authentication/forget-password/email'],
    ['result of an order', '/result/order/success'],
    ['failed order', '/result/order/failure'],
    ['failed verification', '/result/verification_code/failure'],
  ] as const) {
    test(name, async ({ page, path, t }) => {
      await page.goto(path(route));
      await settled(page, t);
      await expectAccessibleAtAnySize(page);
    });
  }

  test('not found', async ({ page, path, t, expectProblems }) => {
    expectProblems(/response: 404/);
    await page.goto(path('/nothing'));
    await settled(page, t);
    await expectAccessibleAtAnySize(page);
  });

  test('an error page', async ({ page, path, t, mock, expectProblems, shopWith }) => {
    expectProblems(/response: 500/, /console: /, /page error: /);
    const { shop } = await shopWith();
    await mock.fault({ path: '/stores/{store_id}/product-management/*', status: 500 });
    await page.goto(shop.url + path(SERVICE));
    await expect(page.getByText(t('Error.errorTitle'))).toBeVisible();
    await expectAccessibleAtAnySize(page);
  });

  test('a wishlist', async ({ page, path, t, logIn }) => {
    await logIn(KAYAN);
    await page.goto(path('/account/wishlist'));
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: t('Wishlist.removeNamed', { title: '' }) })
        .first(),
    ).toBeVisible();
    await expectAccessibleAtAnySize(page);
  });

  test('the account and its appointments', async ({ page, path, t, logIn }) => {
    await logIn(KAYAN);
    await page.goto(path('/account'));
    await settled(page, t);
    await expectAccessibleAtAnySize(page);
    await page.goto(path('/account/orders'));
    await settled(page, t);
    await expectAccessibleAtAnySize(page);
  });

  for (const [name, id] of [
    ['to be paid offline', 'order-261118'],
    ['completed', 'order-261018'],
    ['cancelled', 'order-260615'],
  ] as const) {
    test(`an appointment, ${name}`, async ({ page, path, t, logIn }) => {
      await logIn(KAYAN);
      await page.goto(path(`/shop/main/order/${id}`));
      await expect(page.getByRole('main').getByText(t('Order.total'), { exact: true }).first()).toBeVisible();
      await expectAccessibleAtAnySize(page);
    });
  }

  test('a project order', async ({ page, path, t, logIn }) => {
    await logIn(KAYAN);
    await page.goto(path('/shop/project/order/order-260824'));
    await expect(page.getByRole('main').getByText(t('Order.total'), { exact: true }).first()).toBeVisible();
    await expectAccessibleAtAnySize(page);
  });
});

test.describe('axe finds nothing in what opens and fails', () => {
  test('a filled cart with checkout, and its errors', async ({ page, path, t }) => {
    await becomeGuest(page);
    await addToCart(page);
    await page.goto(path('/shop/main/cart'));
    const submit = page.getByRole('button', { name: t('Checkout.submit') }).or(page.getByRole('button', { name: t('Checkout.continueToPayment') }));
    await expect(submit.first()).toBeEnabled();
    await expectAccessible(page);
    await submit.first().click();
    await expect(page.getByText(t('Form.required')).first()).toBeVisible();
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
    await expect(page.getByText(t('Form.required')).first()).toBeVisible();
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
      await expect(page.getByRole('dialog').getByLabel(t('CatalogList.keyword'))).toBeVisible();
    }
    await expectAccessible(page);
  });
});
