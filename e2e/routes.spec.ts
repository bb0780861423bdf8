import { LOCALES, localizedPath, LOCALE_TABLE } from '../lib/i18n/locales.ts';
import { expect, test } from './fixtures.ts';
import { canonicalOf } from './support/head.ts';
import { ask, type Reply, targetOf } from './support/http.ts';
import { translatorOf } from './support/messages.ts';

const REGISTERED = 'auth.type=EMAIL';
const GUEST = 'auth.type=TEMP';
const langOf = ({ body }: Reply) => /<html[^>]*\blang="([^"]*)"/.exec(body)?.[1];

const NOT_FOUND = [
  '/not-found',
  '/nothing',
  '/nothing/at/all',
  '/shop',
  '/shop/main/cart/1',
  '/shop/other/product',
  '/terms-of-service/other',
  '/result/order/other',
  '/blog/1',
  '/collection/left-sidebar',
  '/wp-login.php',
  '/.env',
  '/%F0%9F%9B%8B',
  `/shop/main/product/${'x'.repeat(10_000)}`,
  `/shop/main/product/${encodeURIComponent(`"'<b>`)}`,
  '/shop/main/product/a%2Fb',
  '/shop/main/product/none',
  '/shop/main/product?category=none',
  '/posts/none',
  '/posts?category=none',
  '/shop/main/product/cached/cat-furniture/-/-',
  '/posts/cached/-/-',
  '/search/posts',
];
test.describe('every route', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    // @spec-2.18 @spec-8.11
    test(`anything else is a 404 in ${locale}, with the words in the HTML`, async ({ stack }) => {
      const t = translatorOf(locale);
      for (const route of NOT_FOUND) {
        const path = localizedPath(route, locale);
        const reply = await ask(stack.shop.url + path);
        expect(reply.status, path).toBe(404);
        expect([langOf(reply), canonicalOf(reply.body)], path).toEqual([
          LOCALE_TABLE[locale].tag,
          stack.shop.url + localizedPath('/not-found', locale),
        ]);
        expect(/<title>([^<]*)<\/title>/.exec(reply.body)?.[1], path).toContain(t('ErrorPages.notFoundTitle'));
        expect(reply.body, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
        for (const key of ['ErrorPages.notFoundTitle', 'ErrorPages.notFoundText', 'Common.homePage'])
          expect(reply.body.includes(t(key)), `${path} ${key}`).toBe(true);
        expect(reply.headers['cache-control'], path).not.toContain('s-maxage');
      }
    });

    // @spec-2.7 @spec-4.8
    test(`guards send where they should in ${locale}`, async ({ stack }) => {
      const at = (path: string) => localizedPath(path, locale);
      const login = (from: string) => `${at('/authentication/login/email')}?from=${encodeURIComponent(from)}`;
      const cases: [string, string, string | undefined][] = [
        ['/account', GUEST, login('/account')],
        ['/account', '', login('/account')],
        ['/account', 'auth.type=%00rubbish', login('/account')],
        ['/account/orders', GUEST, login('/account/orders')],
        ['/account/update-email?x=1', GUEST, login('/account/update-email?x=1')],
        ['/account', REGISTERED, undefined],
        ['/authentication/login/email', REGISTERED, at('/')],
        ['/authentication/register/email', REGISTERED, at('/')],
        ['/authentication/forget-password/email', REGISTERED, at('/')],
        ['/authentication/login/email', GUEST, undefined],
      ];
      for (const [path, cookie, target] of cases) {
        const reply = await ask(stack.shop.url + at(path), { cookie });
        expect(targetOf(reply), `${path} with ${cookie}`).toBe(target);
        expect(reply.status, `${path} with ${cookie}`).toBe(target ? 302 : 200);
        expect(reply.headers['cache-control'], path).toContain('no-store');
      }
    });
  }

  // @spec-2.8 @spec-4.9 @spec-5.5
  test('verification links without a good code end at the failure page', async ({ stack, mock }) => {
    for (const path of ['/authentication/verify', '/authentication/reset-password'])
      for (const query of ['', '?verification_code=', '?verification_code=wrong'])
        for (const locale of LOCALES) {
          const reply = await ask(stack.shop.url + localizedPath(path + query, locale));
          expect([302, 303, 307], path + query).toContain(reply.status);
          expect(targetOf(reply), path + query).toBe(localizedPath('/result/verification_code/failure', locale));
        }
    await mock.fault({ call: 'verify', status: 500 });
    const failed = await ask(`${stack.shop.url}/authentication/verify?verification_code=any`);
    expect(targetOf(failed)).toBe('/result/verification_code/failure');
  });
});

// @spec-9.6
test.describe('locale rules', { tag: '@once' }, () => {
  // every header is looked at in tests/routes/middleware.test.ts: here what the server around it makes of the response
  const CASES: [path: string, headers: Record<string, string>, status: number, target?: string][] = [
    ['/', { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' }, 302, '/zh'],
    ['/', { 'accept-language': 'zh-HK', 'sec-fetch-site': 'same-origin' }, 200],
    ['/', {}, 200],
    ['/en/shop/main/product?page=2&sort=newest', {}, 302, '/shop/main/product?page=2&sort=newest'],
    ['/zh/', {}, 308, '/zh'],
  ];
  for (const [path, headers, status, target] of CASES) {
    test(`${path} with ${JSON.stringify(headers)}: ${target ?? status}`, async ({ stack }) => {
      // the English home page is in memory, which must not respond for another language
      if (path === '/') await ask(stack.shop.url + path);
      const reply = await ask(stack.shop.url + path, headers);
      expect([reply.status, targetOf(reply), reply.cookies]).toEqual([status, target, []]);
      if (status === 200) expect(langOf(reply)).toBe(LOCALE_TABLE.en.tag);
      if (path === '/') {
        expect(reply.headers['cache-control']).toBe('private, no-cache');
        for (const header of target ? ['Accept-Language', 'Cookie', 'Sec-Fetch-Site'] : [])
          expect(reply.headers.vary).toContain(header);
      }
    });
  }

  // @spec-4.24
  test('the browser writes the cookie for the language in use', async ({ page, context }) => {
    await page.goto('/zh/about-us');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'store_i18n')?.value)
      .toBe('zh');
    const cookie = (await context.cookies()).find(({ name }) => name === 'store_i18n');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  });

  // @spec-2.28
  test('ROOT_REDIRECT sends / on, in the visitor’s language', async ({ shopWith }) => {
    const { shop } = await shopWith({ ROOT_REDIRECT: '/shop/main/product' });
    const cases: [Record<string, string>, number, string | undefined][] = [
      [{}, 302, '/shop/main/product?x=1'],
      [{ 'accept-language': 'zh-HK' }, 302, '/zh/shop/main/product?x=1'],
      [{ cookie: 'store_i18n=cn' }, 302, '/cn/shop/main/product?x=1'],
    ];
    for (const [headers, status, target] of cases) {
      const reply = await ask(`${shop.url}/?x=1`, headers);
      expect([reply.status, targetOf(reply)]).toEqual([status, target]);
      expect(reply.headers.vary).toContain('Accept-Language');
    }
  });
});
