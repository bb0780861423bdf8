import type { Locator, Page } from '@playwright/test';
import { SHORT_WINDOW } from './combinations.ts';
import { expect, test } from './fixtures.ts';

/** What can be reached with a mouse lies in the window, or where it scrolls there. */
async function expectReachable(page: Page, parts: Locator): Promise<void> {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
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
});
