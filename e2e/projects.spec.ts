import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';
import { openHydrated } from './support/person.ts';

const ID = 'order-260824';
const HONG_KONG = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  dateStyle: 'short',
  timeStyle: 'short',
});

// @spec-2.14
test('a slip being read is looked at again, and can be opened @gate', async ({ page, path, t, logIn, mock }) => {
  await logIn(KAYAN);
  await page.goto(path(`/shop/project/order/${ID}`));
  await expect(page.getByText(t('Project.record.recognising'))).toBeVisible();
  await mock.setPaymentRecord(ID, 'payment-260824-4', 'waiting');
  const order = (await mock.orders()).find(({ _id }) => _id === ID);
  const slip = order!.project!.payment_records.at(-1)!;
  const date = HONG_KONG.format(new Date(slip.created_at)).replace(',', '');
  await page.getByRole('button', { name: t('Project.openProof', { date }) }).click();
  await expect(page.getByRole('dialog').getByAltText(t('Project.proofOf', { date }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('Project.recognised'))).toBeVisible({ timeout: 10_000 });
});

test('another day than the agreed one is asked for', async ({ page, path, t, logIn, mock }) => {
  const order = (await mock.orders()).find(({ _id }) => _id === ID);
  expect(order?.appointment_at).toBeTruthy();
  await page.clock.setFixedTime('2026-12-01T02:00:00Z');
  await logIn(KAYAN);
  await openHydrated(page, path(`/shop/project/order/${ID}`));
  await page.getByRole('link', { name: t('Enquiry.otherDay') }).click();
  await expect(page.getByRole('heading', { name: t('Enquiry.otherDay') })).toBeVisible();
  await page.getByLabel(t('Enquiry.choice', { n: 1 })).selectOption('2026-12-14 am');
  await page.getByRole('button', { name: t('Enquiry.otherDay') }).click();
  await expect(page.getByText(t('Enquiry.otherDaySentTitle'))).toBeVisible();
  expect((await mock.enquiries()).at(-1)?.subject).toContain('AHK-260824');
});
