import type { Page } from '@playwright/test';
import { expect, test, type Translate } from './fixtures.ts';
import { clickLogin } from './support/login-page.ts';

const LOGIN = '/authentication/login/email';
const main = (page: Page) => page.getByRole('main');
const phoneField = (page: Page, t: Translate) => main(page).getByLabel(t('Form.phoneLabel'), { exact: true });
/** A click that comes before the form is hydrated is replayed then. */
async function choose(page: Page, t: Translate, by: 'byEmail' | 'byPhone'): Promise<void> {
  const radio = main(page).getByRole('radio', { name: t(`Authentication.${by}`), exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

// @spec-7.15
test('a password is reset with a link in a text message', { tag: '@desktop' }, async ({ page, path, t, mock }) => {
  const { login } = await mock.persona('member-by-phone');
  const phone = login.login_id.replace('852', '');
  await page.goto(path('/authentication/forget-password/email'));
  await choose(page, t, 'byPhone');
  await phoneField(page, t).fill(phone);
  await page.getByRole('button', { name: t('Authentication.sendLink') }).click();
  await expect(
    page.getByText(t('Authentication.linkSentPhone', { phone: `+852 ${phone.slice(0, 4)} ${phone.slice(4)}` })),
  ).toBeVisible();
  expect((await mock.requests({ call: 'forgetPassword' })).map(({ body }) => body)).toEqual([
    { type: 'PHONE', email: '', area_code: '+852', phone },
  ]);

  const [message] = await mock.mails(`+852${phone}`);
  await page.goto(path(`/authentication/reset-password?verification_code=${message?.code}`));
  await page.getByLabel(t('Form.newPassword'), { exact: true }).fill('Quarter2027');
  await main(page)
    .getByRole('button', { name: t('Authentication.resetPassword') })
    .click();
  await expect(page).toHaveURL(path(LOGIN));
  await choose(page, t, 'byPhone');
  await phoneField(page, t).fill(phone);
  await page.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Quarter2027');
  await clickLogin(page, t);
  await expect(page).toHaveURL(path('/'));
});
