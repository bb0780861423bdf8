import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, test } from './fixtures.ts';

const SERVICE = '/shop/main/product/svc-window-seat/window-seat';

test('a password manager finds the page to change one', { tag: '@once' }, async ({ page, shop, context, persona }) => {
  const response = await fetch(`${shop.url}/.well-known/change-password`, {
    redirect: 'manual',
    headers: { 'accept-language': 'zh-HK' },
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/zh/account/password']);
  // where it would go without a page of that name
  expect(
    (await fetch(`${shop.url}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`)).status,
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
});

test('services, articles and lists of them are there as Markdown', { tag: '@once' }, async ({ shop, request }) => {
  const page = await request.get(shop.url + SERVICE);
  expect(page.headers().link).toBe(`<${SERVICE}.md>; rel="alternate"; type="text/markdown"`);
  // again, from the server's memory
  expect((await request.get(shop.url + SERVICE)).headers().link).toBe(page.headers().link);
  expect((await request.get(`${shop.url}/about-us`)).headers()).not.toHaveProperty('link');
  // what the page says, whatever the client accepts
  const markdown = await request.get(`${shop.url}${SERVICE}.md`, { headers: { accept: 'text/html' } });
  expect(markdown.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect(await markdown.text()).toMatch(/^# Window seat\n[\s\S]*HK\$12,800/);
  expect(
    (await request.get(shop.url + SERVICE, { headers: { accept: 'text/markdown' } })).headers()['content-type'],
  ).toContain('text/html');

  for (const locale of LOCALES) {
    const list = await (await request.get(shop.url + localizedPath('/llms.txt', locale))).text();
    // the head says where it is and which languages there are, each link what it costs
    for (const one of LOCALES) expect(list).toContain(`](${shop.url}${localizedPath('/llms.txt', one)})`);
    expect(list).toMatch(/\.md\): .+HK\$12,800/);
    const first = /\((\S+\.md)\)/.exec(list)?.[1] ?? '';
    expect((await request.get(first)).status()).toBe(200);
    expect(new URL(first).pathname.startsWith(localizedPath('/shop/', locale))).toBe(true);
  }
  // another slug leads to the title's, an unknown id to nothing
  const moved = await request.get(`${shop.url}/shop/main/product/svc-window-seat/old.md`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, `${SERVICE}.md`]);
  expect((await request.get(`${shop.url}/posts/unknown.md`)).status()).toBe(404);
});
