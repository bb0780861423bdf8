import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';

const SUBMITTED = 'order-261118';
const COMPLETED = 'order-261003';
const SLIP = fileURLToPath(new URL('../tests/mock-backend/media/payment-slip-sample.webp', import.meta.url));

const row = (page: Page, number: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: number });

test('a payment proof goes from the list: it fails, is tried again and is through', async ({
  page,
  path,
  t,
  mock,
  logIn,
  expectProblems,
}) => {
  expectProblems(/500/);
  await logIn(KAYAN);
  await page.goto(path('/account/offline-orders'));
  const submitted = row(page, 'AHK-261118');
  await expect(submitted.getByText(t('Order.badge.submittedUnpaid'), { exact: true })).toBeVisible();
  // what is paid online is not here
  await expect(row(page, 'AHK-261102')).toHaveCount(0);
  await page.getByRole('radio', { name: t('Order.status.submitted') }).check();
  await expect(page).toHaveURL(/\?status=submitted$/);

  await mock.fault({ path: '/upload', status: 500, times: 1, delay_ms: 1500 });
  const picker = page.waitForEvent('filechooser');
  await submitted.getByRole('button', { name: t('OrderList.uploadFor', { number: 'AHK-261118' }) }).click();
  await (await picker).setFiles(SLIP);
  await expect(submitted.getByText(t('Order.badge.proofUploaded'), { exact: true })).toBeVisible();
  expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('submitted');
  await expect(submitted.getByText(t('Order.proofFailed'))).toBeVisible();
  await expect(submitted.getByText(t('Order.badge.submittedUnpaid'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await submitted.getByRole('button', { name: t('Upload.retry'), exact: true }).click();
  await expect(page.getByText(t('Toast.proofUploaded'), { exact: true })).toBeVisible();
  await expect(submitted.getByText(t('Order.badge.proofUploaded'), { exact: true })).toBeVisible();
  await expect(submitted.getByRole('link')).toBeFocused();
  expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.checkout.offline?.image).toBeTruthy();
});

test('the list is loaded further, filtered by status, and the same after Back', async ({
  page,
  path,
  t,
  mock,
  logIn,
  expectProblems,
}) => {
  expectProblems(/500/);
  await logIn(KAYAN);
  await page.goto(path('/account/orders'));
  await expect(row(page, 'AHK-261118')).toBeVisible();
  await mock.fault({ path: '/orders/all', status: 500, times: 2 });
  await page.getByRole('button', { name: t('Account.loadMore') }).click();
  await expect(page.getByText(t('OrderList.moreFailed'))).toBeVisible();
  await page.getByRole('button', { name: t('Ui.retry'), exact: true }).click();
  await expect(row(page, 'AHK-250203')).toBeVisible();

  await page.getByRole('radio', { name: t('Order.status.cancelled') }).check();
  await expect(row(page, 'AHK-261118')).toHaveCount(0);
  await row(page, 'AHK-260615').getByRole('link').click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('Order.heading', { number: 'AHK-260615' }) }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: t('Order.status.cancelled') })).toBeChecked();
  await expect(row(page, 'AHK-260615')).toBeVisible();
  await expect(row(page, 'AHK-261118')).toHaveCount(0);
  await expectAccessible(page);
});

// @spec-8.6
test(
  'offline appointments that cannot be had are an empty list that says so',
  { tag: '@once' },
  async ({ page, path, t, mock, logIn, expectProblems }) => {
    expectProblems(/500/);
    await logIn(KAYAN);
    await mock.fault({ path: '/orders/all/offline', status: 500, times: 2 });
    await page.goto(path('/account/offline-orders'));
    await expect(page.getByText(t('OrderList.offlineFailed'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('Ui.retry'), exact: true }).click();
    await expect(row(page, 'AHK-261118')).toBeVisible();
  },
);

test('an appointment is printed as a sheet of its own, and booked again without what is gone', async ({
  page,
  path,
  t,
  mock,
  logIn,
  backendCalls,
  expectProblems,
}) => {
  expectProblems(/422/);
  await logIn(KAYAN);
  // a service whose page no other test opens: the shop keeps pages longer than the mock its state
  await mock.patchProduct('svc-entrance-shoe-cabinet', { is_available: false });
  await page.goto(path(`/shop/main/order/${COMPLETED}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t('Order.heading', { number: 'AHK-261003' }) }),
  ).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: t('Order.heading', { number: 'AHK-261003' }) });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(4);
  for (const hidden of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(hidden)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: t('Order.again.action') }).dblclick();
  const outcome = page.getByRole('status').filter({ hasText: t('Order.again.some', { count: 1, total: 2 }) });
  await expect(outcome.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  expect((await backendCalls({ call: 'addToCart' })).map(({ body }) => body)).toEqual([
    { product_variant_id: 'svc-entrance-shoe-cabinet-4ft-oak', qty: 1 },
    { product_variant_id: 'svc-window-seat-6ft-walnut', qty: 1 },
  ]);
  await outcome.getByRole('link', { name: t('Order.again.view') }).click();
  await expect(page).toHaveURL(path('/shop/main/cart'));
  await expect(page.locator('main')).toContainText(/Window seat|窗台座位|飘窗坐榻/);
});

test('a sheet has as many pages as it needs', { tag: '@once' }, async ({ page, path, t, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/main/order/${SUBMITTED}`));
  await expect(
    page.getByRole('heading', { level: 1, name: t('Order.heading', { number: 'AHK-261118' }) }),
  ).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
