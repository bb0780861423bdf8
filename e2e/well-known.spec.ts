import { expect, test } from './fixtures.ts';

test(
  'a password manager finds the page to change a password, in the visitor’s language',
  { tag: '@once' },
  async ({ page, shop, context, persona }) => {
    const response = await fetch(`${shop.url}/.well-known/change-password`, {
      redirect: 'manual',
      headers: { 'accept-language': 'zh-HK' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/zh/account/password']);
    // where it would go without a page of that name
    expect(
      (await fetch(`${shop.url}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`))
        .status,
    ).toBe(404);

    // the guard sends a guest to the login, and back from there
    await page.goto(`${shop.url}/.well-known/change-password`);
    await expect(page).toHaveURL(/\/authentication\/login\/email/);
    // a guest's login that is under way ends with the page
    await page.goto('about:blank');
    await context.clearCookies();
    await persona('new-member');
    await page.goto(`${shop.url}/.well-known/change-password`);
    await expect(page).toHaveURL(/\/account\/password$/);
  },
);
