import { getRedirectUrl, getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest, type NextResponse } from 'next/server';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LOCALE_COOKIE } from '@/lib/i18n/locales';
import { REDUCED_HEADER, reducedMark } from '@/lib/server/reduced-url';
import middleware, { config } from '@/middleware';
import { stubExampleVariables } from '../server/example-env.ts';

const ORIGIN = 'http://localhost:3000';
beforeAll(() => stubExampleVariables());

const visit = (path: string, headers: Record<string, string> = {}): Promise<NextResponse> =>
  middleware(new NextRequest(ORIGIN + path, { headers }));
const isPassedOn = (response: NextResponse) => response.headers.get('x-middleware-next') === '1';
const cacheControlOf = (response: NextResponse) => response.headers.get('cache-control');

describe('the middleware', () => {
  test.each([
    ['/zh', true],
    ['/wp-login.php', true],
    ['/api/orders/all', false],
    ['/_next/static/x.js', false],
  ])('runs for %s: %s', (url, isRun) => expect(unstable_doesMiddlewareMatch({ config, url })).toBe(isRun));

  test.each(['/zh/about-us', '/sitemap.xml', '/cn/feed.xml', '/posts/post-1/title.md', '/.well-known/security.txt'])(
    'passes %s on as it is',
    async (path) => {
      const response = await visit(path, { 'accept-language': 'en', cookie: `${LOCALE_COOKIE}=cn` });
      expect(isPassedOn(response)).toBe(true);
      expect(cacheControlOf(response)).toBeNull();
    },
  );

  test('shows no page in production unless server.ts has reduced its URL', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.stubEnv('NODE_ENV', 'test'));
    const statusWith = async (mark: string) => (await visit('/about-us', { [REDUCED_HEADER]: mark })).status;
    expect([await statusWith(''), await statusWith('a guess'), await statusWith(reducedMark())]).toEqual([
      500, 500, 200,
    ]);
  });

  test.each([
    ['/about-us', '/en/about-us'],
    ['/shop/main/product/a%2Fb/%E5%B9%B3', '/en/shop/main/product/a%2Fb/%E5%B9%B3'],
    ['/shop/main/product/a/50%25-off', '/en/shop/main/product/a/50%25-off'],
  ])('renders English, which has no prefix, in its folder, whatever the visitor reads: %s', async (path, folder) => {
    const response = await visit(path, { 'accept-language': 'zh-HK', cookie: `${LOCALE_COOKIE}=cn` });
    expect([response.status, getRewrittenUrl(response), cacheControlOf(response)]).toEqual([
      200,
      ORIGIN + folder,
      null,
    ]);
  });

  const LISTING = '/shop/main/product';
  test.each([
    // a cached page has few variants, whose values stand in its path
    [LISTING, '/cached/-/-/-'],
    [`/zh${LISTING}?page=2`, '/cached/-/-/2'],
    [`${LISTING}?category=cat-a&sort=price-asc&page=3&utm_source=mail`, '/cached/cat-a/price-asc/3'],
    [`${LISTING}?category=&keyword=&sort=a%2Fb`, '/cached/-/-/-'],
    ['/cn/posts?category=..%2Fadmin', '/cached/_/-'],
    ['/authentication/login/email', '/cached/-'],
    ['/authentication/login/email?ended=1', '/cached/1'],
  ])('renders %s in the folder of its list: %s', async (path, folder) => {
    const { pathname } = new URL(path, ORIGIN);
    const prefix = /^\/(?:zh|cn)\//.test(pathname) ? '' : '/en';
    expect(getRewrittenUrl(await visit(path))).toBe(ORIGIN + prefix + pathname + folder);
  });

  // there is any number of them; what the page does not read is left out
  test.each([
    [`${LISTING}?category=cat-a&keyword=oak`, `/en/search${LISTING}?category=cat-a&keyword=oak`],
    ['/zh/posts?keyword=oak&page=2&utm_source=mail', '/zh/search/posts?keyword=oak&page=2'],
  ])('renders a search for each request: %s', async (path, rendered) => {
    expect(getRewrittenUrl(await visit(path))).toBe(ORIGIN + rendered);
  });

  test.each(['/authentication/verify', '/zh/authentication/reset-password'])(
    'lets no mail scanner and no prefetch use up the code in a link to %s',
    async (path) => {
      const link = `${path}?verification_code=code`;
      const head = await middleware(new NextRequest(ORIGIN + link, { method: 'HEAD' }));
      expect([head.status, isPassedOn(head), cacheControlOf(head)]).toEqual([200, false, 'no-store']);
      for (const purpose of ['prefetch', 'prefetch;prerender']) {
        const refused = await visit(link, { 'sec-purpose': purpose });
        expect([refused.status, isPassedOn(refused), cacheControlOf(refused)]).toEqual([503, false, 'no-store']);
      }
      expect((await visit(link)).status).toBe(200);
      expect((await visit('/about-us', { 'sec-purpose': 'prefetch' })).status).toBe(200);
    },
  );

  test.each(['/authentication/verify?verification_code=x', '/posts?keyword=oak', '/cn/shop/main/product?offer=1'])(
    'keeps what is rendered for each request out of caches: %s',
    async (path) => expect(cacheControlOf(await visit(path))).toBe('private, no-store'),
  );

  // @spec-10.2
  test.each([
    [{ 'accept-language': 'zh-HK' }, '/zh'],
    [{ 'accept-language': 'zh-HK', cookie: 'store_i18n=cn' }, '/zh'],
    [{ 'accept-language': 'fr', cookie: 'store_i18n=cn' }, '/cn'],
    [{ 'accept-language': ';;q=,<script>,zh+HK,\u00ff' }, undefined],
    [{ 'accept-language': 'zh-HK', 'sec-fetch-site': 'same-origin' }, undefined],
    [{ 'accept-language': 'zh-HK', referer: 'http://localhost:3000/about-us', host: 'localhost:3000' }, undefined],
    [{}, undefined],
  ])('lets / choose a language for visits from outside: %o', async (headers, target) => {
    const query = '?utm_source=a&b=%E4%B8%AD';
    const response = await visit(`/${query}`, headers as Record<string, string>);
    expect(getRedirectUrl(response)).toBe(target ? ORIGIN + target + query : null);
    expect(getRewrittenUrl(response)).toBe(target ? null : `${ORIGIN}/en${query}`);
    expect(response.headers.get('vary')).toBe(target ? 'Accept-Language, Cookie, Sec-Fetch-Site' : null);
  });
});
