import { clickIn, expect, type Page, test, type Translate } from './fixtures.ts';
import { fillCheckout, RECIPIENT, submitButton } from './support/checkout-page.ts';
import { openWith } from './support/requests.ts';

// A checkout failure of any kind leads to /result/order/failure, which says what is known, and back to everything kept
// (spec 8).
const CART = '/shop/main/cart';
const CHECKOUT_API = '**/api/stores/*/checkouts';

async function expectNothingOrdered(page: Page, t: Translate, url: string) {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('main').getByText(t('Result.nothingOrdered'))).toBeVisible();
}

/** Back to the cart by the page's first action, with everything that was typed. */
async function backToCart(page: Page, t: Translate) {
  await clickIn(page, 'main', 'link', { name: t('Common.viewRequests') });
  await expect(page.getByLabel(t('Checkout.name'), { exact: true })).toHaveValue(RECIPIENT.name);
  await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue(RECIPIENT.address);
}

// @spec-8.1
test(
  'a checkout without a response is reconciled, and fails once it is certain that it made no order @gate',
  { tag: '@desktop' },
  async ({ page, path, t, backendCalls, expectProblems }) => {
    expectProblems(/ERR_CONNECTION_RESET/);
    await page.clock.install();
    await openWith(page, path(CART));
    await fillCheckout(page, t, 'offline');
    await page.route(CHECKOUT_API, (route) => route.abort('connectionreset'));
    await submitButton(page, t).click();
    await expect(page.getByText(t('Checkout.unclear')).first()).toBeVisible();
    // an order may still come for as long as the shop would have waited for the backend
    await page.clock.fastForward('00:50');
    await expect(page.getByText(t('Checkout.unclear')).first()).toBeVisible();
    await page.clock.fastForward('00:20');
    await expectNothingOrdered(page, t, path('/result/order/failure'));
    await page.unroute(CHECKOUT_API);
    await backToCart(page, t);
    await submitButton(page, t).click();
    await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
    expect(await backendCalls({ call: 'checkout' })).toHaveLength(1);
  },
);
