import type { Locator, Page } from '@playwright/test';
import { SHORT_WINDOW } from './combinations.ts';
import { expect, test, type Translate } from './fixtures.ts';
import { choose, mediaFile } from './support/choose.ts';

/** What can be reached with a mouse lies in the window, or where it scrolls there. */
async function expectReachable(page: Page, parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
}

async function expectDialog(page: Page, t: Translate, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await test.step(name, () =>
    expectReachable(page, dialog.locator('a, button, input:not([type=file])').and(page.locator(':visible'))),
  );
  await dialog.getByRole('button', { name: t('Ui.close') }).click();
  await expect(dialog).toBeHidden();
}

test.describe('a low window', { tag: '@once' }, () => {
  test.use({ viewport: SHORT_WINDOW, beginAs: 'member-with-points' });

  // @spec-2.22
  test('panels of the navigation, the account menu and its logout can be reached', async ({ page, path, t }) => {
    await page.goto(path('/contact-us'));
    const header = page.getByRole('banner');
    const navigation = header.getByRole('navigation', { name: t('Layout.main') });
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
    await header.getByRole('button', { name: t('Layout.account'), exact: true }).click();
    const menu = header.locator('ul').filter({ has: page.getByRole('button', { name: t('Layout.logout') }) });
    await expectReachable(page, menu.getByRole('link'));
    const logOut = menu.getByRole('button', { name: t('Layout.logout') });
    await expectReachable(page, logOut);
    await logOut.click();
    await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
  });

  // e2e/sweeps/widths.spec.ts looks at the other dialogs and at pages in a window as low
  test('the comparison and the dialogs of the account can be used to their end', async ({ page, path, t }) => {
    await page.goto(path('/shop/main/product'));
    const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    for (const name of names.slice(0, 4)) {
      // with a mouse it shows on the card that is pointed at
      await page.getByRole('link', { name, exact: true }).hover();
      await page.getByRole('button', { name: t('Compare.add', { title: name }) }).click();
    }
    await page.getByRole('button', { name: t('Compare.open', { count: 4 }) }).click();
    await expectDialog(page, t, 'comparison');
    await page.goto(path('/account/vouchers'));
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first().click();
    await expectDialog(page, t, 'voucher');
    await page.goto(path('/account'));
    await page.getByRole('button', { name: t('Account.avatarAdd') }).click();
    await choose(page, t('Upload.choose'), mediaFile('bedroom-hotel'));
    await expect(page.getByRole('application', { name: t('Account.cropArea') })).toBeVisible();
    await expectDialog(page, t, 'avatar');
  });
});
