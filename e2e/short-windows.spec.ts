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

    test(`${size.width}: every panel of the navigation can be reached to its end`, async ({ page, path, t }) => {
      await page.goto(path('/contact-us'));
      const navigation = page.getByRole('banner').getByRole('navigation', { name: t('Layout.main') });
      await navigation.hover();
      const entries = navigation.locator('[aria-expanded]');
      await expect(entries.first()).toBeVisible();
      for (const entry of await entries.all()) {
        await entry.focus();
        await page.keyboard.press('ArrowDown');
        await expect(entry).toHaveAttribute('aria-expanded', 'true');
        const panel = navigation.locator('[data-open]');
        await expectReachable(page, panel.getByRole('link').and(page.locator(':visible')));
        await page.keyboard.press('Escape');
      }
    });

    test(`${size.width}: every dialog can be reached to its end`, async ({ page, path, t }) => {
      const expectDialog = async (name: string) => {
        const dialog = page.getByRole('dialog');
        await test.step(name, () =>
          expectReachable(page, dialog.locator('a, button, input:not([type=file])').and(page.locator(':visible'))),
        );
        await dialog.getByRole('button', { name: t('Ui.close') }).click();
        await expect(dialog).toBeHidden();
      };
      await page.goto(path('/shop/main/product/svc-window-seat'));
      await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
      await expectDialog('pictures');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('CartDrawer.add'), exact: true })
        .first()
        .click();
      await expectDialog('request list');
      await page.goto(path('/shop/main/cart'));
      await page.getByRole('button', { name: t('Cart.clear'), exact: true }).click();
      await expectDialog('question');
      await page.goto(path('/shop/main/product'));
      const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
      for (const name of names.slice(0, 4)) {
        // with a mouse it shows on the card that is pointed at
        await page.getByRole('link', { name, exact: true }).hover();
        await page.getByRole('button', { name: t('Compare.add', { title: name }) }).click();
      }
      await page.getByRole('button', { name: t('Compare.open', { count: 4 }) }).click();
      await expectDialog('comparison');
    });
  });
}
