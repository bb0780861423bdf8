import { describe, expect, test } from 'vitest';
import { localeOf, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { isSamePath, redirectToCanonical } from '@/lib/i18n/canonical';

test.each([
  ['/zh/about-us', { locale: 'zh', path: '/about-us', hasPrefix: true }],
  ['/zh', { locale: 'zh', path: '/', hasPrefix: true }],
  ['/en', { locale: 'en', path: '/', hasPrefix: true }],
  ['/en/about-us', { locale: 'en', path: '/about-us', hasPrefix: true }],
  ['/zhongwen', { locale: 'en', path: '/zhongwen', hasPrefix: false }],
  ['/', { locale: 'en', path: '/', hasPrefix: false }],
  ['/ZH/about-us', { locale: 'en', path: '/ZH/about-us', hasPrefix: false }],
])('splitLocale: %s', (pathname, expected) => expect(splitLocale(pathname)).toEqual(expected));

test.each([
  ['/', 'en', '/'],
  ['/', 'zh', '/zh'],
  ['/?x=1', 'zh', '/zh?x=1'],
  ['/#top', 'cn', '/cn#top'],
  ['/about-us?x=1', 'en', '/about-us?x=1'],
  ['/about-us?x=1', 'cn', '/cn/about-us?x=1'],
] as const)('localizedPath %s in %s', (path, locale, expected) => expect(localizedPath(path, locale)).toBe(expected));

test.each([
  ['cn', 'cn'],
  ['zh-Hant-HK', 'zh'],
  ['zh-CN', undefined],
  ['EN', undefined],
  [null, undefined],
])('localeOf %s is %s', (value, locale) => expect(localeOf(value)).toBe(locale));

describe('the canonical URL of a page', () => {
  test.each([
    ['/a/b', '/a/b', true],
    ['/a/%E5%8F%B0', '/a/%e5%8f%b0', true],
    ['/a/台', '/a/%E5%8F%B0', true],
    ['/a/b%2Fc', '/a/b/c', false],
    ['/a/b', '/a', false],
    // what cannot be decoded equals only itself
    ['/a%0Ab', '/a/b', false],
    ['/a/%E5', '/a/%E5', true],
  ])('%s and %s are the same: %s', (one, other, isSame) => expect(isSamePath(one, other)).toBe(isSame));

  test('is where any other path is redirected to, in its language', () => {
    expect(() => redirectToCanonical('/posts/p1/old', '/posts/p1/%E5%8F%B0', 'zh')).toThrow(
      expect.objectContaining({ digest: expect.stringContaining(';/zh/posts/p1/%E5%8F%B0;308') }),
    );
    expect(() => redirectToCanonical('/posts/p1', '/posts/p1/new', 'en')).toThrow(
      expect.objectContaining({ digest: expect.stringContaining(';/posts/p1/new;308') }),
    );
  });

  test('has the slug even where it equals the id', () => {
    expect(() => redirectToCanonical('/posts/kitchen', '/posts/kitchen/kitchen', 'en')).toThrow('NEXT_REDIRECT');
    expect(() => redirectToCanonical('/posts/kitchen/kitchen', '/posts/kitchen/kitchen', 'en')).not.toThrow();
  });
});
