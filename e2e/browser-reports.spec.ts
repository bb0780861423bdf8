import { expect, type Page, test } from './fixtures.ts';

type Line = { type?: string; route?: string; language?: string; browser?: string; message?: string };
const reportsIn = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.includes('"msg":"browser report"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Line);

const fail = (page: Page) =>
  page.evaluate(() => void setTimeout(() => Promise.reject(new Error('a mistake of a test')), 0));

test('what goes wrong in a browser is a line of the log', { tag: '@once' }, async ({ shop, page, expectProblems }) => {
  expectProblems(/a mistake of a test/, /: 404 GET .*gone\.js/, /Refused to execute script/);
  // over http a browser sends no reports of its own: the header and the policy tell it where to, over https
  const response = await shop.open('/shop/main/product/svc-window-seat?from=someone@example.hk');
  expect(response?.headers()['reporting-endpoints']).toBe('default="/api/reports"');
  expect(response?.headers()['content-security-policy']).toMatch(/; report-uri \/api\/reports; report-to default$/);
  const reported = () => reportsIn(shop.output());
  const where = {
    type: 'script-error',
    route: '/shop/main/product/:id/:slug?',
    language: 'en',
    browser: expect.stringMatching(/^Chrome \d+$/),
  };

  // until the page has hydrated nobody listens
  await expect(async () => {
    await fail(page);
    expect(reported()).toContainEqual(expect.objectContaining({ ...where, message: 'Error: a mistake of a test' }));
  }).toPass();
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { src: '/_next/static/chunks/gone.js' })),
  );
  await expect
    .poll(reported)
    .toContainEqual(expect.objectContaining({ message: 'cannot load /_next/static/chunks/gone.js' }));
  expect(shop.output()).not.toContain('someone@example.hk');
});
