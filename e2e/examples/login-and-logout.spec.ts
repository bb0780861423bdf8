import { expect, test } from '../fixtures.ts';
import { logInHere, pressLogout } from '../support/login-page.ts';

test('log in on the page, and log out into a new guest', { tag: '@once' }, async ({ shop, page, path, t, mock, context }) => {
  // `mock.persona` makes an account and leaves the browser as it is: here the log-in is the test's own
  const { login, username } = await mock.persona('member-with-cards');
  await shop.open('/authentication/login/email?from=%2Faccount');
  await logInHere(page, t, { email: login.login_id, password: login.password });
  await expect(page).toHaveURL(path('/account'));
  await expect(page.getByLabel(t('Form.displayName'))).toHaveValue(username);

  await pressLogout(page, t);
  await expect(page).toHaveURL(path('/'));
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'auth.type')?.value).toBe('TEMP');
});

test('who is blocked stays outside', { tag: '@once' }, async ({ shop, page, t, persona, expectProblems }) => {
  // what a test provokes is declared; any other answer of 400 or more fails it
  expectProblems(/: 403 POST/);
  const { login } = await persona('blocked');
  await shop.open('/authentication/login/email');
  await logInHere(page, t, { email: login.login_id, password: login.password });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});
