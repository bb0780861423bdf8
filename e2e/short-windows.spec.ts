import type { Locator, Page } from '@playwright/test';
import { SHORT_WINDOWS } from './combinations.ts';
import { expect, test } from './fixtures.ts';

/** What can be reached with a mouse lies in the window, or where it scrolls there. */
async function expectReachable(page: Page, parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
}

for (const size of SHORT_WINDOWS) {
  test.describe(`a window of ${size.width}x${size.height}`, { tag: '@once' }, () => {
    test.use({ viewport: size, beginAs: 'member-with-points' });

    // @spec-2.22
    test(`${size.width}: every entry of the account menu can be reached, and "Log out" logs out`, async ({
      page,
      path,
      t,
    }) => {
      await page.goto(path('/contact-us'));
      const header = page.getByRole('banner');
      const account = header.getByRole('button', { name: t('Layout.account'), exact: true });
      await account.click();
      const menu = header.locator('ul').filter({ has: page.getByRole('button', { name: t('Layout.logout') }) });
      await expectReachable(page, menu.getByRole('link'));
      const logOut = menu.getByRole('button', { name: t('Layout.logout') });
      await expectReachable(page, logOut);
      await logOut.click();
      await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
    });

    test(`${size.width}: the request list in its drawer can be reached to its end`, async ({ page, path, t }) => {
      await page.goto(path('/shop/main/product/svc-window-seat'));
      const add = page
        .getByRole('main')
        .getByRole('button', { name: t('CartDrawer.add'), exact: true })
        .first();
      await add.click();
      const drawer = page.getByRole('dialog', { name: t('CartDrawer.title') });
      await expectReachable(page, drawer.getByRole('link', { name: t('CartDrawer.checkout') }));
      await expectReachable(page, drawer.getByRole('button'));
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    });
  });
}
