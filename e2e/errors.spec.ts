import { expect, test } from './fixtures.ts';

// @spec-8.7
test('a failed code load reloads the page, once', { tag: '@once' }, async ({ page, path, expectProblems }) => {
  expectProblems(/request failed|Failed to load|ERR_FAILED|chunk/i);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(path('/about-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const breakCode = () =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/_next/static/chunks/gone.js';
      document.body.append(script);
    });
  await page.route('**/gone.js', (route) => route.abort());
  await Promise.all([page.waitForEvent('load'), breakCode()]);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.url().includes('gone.js')), breakCode()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});
