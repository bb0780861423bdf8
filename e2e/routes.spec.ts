import { expect, test } from './fixtures.ts';

test('home answers', async ({ page, path, mock }) => {
  await page.goto(path('/'));
  await expect(page.locator('main')).toBeVisible();
  console.log((await mock.requests()).map((r) => `${r.method} ${r.path} ${r.status} ${r.violations}`));
});
