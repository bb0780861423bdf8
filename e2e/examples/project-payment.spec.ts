import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures.ts';

const SLIP = fileURLToPath(new URL('../../tests/mock-backend/media/payment-slip-sample.webp', import.meta.url));
test.use({ beginAs: 'member-with-project' });

test('the instalment of a project that is due is paid, and its slip read', { tag: '@once' }, async ({ shop, page, t, mock, persona }) => {
  const { has } = await persona();
  const id = has.order_ids[0] ?? '';
  await shop.open(`/shop/project/order/${id}`);
  await expect(page.getByRole('heading', { name: t('Project.nextPayment', { n: 2 }) })).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('Upload.choose') }).click();
  await (await picker).setFiles(SLIP);
  await page.getByRole('button', { name: t('Order.uploadProof') }).click();
  await expect(page.getByText(t('Project.record.recognising'))).toBeVisible();

  // a slip is read after five looks; here at once
  const record = (await mock.orders()).find(({ _id }) => _id === id)?.project?.payment_records.at(-1);
  await mock.setPaymentRecord(id, record?._id ?? '', 'approved');
  await page.getByRole('button', { name: t('Project.refresh') }).click();
  await expect(page.getByRole('heading', { name: t('Project.nextPayment', { n: 3 }) })).toBeVisible();
});
