import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

/** Lets the backend's response to a call of the browser be another one. */
async function change(page: Page, path: string, turn: (response: Record<string, unknown>) => unknown) {
  await page.route(`**/api${path}*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: turn((await response.json()) as Record<string, unknown>) });
  });
}
type Item = Record<string, unknown>;
const inList = (turn: (item: Item, index: number) => unknown) => (response: Item) => ({
  ...response,
  data: (response.data as Item[]).map(turn),
});

test.describe('values that the shop does not know', () => {
  // a list that is still being read when the test ends
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

  test('read as text, and the rest of the screen works', async ({ page, mock, logIn, path, t }) => {
    await logIn(KAYAN);
    const [hers] = (await mock.orders()).filter(
      ({ account_id, project }) => account_id === 'account-kayan' && !project,
    );
    const order = (hers as { _id: string; reference_number: string }) ?? { _id: '', reference_number: '' };
    await change(
      page,
      '/orders/all',
      inList((item) =>
        item._id === order._id ? { ...item, current_status: 'partly_paid', payment_status: 'refunded' } : item,
      ),
    );
    await change(page, `/orders/${order._id}/details`, (response) => ({
      ...response,
      current_status: 'partly_paid',
      payment_status: 'refunded',
    }));
    await change(
      page,
      '/vouchers/all',
      inList((item, index) => (index === 0 ? { ...item, discount_type: 'FREE_SHIPPING' } : item)),
    );
    await change(page, '/profiles/account', (response) => ({ ...response, gender: 'M' }));
    await change(page, '/notification-settings/details', (response) => ({
      ...response,
      channels: ['EMAIL', 'WECHAT'],
      language: 'ja',
    }));
    await page.goto(path('/account/orders'));
    const row = page.getByRole('listitem').filter({ hasText: order.reference_number });
    await expect(row).toContainText('Partly paid');
    await expect(row).toContainText('Refunded');
    await expectAccessible(page);

    await page.goto(path(`/shop/main/order/${order._id}`));
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Partly paid' })).toBeVisible();
    await expect(page.getByText(t('Order.otherText'))).toBeVisible();
    await expectAccessible(page);

    await page.goto(path('/account/vouchers'));
    await expect(page.getByRole('button', { name: /^Free shipping/ })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Voucher.redeem') }).first()).toBeVisible();

    await page.goto(path('/account'));
    await expect(page.getByLabel(t('Account.gender'))).toHaveValue('M');

    await page.goto(path('/account/notifications'));
    await expect(page.getByRole('checkbox', { name: 'Wechat' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked();
    await page.getByRole('button', { name: t('Notification.save') }).click();
    // it goes back as it came
    const sent = async () => (await mock.requests({ call: 'editNotificationSettings' })).map(({ body }) => body);
    await expect.poll(async () => (await sent()).length).toBe(1);
    expect((await sent())[0]).toMatchObject({ channels: ['EMAIL', 'WECHAT'], language: 'ja' });
  });
});
