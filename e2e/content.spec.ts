import { expect, expectAccessible, test } from './fixtures.ts';

// @spec-1.16 @spec-2.3
test('the page about the studio @gate', async ({ page, path, t }) => {
  await page.goto(path('/about-us'));
  await expect(page.getByRole('heading', { level: 1, name: t('Content.aboutUs') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('Common.contactUs') })).toBeVisible();
  await expectAccessible(page);
});
