import type { BrowserContext } from '@playwright/test';
import { clickIn, expect, test, type Page } from './fixtures.ts';
import { headerAnswered } from './support/header.ts';
import { giveSign } from './support/person.ts';
import { KAYAN, logInHere, clickLogout } from './support/login-page.ts';

const LOGIN = '/authentication/login/email';

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);
const loginType = async (context: BrowserContext) => (await cookieOf(context, 'auth.type'))?.value;

async function becomeGuest(page: Page, url: string) {
  await page.goto(url);
  await giveSign(page);
  await expect.poll(() => loginType(page.context())).toBe('TEMP');
}

// @spec-1.14
test('looking makes no calls, and then a guest', { tag: '@once' }, async ({ page, context, path, backendCalls }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.clock.install();
  await page.goto(path('/shop/main/product'), { waitUntil: 'load' });
  await page.clock.runFor(7_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(calls).toEqual([]);
  expect(await loginType(context)).toBeUndefined();
  // what stays from page to page and still has to hydrate would hold the first navigation back
  await expect(page.locator('[data-hydrated]:not(main *)')).toHaveCount(0);
  await page.clock.runFor(5_500);
  await expect.poll(() => loginType(context)).toBe('TEMP');
  expect((await backendCalls({ call: 'login' })).map(({ body }) => (body as { type: string }).type)).toEqual(['TEMP']);
  expect(await cookieOf(context, 'auth.token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('auth.token');
});

// @spec-2.22 @spec-2.23 @spec-4.1 @spec-4.2 @spec-6.3
test('log in, out as a guest @gate', { tag: '@each' }, async ({ page, context, path, t, isPhone, backendCalls }) => {
  await becomeGuest(page, path(LOGIN));
  await logInHere(page, t, KAYAN);
  await expect(page).toHaveURL(path('/'));
  expect(await loginType(context)).toBe('EMAIL');

  await page.goto(path('/account'));
  await expect(page.getByRole('heading', { level: 1, name: t('Account.pages.title') })).toBeVisible();
  await expect(page.getByRole('main').getByText(KAYAN.email)).toBeVisible();

  await clickLogout(page, t, isPhone);
  await expect(page).toHaveURL(path('/'));
  await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
  await expect.poll(() => loginType(context)).toBe('TEMP');
  const guests = (await backendCalls({ call: 'login' }))
    .map(({ body }) => body as { type: string; login_id: string })
    .filter(({ type }) => type === 'TEMP');
  expect(new Set(guests.map(({ login_id }) => login_id)).size).toBe(2);
});

// @spec-2.30 @spec-9.5
test('a forgotten password is reset by mail @gate', { tag: '@desktop' }, async ({ page, path, t, mock }) => {
  await becomeGuest(page, path('/authentication/forget-password/email'));
  await page.getByLabel(t('Form.emailLabel'), { exact: true }).fill(KAYAN.email);
  await page.getByRole('button', { name: t('Authentication.sendLink') }).click();
  await expect(page.getByText(t('Authentication.linkSent', { email: KAYAN.email }))).toBeVisible();

  const [mail] = await mock.mails(KAYAN.email);
  // as it is copied from a sentence
  await page.goto(path(`/authentication/reset-password?verification_code=${mail?.code}。`));
  expect(page.url()).toMatch(new RegExp(`code=${mail?.code}$`));
  await page.getByLabel(t('Form.newPassword'), { exact: true }).fill('Quarter2027');
  await clickIn(page, 'main', 'button', { name: t('Authentication.resetPassword') });
  await expect(page.getByRole('main').getByText(t('Authentication.passwordChanged'))).toBeVisible();
  // said, and a moment later gone on to the login
  await expect(page).toHaveURL(path(LOGIN));
  await logInHere(page, t, { ...KAYAN, password: 'Quarter2027' });
  await expect(page).toHaveURL(path('/'));
});

// @spec-9.7
test('a token that expired says so', { tag: '@desktop' }, async ({ page, path, t, mock, logIn, expectProblems }) => {
  expectProblems(/401/);
  await logIn(KAYAN);
  await page.goto(path('/about-us'));
  // else this page would find it out
  await headerAnswered(mock);
  await mock.expireTokens();
  await page.goto(path('/account/orders'));
  await expect(page).toHaveURL(/ended=1/);
  await expect(page.getByRole('main').getByText(t('Session.ended'))).toBeVisible();
  await logInHere(page, t, KAYAN);
  await expect(page).toHaveURL(path('/account/orders'));
});

test('a logout that fails ends in every tab', { tag: '@once' }, async ({ page, context, path, t, mock, logIn }) => {
  await logIn(KAYAN);
  await page.goto(path('/about-us'));
  const other = await context.newPage();
  await other.goto(path('/account'));
  await expect(other.getByRole('heading', { level: 1, name: t('Account.pages.title') })).toBeVisible();
  await mock.fault({ call: 'logout', status: 500 });
  await clickLogout(page, t, false);
  await expect(page).toHaveURL(path('/'), { timeout: 8_000 });
  await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
  await expect(other).toHaveURL(new RegExp(path(LOGIN)));
  await expect.poll(() => loginType(context)).toBe('TEMP');
});

test('a form for guests follows a login in another tab', { tag: '@once' }, async ({ page, context, path, t, mock }) => {
  const [untouched, filledIn, enquiry] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await becomeGuest(page, path(LOGIN));
  await untouched.goto(path('/authentication/forget-password/email'));
  await filledIn.goto(path('/authentication/register/email'));
  await filledIn.getByLabel(t('Form.displayName')).fill('Ng Wing');
  await filledIn.getByLabel(t('Form.emailLabel'), { exact: true }).fill('wing@example.hk');
  await filledIn.getByLabel(t('Form.passwordLabel'), { exact: true }).fill('Letters1');
  await enquiry.goto(path('/contact-us'));
  await enquiry.getByLabel(t('Form.name')).fill('Ng Wing');
  await logInHere(page, t, KAYAN);
  await expect(page).toHaveURL(path('/'));

  await expect(untouched).toHaveURL(path('/'));
  for (const [one, button] of [
    [filledIn, 'Authentication.register'],
    [enquiry, 'Enquiry.send'],
  ] as const) {
    await expect(one.getByRole('alert').filter({ hasText: t('Form.otherLogin') })).toBeVisible();
    await clickIn(one, 'main', 'button', { name: t(button), exact: true });
    await expect(one.getByRole('alert').filter({ hasText: t('Form.otherLogin') })).toBeVisible();
  }
  for (const call of ['register', 'migrate', 'sendEnquiry']) expect(await mock.requests({ call })).toEqual([]);
  await clickIn(filledIn, 'main', 'button', { name: t('Form.reload') });
  await expect(filledIn).toHaveURL(path('/'));
});

for (const what of ['a page from the cache', 'a page rendered per request'] as const) {
  // @spec-6.3
  test(
    `a member who comes back never sees "Login / Register": ${what}`,
    { tag: '@desktop' },
    async ({ page, path, t, logIn, expectProblems }) => {
      expectProblems(/_next\/static/);
      await logIn(KAYAN);
      // nothing of the page but what its head says
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
      await page.goto(path(what === 'a page from the cache' ? '/about-us' : '/shop/main/product?keyword=oak'), {
        waitUntil: 'domcontentloaded',
      });
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('Layout.account'), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: t('Layout.login') })).toBeHidden();
    },
  );
}
