import { KAYAN } from '../support/login-page.ts';
import { expect, test } from './fixtures.ts';

const MAIN = { role: 'main' };
const BANNER = { role: 'banner' };

test('login, logout and Back', async ({ visitor, t, isPhone, expectProblems }) => {
  expectProblems(/404/);
  await visitor.open('/authentication/login/email');
  await visitor.fill(t('Form.emailLabel'), KAYAN.email);
  await visitor.fill(t('Form.passwordLabel'), KAYAN.password);
  await visitor.click('button', t('Authentication.login'), { within: MAIN });
  await visitor.see('region', t('Catalog.recommended'));
  await visitor.open('/account');
  await visitor.seeText(KAYAN.email);
  await visitor.click('button', t(isPhone ? 'Layout.menu' : 'Layout.account'), { within: BANNER });
  await visitor.click('button', t('Layout.logout'), { within: BANNER });
  await visitor.at('/');
  await visitor.seeText(t('Toast.loggedOut'));
  await visitor.driver.back();
  await visitor.at(/authentication\/login\/email\?from=/);
  await visitor.see('button', t('Authentication.login'), { within: MAIN });
  expect(await visitor.text()).not.toContain(KAYAN.email);
});
