import { errorMarkup } from '../lib/error/error-markup.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { untilBackendIsBack } from './support/stack.ts';

// @spec-8.11
test(
  'what is nowhere has its page, with status 404 and the words in the HTML',
  { tag: '@desktop' },
  async ({ page, path, t, expectProblems, request, locale }) => {
    expectProblems(/404/);
    const response = await request.get(path('/no/such/page'));
    expect(response.status()).toBe(404);
    const html = await response.text();
    for (const key of ['ErrorPages.notFoundTitle', 'ErrorPages.notFoundText', 'Error.home'])
      expect(html).toContain(t(key));
    await page.goto(path('/no/such/page'));
    await expect(page.getByRole('heading', { level: 1, name: t('ErrorPages.notFoundTitle') })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Error.home') })
      .click();
    await expect(page).toHaveURL(locale === 'en' ? /:\d+\/$/ : new RegExp(`/${locale}$`));
  },
);

test(
  'a page that was never shown, while the backend is down, says so with status 503, and when to come back',
  { tag: '@desktop' },
  async ({ page, path, t, locale, shopWith, expectProblems }) => {
    expectProblems(/50[023]/, /React error|minified/i);
    const { shop, client } = await shopWith({}, { ownMock: true });
    await client.down();
    const ask = () => fetch(shop.url + path('/shop/main/product'));
    // until the shop has found out, a page is a plain failure
    await expect.poll(async () => (await ask()).status).toBe(503);
    const response = await ask();
    const html = await response.text();
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain(errorMarkup(locale, 503));
    expect(html).not.toMatch(/\bat \S+ \(|ECONNREFUSED|stack/);

    await page.goto(shop.url + path('/shop/main/product'));
    await expect(page.getByRole('heading', { level: 1, name: t('Error.error') })).toBeVisible();
    await expect(page.getByText(t('Error.unreachable'))).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await client.up();
    await untilBackendIsBack({ shop });
    await page
      .getByRole('main')
      .getByRole('button', { name: t('Error.retry') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('Error.error') })).toBeHidden();
  },
);

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
