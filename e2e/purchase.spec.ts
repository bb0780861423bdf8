import { expect, type Page, test, type Translate } from './fixtures.ts';
import { fillCheckout, submitButton } from './support/checkout-page.ts';
import { choose, SLIP } from './support/choose.ts';
import { paymentButton } from './support/payment-page.ts';

// The shop's whole purpose, as a shopper on a phone or at a desk would go about it, in each language.
const NAME = '陳嘉欣 Chan';
const main = (page: Page) => page.getByRole('main');

async function putIntoRequests(page: Page, t: Translate) {
  await main(page)
    .getByRole('button', { name: t('CartDrawer.add'), exact: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
  await expect(drawer.getByText(t('CartDrawer.added'))).toBeVisible();
  await drawer.getByRole('link', { name: t('CartDrawer.checkout') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function submit(page: Page, t: Translate, payment: 'online' | 'offline') {
  await fillCheckout(page, t, payment, NAME);
  const summary = page.getByRole('complementary');
  const amount = await summary
    .getByText(/^HK\$[1-9]/)
    .last()
    .innerText();
  const name = payment === 'online' ? t('Checkout.submitAndPay', { amount }) : t('Checkout.submit');
  await summary.getByRole('button', { name, exact: true }).click();
}

// @spec-2.16
test(
  'from the home page to a service, and to an appointment paid online @gate',
  { tag: '@each' },
  async ({ page, path, t, locale, mock, backendCalls }) => {
    await page.goto(path('/'));
    const recommended = page.getByRole('region', { name: t('Catalog.recommended'), exact: true });
    const first = recommended.getByRole('heading', { level: 3 }).first();
    const service = await first.innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible();
    await putIntoRequests(page, t);
    await submit(page, t, 'online');

    await expect(page).toHaveURL(/\/pay\//);
    await paymentButton(page, locale, 'pay').click();
    await expect(page).toHaveURL(new RegExp(`${path('/result/order/success')}\\?order_id=`));
    await expect(main(page).getByText(t('Order.paid'), { exact: true })).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('Purchase.viewAppointment') })
      .click();
    await expect(main(page).getByText(service).first()).toBeVisible();
    await expect(main(page).getByText(NAME)).toBeVisible();

    expect(await mock.orders()).toEqual(
      expect.arrayContaining([expect.objectContaining({ is_paid: true, current_status: 'submitted' })]),
    );
    const [sent] = await backendCalls({ call: 'checkout' });
    expect(sent?.body).toMatchObject({
      payment_method: 'ONLINE',
      success_url: expect.stringMatching(new RegExp(`:\\d+${path('/result/order/success')}$`)),
    });
    await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 0 }) })).toBeVisible();
  },
);

// @spec-1.4
test('paid offline: the proof is uploaded and the status is pending @gate', async ({ page, path, t, mock }) => {
  await page.goto(path('/shop/main/product/svc-window-seat'));
  await putIntoRequests(page, t);
  await submit(page, t, 'offline');
  await expect(page).toHaveURL(new RegExp(`${path('/result/order/success')}\\?order_id=`));
  await main(page)
    .getByRole('link', { name: t('Purchase.uploadProof') })
    .click();

  await choose(page, t('Upload.choose'), SLIP);
  await main(page)
    .getByRole('button', { name: t('Purchase.uploadProof') })
    .click();
  await expect(page.getByRole('status').getByText(t('Order.badge.proofUploaded'), { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
  expect(await mock.orders()).toEqual(
    expect.arrayContaining([expect.objectContaining({ current_status: 'pending', is_paid: false })]),
  );
});

for (const [button, outcome] of [
  ['decline', 'failure'],
  ['cancel', 'cancelled'],
] as const) {
  test(
    `an online payment that ends with ${button} is shown as what it is`,
    { tag: '@each' },
    async ({ page, path, t, locale, mock }) => {
      const before = new Set((await mock.orders()).map(({ _id }) => _id));
      await page.goto(path('/shop/main/product/svc-window-seat'));
      await putIntoRequests(page, t);
      await submit(page, t, 'online');
      await paymentButton(page, locale, button).click();
      await expect(page).toHaveURL(new RegExp(`${path(`/result/order/${outcome}`)}\\?order_id=`));
      const [order] = (await mock.orders()).filter(({ _id }) => !before.has(_id));
      expect(order).toMatchObject({ is_paid: false });
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: t(button === 'decline' ? 'Result.paymentFailed' : 'Result.orderCancelled'),
        }),
      ).toBeVisible();
      await expect(
        main(page).getByText(t('Result.paymentNotTaken', { number: order?.reference_number ?? '' })),
      ).toBeVisible();
      await expect(main(page).getByText(t('Order.paid'), { exact: true })).toBeHidden();
      await expect(main(page).getByRole('link', { name: t('Purchase.payNow') })).toBeVisible();
    },
  );
}

// Who left the payment page finds the way back to it where the appointment is listed, with one appointment in the end.
for (const [who, where] of [
  ['guest', '/shop/main/order'],
  ['new-member', '/account'],
] as const)
  for (const hasPage of [true, false])
    test(`a payment that a ${who} left is made later ${hasPage ? 'on its page' : 'from the list again'}`, async ({
      page,
      path,
      t,
      locale,
      mock,
      persona,
      backendCalls,
    }) => {
      await persona(who);
      await mock.givePaymentUrls(hasPage);
      const before = new Set((await mock.orders()).map(({ _id }) => _id));
      const made = async () => (await mock.orders()).filter(({ _id }) => !before.has(_id));
      await page.goto(path('/shop/main/product/svc-window-seat'));
      await putIntoRequests(page, t);
      await submit(page, t, 'online');
      await expect(page).toHaveURL(/\/pay\//);
      await page.goBack();
      const number = (await made())[0]?.reference_number ?? '';
      const news = main(page).locator('[tabindex="-1"]', { hasText: t('Cart.unpaid', { number }) });
      await expect(news).toBeFocused();
      await expect(news).toBeInViewport();
      await expect(news.getByRole('link').first()).toHaveText(t(hasPage ? 'Purchase.payNow' : 'Purchase.viewAndPay'));

      await page.goto(path(where));
      const action = t('Purchase.viewAndPay');
      await page.getByRole('link', { name: t('OrderTasks.actionFor', { action, number }) }).click();
      await expect(page.getByRole('heading', { name: t('Order.transferInstead') })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(number));
      if (hasPage) await page.getByRole('link', { name: t('Purchase.payNow') }).click();
      else {
        await page.getByRole('button', { name: t('Order.payAgain.action') }).click();
        await expect(page.getByText(t('Cart.resumed', { number }))).toBeVisible();
        await expect(page.getByLabel(t('Checkout.name'), { exact: true })).toHaveValue(NAME);
        await submitButton(page, t).click();
      }
      await paymentButton(page, locale, 'pay').click();
      await expect(main(page).getByText(t('Order.paid'), { exact: true })).toBeVisible();
      expect((await made()).filter(({ current_status }) => current_status !== 'cancelled')).toEqual([
        expect.objectContaining({ is_paid: true }),
      ]);
      const sent = await backendCalls({ call: 'checkout' });
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'] ?? '')).size).toBe(hasPage ? 1 : 2);
      expect(sent.length).toBe(hasPage ? 1 : 2);
    });
