import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type Translate } from './fixtures.ts';
import { clickLogin } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

const LOGIN = '/authentication/login/email';
const main = (page: Page) => page.getByRole('main');
const phoneField = (page: Page, t: Translate) => main(page).getByLabel(t('Form.phoneLabel'), { exact: true });
/** A click that comes before the form is hydrated is replayed then. */
async function choose(page: Page, t: Translate, by: 'byEmail' | 'byPhone'): Promise<void> {
  const radio = main(page).getByRole('radio', { name: t(`Authentication.${by}`), exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}
const loginType = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'auth.type')?.value;

// @spec-4.4
test('a guest registers with a phone number alone, and is logged in with area code and number joined', async ({
  page,
  path,
  t,
  mock,
}) => {
  await openWith(page, path('/authentication/register/email?from=%2Fabout-us'));
  await choose(page, t, 'byPhone');
  await page.getByLabel(t('Form.displayName'), { exact: true }).fill('Ng Wing');
  await phoneField(page, t).fill('6123 4567');
  await page.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Letters1');
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: t('Authentication.register'), exact: true })
    .click();
  // no email, so no link to verify one: the dialog tells what came along alone
  const receipt = page.getByRole('dialog', { name: t('Welcome.receiptTitle') });
  await expect(receipt.getByRole('link')).toHaveText([t('Welcome.requests', { count: 1 })]);
  await expect(receipt.getByRole('paragraph')).toHaveText([t('Welcome.receiptText')]);
  await receipt.getByRole('button', { name: t('Welcome.continue') }).click();
  await expect(page).toHaveURL(path('/about-us'));
  expect(await loginType(page)).toBe('PHONE');
  expect((await mock.requests({ call: 'migrate' })).map(({ body }) => body)).toEqual([
    {
      type: 'PHONE',
      username: 'Ng Wing',
      email: '',
      area_code: '+852',
      phone: '61234567',
      password: expect.any(String),
    },
  ]);
  expect((await mock.requests({ call: 'login' })).at(-1)?.body).toMatchObject({
    type: 'PHONE',
    login_id: '85261234567',
  });
  const calls = (await mock.requests()).map(({ call }) => call);
  expect(calls.slice(calls.lastIndexOf('login'))).toContain('getUser');
  await expect(page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) })).toBeVisible();
});

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
