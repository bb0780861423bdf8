import { expect, test } from '../fixtures.ts';

test('an enquiry reaches the studio', { tag: '@once' }, async ({ shop, page, t, mock }) => {
  await shop.open('/contact-us');
  await page.getByLabel(t('Enquiry.name'), { exact: true }).fill('Ng Wing');
  await page.getByLabel(t('Enquiry.email'), { exact: true }).fill('wing@example.hk');
  await page.getByLabel(t('Enquiry.subject')).fill('A flat in Tai Koo');
  await page.getByLabel(t('Enquiry.description'), { exact: true }).fill('540 sq ft, two children and a piano');
  await page.getByRole('button', { name: t('Enquiry.send') }).click();
  await expect(page.getByText(t('Enquiry.sent', { email: 'wing@example.hk' }))).toBeVisible();
  expect((await mock.enquiries()).at(-1)).toMatchObject({ name: 'Ng Wing', subject: 'A flat in Tai Koo' });
});
