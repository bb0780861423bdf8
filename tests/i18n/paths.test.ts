import { describe, expect, test } from 'vitest';
import { splitLocale } from '@/lib/i18n/locales';
import { isKnownFile } from '@/lib/i18n/files';
import { isKnownPath } from '@/lib/i18n/paths';
import { config } from '@/middleware';

/** The matcher as the framework reads it: anchored at both ends. */
const UNKNOWN = new RegExp(`^${config.matcher.find((entry) => typeof entry === 'string' && entry.startsWith('/((?!'))}$`);

/** Routes that are cached pages: known, and left alone by the matcher. */
const PAGES = [
  '/about-us',
  '/contact-us',
  '/offline',
  '/terms-of-service/disclaimer',
  '/terms-of-service/payment-terms-and-special-fees',
  '/terms-of-service/privacy-policy',
  '/terms-of-service/refund-policy',
  '/terms-of-service/terms-and-conditions',
  '/shop/main/cart',
  '/shop/main/product',
  '/shop/main/product/svc-1',
  '/shop/main/product/svc-1/floor-plan',
  '/shop/main/product/svc-1/%E5%B9%B3%E9%9D%A2',
  '/shop/main/order',
  '/shop/main/order/order-1',
  '/shop/project/order',
  '/shop/project/order/order-1',
  '/result/success',
  '/result/failure',
  '/result/cancelled',
  '/result/order/success',
  '/result/order/failure',
  '/result/verification_code/failure',
  '/posts',
  '/posts/post-1',
  '/posts/post-1/slug',
];
const GUARDED = [
  '/account',
  '/account/wishlist',
  '/account/update-email',
  '/authentication/login/email',
  '/authentication/register/email',
  '/authentication/forget-password/email',
  '/authentication/reset-password',
  '/authentication/verify',
];
const UNKNOWN_PATHS = [
  '/nothing',
  '/about-us/more',
  '/shop',
  '/shop/main',
  '/shop/main/product/1/2/3',
  '/shop/main/cart/1',
  '/shop/other/product',
  '/result',
  '/result/order',
  '/result/order/other',
  '/terms-of-service',
  '/terms-of-service/other',
  '/authentication',
  '/authentication/login',
  '/authentication/login/phone',
  '/posts/1/2/3',
  '/account/a/b',
  '/not-found',
  '/wp-admin/index.php',
  '/About-us',
  `/shop/main/product/${'x'.repeat(101)}`,
];

describe('routes and middleware agree', () => {
  test.each(PAGES)('%s is known, and answered without the middleware', (path) => {
    expect(isKnownPath(path)).toBe(true);
    for (const prefix of ['', '/zh', '/cn']) expect(UNKNOWN.test(prefix + path), prefix + path).toBe(false);
  });

  test.each(GUARDED)('%s is known, and passes the middleware', (path) => {
    expect(isKnownPath(path)).toBe(true);
  });

  test.each(UNKNOWN_PATHS)('%s is unknown, and the middleware sees it', (path) => {
    expect(isKnownPath(path)).toBe(false);
    for (const prefix of ['', '/zh', '/cn']) expect(UNKNOWN.test(prefix + path), prefix + path).toBe(true);
  });

  test.each([
    '/api/orders/all',
    '/_next/static/x.js',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/services-20.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/zh/manifest.webmanifest',
    '/feed.xml',
    '/cn/feed.xml',
    '/favicon.ico',
    '/icons/icon-192.png',
  ])('%s is no page', (path) => {
    expect(UNKNOWN.test(path)).toBe(false);
    expect(isKnownFile(path)).toBe(!/^\/(?:api|_next)\//.test(path));
  });

  test.each(['/sitemap/0.xml', '/sitemap/services-1/x.xml', '/en/feed.xml', '/fr/feed.xml', '/feed.xml/more', '/icons/../secret', '/icons'])(
    '%s is no file either',
    (path) => {
      expect(UNKNOWN.test(path)).toBe(true);
      expect(isKnownFile(path)).toBe(false);
    },
  );

  test.each(['/og/en/page/home', '/og/zh/service/svc-1/0123456789.jpg', '/og/cn/post/%E5%B9%B3/0123456789.jpg'])('%s is a picture', (path) => {
    expect(UNKNOWN.test(path)).toBe(false);
    expect(isKnownFile(path)).toBe(true);
  });

  test.each(['/og', '/og/en/page', '/og/fr/page/home', '/og/en/other/home', '/og/en/page/home/other.jpg', '/zh/og/en/page/home'])('%s is none', (path) => {
    expect(UNKNOWN.test(path)).toBe(true);
    expect(isKnownFile(path)).toBe(false);
    expect(isKnownPath(splitLocale(path).path)).toBe(false);
  });

  test.each(['/zh', '/cn'])('%s is a home page', (path) => {
    expect(UNKNOWN.test(path)).toBe(false);
    expect(isKnownPath(splitLocale(path).path)).toBe(true);
  });
});

describe('splitLocale', () => {
  test.each([
    ['/zh/about-us', { locale: 'zh', path: '/about-us', hasPrefix: true }],
    ['/zh', { locale: 'zh', path: '/', hasPrefix: true }],
    ['/en', { locale: 'en', path: '/', hasPrefix: true }],
    ['/en/about-us', { locale: 'en', path: '/about-us', hasPrefix: true }],
    ['/zhongwen', { locale: 'en', path: '/zhongwen', hasPrefix: false }],
    ['/', { locale: 'en', path: '/', hasPrefix: false }],
    ['/ZH/about-us', { locale: 'en', path: '/ZH/about-us', hasPrefix: false }],
  ])('%s', (pathname, expected) => {
    expect(splitLocale(pathname)).toEqual(expected);
  });
});
