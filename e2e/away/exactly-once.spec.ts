import { expect, type MockClient, type Page, test, type Translate } from '../fixtures.ts';
import { fillCheckout, submitButton } from '../support/checkout-page.ts';
import { openWith } from '../support/requests.ts';

// The backend makes the order and its response is lost: whatever the shopper does then shows that one order.
const CART = '/shop/main/cart';
const CHECKOUT = '/stores/{store_id}/checkouts';
const WAYS = ['online', 'offline'] as const;

/** Every account's orders but those of the demo. */
async function newOrders(mock: MockClient, before: Set<string>) {
  return (await mock.orders()).filter(({ _id }) => !before.has(_id));
}
const idsOf = async (mock: MockClient) => new Set((await mock.orders()).map(({ _id }) => _id));

/** The order's own page after the checkout, with its number and sum. */
async function expectShown(page: Page, t: Translate, way: (typeof WAYS)[number], id: string) {
  await expect(page).toHaveURL(new RegExp(`/result/order/success\\?order_id=${id}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t(way === 'online' ? 'Result.paymentLost' : 'Result.orderSuccess') }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^HK\$17,280\.00$/ })
      .first(),
  ).toBeVisible();
}

for (const way of WAYS) {
  test.describe(`paid ${way}`, () => {
    test('a lost response leads to its order, and Back to none', async ({ page, path, t, mock, expectProblems }) => {
      expectProblems(/502/);
      const before = await idsOf(mock);
      await openWith(page, path(CART));
      await fillCheckout(page, t, way);
      await mock.fault({ path: CHECKOUT, drop: true, when: 'after', times: 1 });
      await submitButton(page, t).click();
      await expect(page).toHaveURL(/order_id=/);
      const made = await newOrders(mock, before);
      expect(made).toHaveLength(1);
      await expectShown(page, t, way, made[0]?._id ?? '');
      await page.goBack();
      await expect(page.getByRole('heading', { name: t('Common.noRequests') })).toBeVisible();
      expect(await newOrders(mock, before)).toHaveLength(1);
    });

    test('a reload while it is under way leads to the order', async ({ page, path, t, mock, backendCalls }) => {
      const before = await idsOf(mock);
      await openWith(page, path(CART));
      await fillCheckout(page, t, way);
      const held = await mock.hold({ path: CHECKOUT, when: 'after', times: 1 });
      await submitButton(page, t).click();
      await expect.poll(async () => (await newOrders(mock, before)).length).toBe(1);
      await page.reload();
      const [made] = await newOrders(mock, before);
      await expectShown(page, t, way, made?._id ?? '');
      await held.release();
      expect(await backendCalls({ call: 'checkout' })).toHaveLength(1);
    });

    test('a second tab shows it too', async ({ page, context, path, t, mock, backendCalls }) => {
      const before = await idsOf(mock);
      await openWith(page, path(CART));
      await fillCheckout(page, t, way);
      const held = await mock.hold({ path: CHECKOUT, when: 'after', times: 1 });
      await submitButton(page, t).click();
      await expect.poll(async () => (await newOrders(mock, before)).length).toBe(1);
      // the first tab is closed with its response on the way
      const other = await context.newPage();
      await page.close();
      await held.release();
      await other.goto(path(CART));
      const [made] = await newOrders(mock, before);
      await expectShown(other, t, way, made?._id ?? '');
      expect(await backendCalls({ call: 'checkout' })).toHaveLength(1);
    });
  });
}
