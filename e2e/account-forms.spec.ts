import { expect, expectAccessible, test } from './fixtures.ts';
import { KAYAN } from './support/login-page.ts';
import { openWith } from './support/requests.ts';

const RECIPIENT = '/account/recipient';

test('the delivery recipient is saved, and fills the checkout @gate', async ({ page, path, t, mock, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path(RECIPIENT));
  const main = page.getByRole('main');
  const address = main.getByLabel(t('Form.addressLabel'), { exact: true });
  const district = main.getByLabel(t('Form.districtLabel'));
  await expect(district).toHaveValue('wan-chai');
  await address.fill('Flat A, 9/F, 2 Sample Road');
  await district.selectOption('kwun-tong');
  await main.getByLabel(t('Form.phoneLabel'), { exact: true }).fill('+852 2345 6789');
  await main.getByRole('button', { name: t('Account.save'), exact: true }).click();
  await expect(page.getByText(t('Toast.success'), { exact: true })).toBeVisible();
  expect((await mock.requests({ call: 'editRecipient' })).at(-1)?.body).toEqual({
    delivery_recipient: {
      name: 'Lam Ka Yan',
      address: 'Flat A, 9/F, 2 Sample Road, Kwun Tong, Kowloon',
      area_code: '+852',
      phone: '23456789',
    },
  });

  await openWith(page, path('/shop/main/cart'));
  await expect(page.getByLabel(t('Checkout.address'), { exact: true })).toHaveValue('Flat A, 9/F, 2 Sample Road');
  await expect(page.getByLabel(t('Form.districtLabel'))).toHaveValue('kwun-tong');
  await expect(page.getByLabel(t('Checkout.phone'), { exact: true })).toHaveValue('23456789');
});

// @spec-2.5
test('the email is changed with a code sent to it @gate', async ({ page, path, t, mock, logIn, expectProblems }) => {
  expectProblems(/422/);
  await logIn(KAYAN);
  await page.goto(path('/account/update-email'));
  const main = page.getByRole('main');
  const code = main.getByLabel(t('Form.verificationCode'));
  const email = main.getByLabel(t('ChangeContact.newEmail'), { exact: true });
  const change = main.getByRole('button', { name: t('Account.changeEmail'), exact: true });
  const sent = main.getByText(t('ChangeContact.codeInInbox', { to: KAYAN.email }));
  await main.getByRole('button', { name: t('ChangeContact.sendCode'), exact: true }).click();
  await expect(sent).toBeVisible();
  await code.fill('000000');
  await email.fill('kayan.new@example.hk');
  await main.getByLabel(t('ChangeContact.newEmailAgain')).fill('Kayan.new@example.hk');
  await change.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(t('ChangeContact.codeIncorrect'));
  await expectAccessible(page);
  await code.fill((await mock.mails(KAYAN.email)).at(-1)?.code ?? '');
  await change.click();
  await expect(main.getByText(t('ChangeContact.emailChanged', { email: 'kayan.new@example.hk' }))).toBeVisible();
  await expect(main.getByRole('definition')).toHaveText('kayan.new@example.hk');
});

test('the phone is changed with a code from a text message @gate', async ({ page, path, t, mock, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path('/account/phone'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('ChangeContact.sendCode'), exact: true }).click();
  await expect(main.getByText(t('ChangeContact.codeInMessages', { to: '+852 6000 0001' }))).toBeVisible();
  const [message] = await mock.mails('+85260000001');
  await main.getByLabel(t('Form.verificationCode')).fill(message?.code ?? '');
  await main.getByLabel(t('ChangeContact.newPhone'), { exact: true }).fill('6111 2222');
  await main.getByLabel(t('ChangeContact.newPhoneAgain')).fill('+852 6111-2222');
  await main.getByRole('button', { name: t('Account.changePhone'), exact: true }).click();
  await expect(main.getByText(t('ChangeContact.phoneChanged', { phone: '+852 6111 2222' }))).toBeVisible();
});

test('the password is changed, and logs in @gate', async ({ page, path, t, logIn, expectProblems }) => {
  expectProblems(/422/);
  await logIn(KAYAN);
  await page.goto(path('/account/password'));
  const main = page.getByRole('main');
  const old = main.getByLabel(t('Password.old'), { exact: true });
  const next = main.getByLabel(t('Form.newPassword'), { exact: true });
  const change = main.getByRole('button', { name: t('Account.pages.password'), exact: true });
  await old.fill('Another2018');
  await next.fill('Quarter2027');
  await change.click();
  await expect(old).toBeFocused();
  await expect(old).toHaveAccessibleDescription(/./);
  await expectAccessible(page);
  await old.fill(KAYAN.password);
  await change.click();
  await expect(main.getByText(t('Password.changed'))).toBeVisible();
  await expect(old).toHaveValue('');
  await logIn({ ...KAYAN, password: 'Quarter2027' });
});
