import type { Page } from '@playwright/test';
import { truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALE_NAMES } from '../lib/i18n/locales.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fillCheckout, RECIPIENT, submitButton } from './support/checkout-page.ts';
import { KAYAN } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

const SUBMITTED = 'order-261118';
const NUMBER = 'AHK-261118';
const SLIP = fileURLToPath(new URL('../tests/mock-backend/media/payment-slip-sample.webp', import.meta.url));

const status = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

async function choose(page: Page, button: string, ...files: (string | { name: string; mimeType: string; buffer: Buffer })[]) {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles(files as string[]);
}

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

  test('shows its status, and a payment proof sets pending at once', async ({ page, t, mock }) => {
    await expect(status(page, t('Order.badge.submittedUnpaid'))).toBeVisible();
    await expectAccessible(page);
    await mock.fault({ path: '/upload', delay_ms: 1500 });
    await choose(page, t('Upload.choose'), SLIP);
    await expect(page.getByAltText(t('Upload.preview', { name: 'payment-slip-sample.webp' }))).toBeVisible();
    await page.getByRole('button', { name: t('Order.uploadProof') }).click();
    await expect(status(page, t('Order.badge.proofUploaded'))).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('submitted');
    await expect(page.getByRole('progressbar', { name: t('Upload.progress', { name: 'payment-slip-sample.webp' }) })).toBeVisible();
    await expect(page.getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('pending');
    await expectAccessible(page);
  });

  test('goes back to submitted when the upload fails, and keeps the file', { tag: '@desktop' }, async ({ page, t, mock, expectProblems }) => {
    expectProblems(/500/);
    await mock.fault({ path: '/upload', status: 500, times: 1 });
    await choose(page, t('Upload.choose'), SLIP);
    await page.getByRole('button', { name: t('Order.uploadProof') }).click();
    await expect(page.getByText(t('Order.proofFailed'))).toBeVisible();
    await expect(status(page, t('Order.badge.submittedUnpaid'))).toBeVisible();
    await page.getByRole('button', { name: t('Upload.retry'), exact: true }).click();
    await expect(page.getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
  });

  test('takes images alone, and several at once', { tag: '@once' }, async ({ page, t, mock }, testInfo) => {
    const large = testInfo.outputPath('large.png');
    writeFileSync(large, '');
    truncateSync(large, 40 * 1024 * 1024 + 1);
    await choose(
      page,
      t('Upload.choose'),
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    );
    for (const key of ['empty', 'notImage']) await expect(page.getByText(t(`Upload.${key}`))).toBeVisible();
    await choose(page, t('Upload.choose'), large);
    await expect(page.getByText(t('Upload.tooLarge'))).toBeVisible();
    await expectAccessible(page);
    // looks like an image from outside
    await choose(page, t('Upload.choose'), { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not an image') });
    await expect(page.getByText(t('Upload.broken'))).toBeVisible();
    await choose(page, t('Upload.choose'), SLIP);
    await page.getByRole('button', { name: t('Order.uploadProof') }).click();
    await expect(page.getByRole('link', { name: t('Order.proofOpen') })).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.checkout.offline?.image).toBeTruthy();
  });

  test('is cancelled in a dialog, at once', async ({ page, t, mock }) => {
    await page.getByRole('button', { name: t('Order.cancel') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Order.keep') })
      .click();
    await expect(status(page, t('Order.badge.submittedUnpaid'))).toBeVisible();
    await mock.fault({ path: '/orders/{id}/cancelled', delay_ms: 2000 });
    await confirm(page, t('Order.cancel'));
    await expect(status(page, t('Order.status.cancelled'))).toBeVisible();
    expect((await mock.orders()).find(({ _id }) => _id === SUBMITTED)?.current_status).toBe('submitted');
    await expect(page.getByText(t('Toast.orderCancelled'), { exact: true })).toBeVisible();
  });

  test('stays the same in another language, although one cached page serves all of them', { tag: '@once' }, async ({ page, t }) => {
    await page
      .getByRole('navigation', { name: t('Layout.language') })
      .getByRole('link', { name: LOCALE_NAMES.zh })
      .click();
    await expect(page).toHaveURL(`/zh/shop/main/order/${SUBMITTED}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(NUMBER) })).toBeVisible();
  });

  test('is completed once it is paid, with the words of its button', { tag: '@once' }, async ({ page, path, t }) => {
    await expect(page.getByRole('button', { name: t('Order.cancel') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Order.complete') })).toBeHidden();
    await page.goto(path('/shop/main/order/order-261102'));
    await confirm(page, t('Order.complete'));
    await expect(status(page, t('Order.status.completed'))).toBeVisible();
    await expect(page.getByText(t('Toast.orderCompleted'), { exact: true })).toBeVisible();
  });

  test('that has moved on refuses the change, shows the latest and says so', { tag: '@desktop' }, async ({ page, t, mock, expectProblems }) => {
    expectProblems(/409/);
    await mock.setOrderStatus(SUBMITTED, 'completed');
    await confirm(page, t('Order.cancel'));
    await expect(page.getByText(t('Order.updateFailed'))).toBeVisible();
    await expect(page.getByText(t('Toast.server'))).toBeVisible();
    await expect(status(page, t('Order.status.completed'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a guest', () => {
  test('looks an appointment up by the number on the confirmation, wrong and right', async ({ page, path, t, expectProblems }) => {
    // whether it is this browser's own is asked first
    expectProblems(/404/);
    await page.goto(path('/shop/main/order'));
    await expect(page.getByRole('heading', { level: 1, name: t('Order.lookupTitle') })).toBeVisible();
    await expect(page.getByText(t('Order.referenceHint'))).toBeVisible();
    await page.getByLabel(t('Order.reference')).fill(` ${NUMBER.toLowerCase()} `);
    await page.getByLabel(t('Order.emailOrPhone')).fill('wrong@example.hk');
    await page.getByRole('button', { name: t('Order.lookup') }).click();
    await expect(page.getByText(t('Order.lookupFailed'))).toBeVisible();
    await expect(page.getByText(t('Toast.error'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t('Order.emailOrPhone')).fill(KAYAN.email);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: t('Order.heading', { number: NUMBER }) });
    await expect(heading).toBeFocused();
    // at an address to save, and there again after a reload
    await expect(page).toHaveURL(path(`/shop/main/order/${SUBMITTED}`));
    await page.reload();
    await expect(heading).toBeVisible();
  });

  test('may read what was looked up, and is told where the payment proof goes', { tag: '@desktop' }, async ({ page, path, t, expectProblems }) => {
    expectProblems(/404/);
    await page.goto(path('/shop/main/order'));
    await page.getByLabel(t('Order.reference')).fill(SUBMITTED);
    await page.getByLabel(t('Order.emailOrPhone')).fill('+852 6000 0001');
    await page.getByRole('button', { name: t('Order.lookup') }).click();
    await expect(page.getByText(t('Order.guestView'))).toBeVisible();
    for (const key of ['cancel', 'complete', 'uploadProof']) await expect(page.getByRole('button', { name: t(`Order.${key}`) })).toBeHidden();
    await expect(page.getByRole('button', { name: t('Upload.choose') })).toBeHidden();
    const text = encodeURIComponent(t('Order.proofMessage', { number: NUMBER }));
    await expect(page.locator(`main a[href$="?text=${text}"]`)).toBeVisible();
    await expectAccessible(page);
  });

  test('of the browser that ordered finds it again by its number, and may change it', { tag: '@desktop' }, async ({ page, context, path, t }) => {
    await openWith(page, path('/shop/main/cart'));
    await fillCheckout(page, t, 'offline');
    await submitButton(page, t).click();
    await expect(page).toHaveURL(/\/result\/order\/success\?order_id=/);
    const keep = page
      .getByRole('main')
      .locator('dl')
      .filter({ hasText: t('Order.link') });
    const number = await keep.getByText(/^AHK-\d{6}-\d+$/).innerText();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keep.getByRole('button', { name: t('Order.copyWhat', { what: t('Order.link') }) }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(path('/shop/main/order'));
    await page.getByLabel(t('Order.reference')).fill(number);
    await page.getByLabel(t('Order.emailOrPhone')).fill(RECIPIENT.phone);
    await page.getByRole('button', { name: t('Order.lookup') }).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1, name: t('Order.heading', { number }) })).toBeFocused();
    await expect(page.getByText(t('Order.guestView'))).toBeHidden();
    await confirm(page, t('Order.cancel'));
    await expect(status(page, t('Order.status.cancelled'))).toBeVisible();
  });

  test('is asked for email or phone where the session may not see an appointment', { tag: '@once' }, async ({ page, path, t, expectProblems }) => {
    expectProblems(/404/);
    for (const id of [SUBMITTED, `it's "<b>`, 'a/b', '😀', '..%2F..']) {
      await page.goto(path(`/shop/main/order/${encodeURIComponent(id)}`));
      await expect(page.getByRole('heading', { level: 1, name: t('Order.notFound') })).toBeVisible();
      await expect(page.getByLabel(t('Order.reference'))).toHaveValue(id);
    }
    await expectAccessible(page);
  });

  test('gets the page that says so for what is no id', { tag: '@once' }, async ({ page, path, t, expectProblems }) => {
    expectProblems(/404/);
    for (const id of ['a%00b', '%E0%A4%A', 'x'.repeat(10_000)]) {
      expect((await page.goto(path(`/shop/main/order/${id}`)))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('Error.notFoundTitle') })).toBeVisible();
    }
  });
});
