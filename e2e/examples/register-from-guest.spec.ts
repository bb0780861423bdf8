import { expect, test } from '../fixtures.ts';
import { openWith } from '../support/requests.ts';

test('a guest registers, and the requests come along', { tag: '@once' }, async ({ shop, page, path, t, mock }) => {
  const email = 'example.of.registration@example.hk';
  await openWith(page, shop.url + path('/authentication/register/email'));
  await page.getByLabel(t('Form.displayName'), { exact: true }).fill('Ng Wing');
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(email);
  await page.getByRole('textbox', { name: t('Ui.phone') }).fill('61234567');
  await page.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Letters1');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Authentication.register'), exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: t('Welcome.receiptTitle') })).toBeVisible();

  // the mock's mailbox has what went out, with codes and links
  const mail = (await mock.mails(email)).find(({ kind }) => kind === 'verify');
  await shop.open(`/authentication/verify?verification_code=${mail?.code}`);
  await expect(page.getByText(t('Authentication.verified'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
});
