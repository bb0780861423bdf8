import type { Page } from '@playwright/test';
import { clickIn, expect, expectAccessible, test } from './fixtures.ts';
import { choose, SLIP } from './support/choose.ts';
import { KAYAN } from './support/login-page.ts';

const SUBMITTED = 'order-269103';
const NUMBER = 'AHK-269103';

const status = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

async function confirm(page: Page, action: string) {
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog', { name: action }).getByRole('button', { name: action }).click();
}

test.describe('an appointment', () => {
  test.beforeEach(async ({ logIn, page, path, t }) => {
    await logIn(KAYAN);
    await page.goto(path(`/shop/main/order/${SUBMITTED}`));
    await expect(page.getByRole('heading', { level: 1, name: t('Order.heading', { number: NUMBER }) })).toBeVisible();
  });

  // @spec-2.13
  test('shows its status, and a payment proof sets pending at once @gate', async ({ page, t, mock }) => {
    await expect(status(page, t('Order.badge.submittedUnpaid'))).toBeVisible();
    await expectAccessible(page);
    await mock.fault({ path: '/upload', delay_ms: 1500 });
    await choose(page, t('Upload.choose'), SLIP);
    await expect(page.getByAltText(t('Upload.preview', { name: 'payment-slip-sample.webp' }))).toBeVisible();
    await page.getByRole('button', { name: t('Purchase.uploadProof') }).click();
    await expect(status(page, t('Order.badge.uploading'))).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('submitted');
    await expect(
      page.getByRole('progressbar', { name: t('Upload.progress', { name: 'payment-slip-sample.webp' }) }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
    await expect(status(page, t('Order.badge.proofUploaded'))).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('pending');
    await expectAccessible(page);
  });

  test('can be cancelled in a dialog, and a paid one completed @gate', async ({ page, path, t, mock }) => {
    await expect(page.getByRole('button', { name: t('Order.complete') })).toBeHidden();
    await page.getByRole('button', { name: t('Order.cancel') }).click();
    await clickIn(page, 'dialog', 'button', { name: t('Order.keep') });
    await expect(status(page, t('Order.badge.submittedUnpaid'))).toBeVisible();
    await mock.fault({ path: '/orders/{id}/cancelled', delay_ms: 2000 });
    await confirm(page, t('Order.cancel'));
    await expect(status(page, t('Order.status.cancelled'))).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('submitted');
    await expect(page.getByText(t('Toast.orderCancelled'), { exact: true })).toBeVisible();
    await page.goto(path('/shop/main/order/order-269104'));
    await confirm(page, t('Order.complete'));
    await expect(status(page, t('Order.status.completed'))).toBeVisible();
    await expect(page.getByText(t('Toast.orderCompleted'), { exact: true })).toBeVisible();
  });
});

// @spec-1.5
test('an appointment is followed while the studio moves it on', async ({ shop, page, t, mock, persona }) => {
  const member = await persona('new-member');
  const { order } = await mock.makeOrder({ login_id: member.login.login_id, state: 'proof-uploaded' });
  await shop.open(`/shop/main/order/${order._id}`);
  await expect(status(page, t('Order.badge.proofUploaded'))).toBeVisible();
  await mock.setOrderStatus(order._id, 'completed');
  await page.reload();
  await expect(status(page, t('Order.status.completed'))).toBeVisible();
});

// @spec-1.15 @spec-5.8 @spec-8.5
test('a guest looks an appointment up, wrong and right, may read it, and sees where to send the payment proof @gate', async ({
  page,
  path,
  t,
  expectProblems,
}) => {
  // whether it is this browser's own is asked first
  expectProblems(/404/);
  await page.goto(path('/shop/main/order'));
  await expect(page.getByRole('heading', { level: 1, name: t('Common.lookUp') })).toBeVisible();
  await expect(page.getByText(t('Order.referenceHint'))).toBeVisible();
  await page.getByLabel(t('Order.reference')).fill(` ${NUMBER.toLowerCase()} `);
  await page.getByLabel(t('Order.emailOrPhone')).fill('wrong@example.hk');
  await page.getByRole('button', { name: t('Common.lookUp') }).click();
  await expect(page.getByText(t('Order.lookupFailed'))).toBeVisible();
  await expect(page.getByText(t('Toast.error'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('Order.emailOrPhone')).fill('+852 6000 0001');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: t('Order.heading', { number: NUMBER }) });
  await expect(heading).toBeFocused();
  await expect(page.getByText(t('Order.guestView'))).toBeVisible();
  for (const key of ['Order.cancel', 'Order.complete', 'Purchase.uploadProof'])
    await expect(page.getByRole('button', { name: t(key) })).toBeHidden();
  await expect(page.getByRole('button', { name: t('Upload.choose') })).toBeHidden();
  const text = encodeURIComponent(t('Order.proofMessage', { number: NUMBER }));
  await expect(page.locator(`main a[href$="?text=${text}"]`)).toBeVisible();
  await expectAccessible(page);
  // at a URL to save, and there again after a reload
  await expect(page).toHaveURL(path(`/shop/main/order/${SUBMITTED}`));
  await page.reload();
  await expect(heading).toBeVisible();
});
