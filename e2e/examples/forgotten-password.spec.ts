import { expect, test } from '../fixtures.ts';
import { logInHere } from '../support/login-page.ts';

const NEW_PASSWORD = 'Quarter2027';

test('a forgotten password is set anew with the link in the email', { tag: '@once' }, async ({ shop, page, path, t, mock }) => {
  const { login } = await mock.persona('member-with-cards');
  await shop.open('/authentication/forget-password/email');
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(login.login_id);
  await page.getByRole('button', { name: t('Authentication.sendLink') }).click();
  await expect(page.getByText(t('Authentication.linkSent', { email: login.login_id }))).toBeVisible();

  const mail = (await mock.mails(login.login_id)).at(-1);
  await shop.open(`/authentication/reset-password?verification_code=${mail?.code}`);
  await page.getByLabel(t('Form.newPassword'), { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Authentication.resetPassword') })
    .click();
  await expect(page).toHaveURL(path('/authentication/login/email'));
  await logInHere(page, t, { email: login.login_id, password: NEW_PASSWORD });
  await expect(page).toHaveURL(path('/'));
});
