import { expect, test } from './fixtures.ts';
import { fillCheckout, RECIPIENT, submitButton } from './support/checkout-page.ts';
import { LIGHTING, openWith, WINDOW_SEAT } from './support/requests.ts';
import { paymentButton } from './support/payment-page.ts';

const CART = '/shop/main/cart';
const EMAIL = 'kayan.guest@example.hk';

// @spec-3.10 @spec-3.20
test('only what is ticked is ordered', { tag: '@once' }, async ({ page, path, t, locale, mock, backendCalls }) => {
  await openWith(page, path(CART), [WINDOW_SEAT, LIGHTING]);
  await fillCheckout(page, t, 'online');
  await page.getByLabel(t('Checkout.email')).fill(EMAIL);
  await page.getByRole('main').getByRole('listitem').getByRole('checkbox').nth(1).uncheck();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByRole('complementary').getByText('HK$17,560.00').first()).toBeVisible();
  await submitButton(page, t).click();
  await expect(page).toHaveURL(/\/pay\//);
  const [sent] = await backendCalls({ call: 'checkout' });
  expect(sent?.body).toMatchObject({
    checkout_product_variant_ids: [WINDOW_SEAT],
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-van' },
    delivery_details: { ...RECIPIENT, email: EMAIL, area_code: '+852' },
    payment_method: 'ONLINE',
  });
  expect(sent?.body).toMatchObject({
    success_url: expect.stringMatching(new RegExp(`:\\d+${path('/result/order/success')}$`)),
  });
  await paymentButton(page, locale, 'pay').click();
  await expect(page).toHaveURL(new RegExp(`${path('/result/order/success')}\\?order_id=`));
  await expect(page.getByRole('main').getByText(t('Order.paid'), { exact: true })).toBeVisible();
  expect(await mock.orders()).toEqual(
    expect.arrayContaining([expect.objectContaining({ is_paid: true, total: 17560 })]),
  );
  // what was not ticked is still there, what was bought is not, and the next order begins with the same details
  await page.goto(path(CART));
  await expect(page.getByRole('checkbox', { name: t('Cart.selectAll', { selected: 1, count: 1 }) })).toBeVisible();
  await expect(page.getByLabel(t('Checkout.name'), { exact: true })).toHaveValue(RECIPIENT.name);
});

test('the whole purchase with the keyboard alone', { tag: '@once' }, async ({ page, path, t }) => {
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('the keyboard does not get there');
  };
  const focused = (name: string) => async () =>
    page.evaluate((wanted) => {
      const element = document.activeElement;
      return (
        element?.getAttribute('aria-label') ??
        (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
        element?.textContent ??
        ''
      )
        .trim()
        .startsWith(wanted);
    }, name);

  await page.goto(path('/shop/main/product/svc-window-seat'));
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) })).toBeVisible();
  await tabTo(focused(t('CartDrawer.add')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(t('CartDrawer.added'))).toBeVisible();
  await tabTo(focused(t('CartDrawer.checkout')));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('Checkout.subtotalNote', { count: 1 }))).toBeVisible();
  await tabTo(focused(t('Checkout.name')));
  await page.keyboard.type(RECIPIENT.name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(RECIPIENT.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(RECIPIENT.address);
  await tabTo(() =>
    page.getByRole('radio', { name: t('Checkout.online') }).evaluate((radio) => radio === document.activeElement),
  );
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('Checkout.offline') })).toBeChecked();
  await tabTo(focused(t('Checkout.submit')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
});
