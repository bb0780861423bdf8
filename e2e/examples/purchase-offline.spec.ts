import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { fillCheckout, submitButton } from '../support/checkout-page.ts';
import { openWith } from '../support/requests.ts';

const SLIP = fileURLToPath(new URL('../../tests/mock-backend/media/payment-slip-sample.webp', import.meta.url));

test('an appointment is paid by bank transfer, and its proof is uploaded', { tag: '@once' }, async ({ shop, page, path, t }) => {
  // quicker than pressing "add": the cart is filled by a call, then shown
  await openWith(page, shop.url + path('/shop/main/cart'));
  await fillCheckout(page, t, 'offline');
  await submitButton(page, t).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Result.uploadProof') })
    .click();

  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('Upload.choose') }).click();
  await (await picker).setFiles(SLIP);
  await page.getByRole('button', { name: t('Order.uploadProof') }).click();
  await expect(page.getByRole('status').getByText(t('Order.badge.proofUploaded'), { exact: true })).toBeVisible();
});
