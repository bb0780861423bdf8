import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

/** Lets the backend's response to a call of the browser be another one. */
async function change(page: Page, path: string, turn: (response: Record<string, unknown>) => unknown) {
  await page.route(`**/api${path}*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: turn((await response.json()) as Record<string, unknown>) });
  });
}
test('values that the shop does not know read as text, and the rest of the screen works', async ({
  page,
  mock,
  logIn,
  path,
  t,
}) => {
  await logIn(KAYAN);
  await change(page, '/vouchers/all', ({ data, ...list }) => {
    const [first, ...others] = data as object[];
    return { ...list, data: [{ ...first, discount_type: 'FREE_SHIPPING' }, ...others] };
  });
  await change(page, '/profiles/account', (response) => ({ ...response, gender: 'M' }));
  await change(page, '/notification-settings/details', (response) => ({
    ...response,
    channels: ['EMAIL', 'WECHAT'],
    language: 'ja',
  }));

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
  // a list that is still being read
  await page.unrouteAll({ behavior: 'wait' });
});
