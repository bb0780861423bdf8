import type { Page } from '@playwright/test';
import { DEMO_LOGINS } from '../../tests/tools/demo-logins.ts';
import { clickIn } from './click-in.ts';
import type { Translate } from './messages.ts';

type Login = { email: string; password: string };

function loginOf(wanted: string): Login {
  const found = DEMO_LOGINS.find(({ email }) => email === wanted);
  if (!found) throw new Error(`no demo log-in ${wanted}`);
  return { email: found.email, password: found.password };
}

/** Has appointments in every state, points, vouchers, cards, a wishlist and a filled cart. */
export const KAYAN = loginOf('kayan@example.hk');
/** Is at the beginning: one appointment, nothing else. */
export const CHAN = loginOf('chan.taiman@example.hk');

async function fillLogin(page: Page, t: Translate, { email, password }: Login): Promise<void> {
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(email);
  await page.getByLabel(t('Form.passwordLabel'), { exact: true }).fill(password);
}

/** Clicks the form's button, not a link of the same name, once it is enabled: a key press would not wait. */
export const clickLogin = (page: Page, t: Translate): Promise<void> =>
  clickIn(page, 'main', 'button', { name: t('Authentication.login'), exact: true });

/** Clicks "Log out" in the account menu, which small screens have in their menu. */
export async function clickLogout(page: Page, t: Translate, isPhone = false): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: t(isPhone ? 'Layout.menu' : 'Layout.account'), exact: true }).click();
  await banner.getByRole('button', { name: t('Layout.logout'), exact: true }).click();
}

/** Logs in on the login page that is open. Where the test is not about that page, the fixture `logIn` is quicker. */
export async function logInHere(page: Page, t: Translate, login: Login): Promise<void> {
  await fillLogin(page, t, login);
  await clickLogin(page, t);
}
