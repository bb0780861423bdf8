import { expect, test } from '../fixtures.ts';
import { fillCheckout, submitButton } from '../support/checkout-page.ts';
import { paymentButton } from '../support/payment-page.ts';

test('a guest puts a service into the requests and pays online', { tag: '@once' }, async ({ shop, page, t, locale, mock }) => {
  const before = await mock.orders();
  await shop.open('/shop/main/product/svc-window-seat');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('CartDrawer.checkout') })
    .click();
  await fillCheckout(page, t, 'online');
  await submitButton(page, t).click();

  // the mock's own page stands for the payment service; its other buttons decline the card and cancel
  await paymentButton(page, locale, 'pay').click();
  await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
  await expect(page.getByRole('main').getByText(t('Result.paid'), { exact: true })).toBeVisible();

  // what the backend has, besides what the screen says: one order more, and it is paid
  const made = (await mock.orders()).filter(({ _id }) => !before.some((order) => order._id === _id));
  expect(made).toMatchObject([{ is_paid: true, current_status: 'submitted' }]);
});
