import type { BrowserContext } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { KAYAN, logInHere } from './support/login-page.ts';
import { giveSign, latePartsAreThere } from './support/person.ts';
import { addButton } from './support/requests.ts';

/** A browser that keeps no cookies: what a response sets is dropped, and scripts read none. */
async function blockCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true }),
  );
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['set-cookie'];
    await route.fulfill({ response, headers });
    await context.clearCookies();
  });
}

type Calls = (filter: { call: string }) => Promise<unknown[]>;

/** Pages are there, each with one guest's login, and say what does not work. */
async function expectReadable(page: Page, addresses: string[], words: string, backendCalls: Calls): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    await giveSign(page);
    await latePartsAreThere(page);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await backendCalls({ call: 'login' })).toHaveLength(index + 1);
  }
}

// a response that comes after the end of a test is nobody's
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a browser that keeps no cookies', () => {
  test.beforeEach(async ({ context, expectProblems }) => {
    expectProblems(/response: 401/);
    await blockCookies(context);
  });

  test('logs one guest in per page, says what does not work without cookies, and reads public pages', async ({
    page,
    path,
    t,
    backendCalls,
  }) => {
    // the others are read below, without any storage
    await expectReadable(page, ['/', '/posts', '/contact-us'].map(path), t('Session.cookies'), backendCalls);
  });

  test('is told at the login form that it cannot stay logged in', async ({ page, path, t }) => {
    await page.goto(path('/authentication/login/email'));
    await logInHere(page, t, KAYAN);
    await expect(page.getByRole('main').getByRole('alert').getByText(t('Form.cookies'))).toBeVisible();
    await expect(page).toHaveURL(/authentication\/login/);
  });
});

test('a browser that refuses all storage shows the shop, and says nothing worse than one without cookies', async ({
  page,
  context,
  path,
  t,
  expectProblems,
  backendCalls,
}) => {
  expectProblems(/response: 401/);
  await blockCookies(context);
  await context.addInitScript(() => {
    const refuse = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) refuse(window, name);
    refuse(document, 'cookie');
    refuse(Navigator.prototype, 'serviceWorker');
    LockManager.prototype.request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  const pages = ['/', '/shop/main/product', '/shop/main/product/svc-window-seat'].map(path);
  await expectReadable(page, pages, t('Session.cookies'), backendCalls);
  await addButton(page, t).click();
  await expect(page.getByText(t('Toast.cookies'))).toBeVisible();
});
