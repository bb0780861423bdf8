import { expect, expectAccessible, test } from './fixtures.ts';

const ENQUIRY = {
  name: 'Ng Wing',
  email: 'wing@example.hk',
  phone: '61234567',
  subject: 'A flat in Tai Koo',
  description: '540 sq ft, two children <b>and a piano</b>',
};

test('an enquiry is sent, and a failure keeps what was typed', { tag: '@turns' }, async ({ page, path, t, mock, expectProblems }) => {
  expectProblems(/500/);
  await page.goto(path('/contact-us'));
  await expectAccessible(page);
  const send = page.getByRole('button', { name: t('Enquiry.send') });
  await send.click();
  const name = page.getByLabel(t('Enquiry.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('Form.required'));
  await expectAccessible(page);

  await name.fill(ENQUIRY.name);
  await page.getByLabel(t('Enquiry.email'), { exact: true }).fill(ENQUIRY.email);
  await page.getByLabel(t('Ui.phone')).fill(ENQUIRY.phone);
  await page.getByLabel(t('Enquiry.subject')).fill(ENQUIRY.subject);
  await page.getByLabel(t('Enquiry.description')).fill(ENQUIRY.description);
  await mock.fault({ method: 'POST', path: '/enquiries', status: 500, times: 1 });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: t('Enquiry.kept') })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(t('Enquiry.description'))).toHaveValue(ENQUIRY.description);
  await page.getByRole('button', { name: t('Enquiry.send') }).click();
  await expect(page.getByText(t('Enquiry.sent', { email: ENQUIRY.email }))).toBeVisible();
  expect((await mock.enquiries()).at(-1)).toMatchObject({ ...ENQUIRY, area_code: '+852' });
});

test('a double click sends one enquiry', { tag: '@once' }, async ({ page, path, t, mock }) => {
  await page.goto(path('/contact-us'));
  await page.getByLabel(t('Enquiry.name'), { exact: true }).fill(ENQUIRY.name);
  await page.getByLabel(t('Enquiry.email'), { exact: true }).fill(ENQUIRY.email);
  await page.getByLabel(t('Enquiry.subject')).fill(ENQUIRY.subject);
  await page.getByLabel(t('Enquiry.description')).fill(ENQUIRY.description);
  await mock.fault({ method: 'POST', path: '/enquiries', delay_ms: 500 });
  await page.getByRole('button', { name: t('Enquiry.send') }).dblclick();
  await expect(page.getByText(t('Enquiry.sentTitle'))).toBeVisible();
  expect(await mock.requests({ call: 'sendEnquiry' })).toHaveLength(1);
});
