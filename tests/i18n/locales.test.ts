import { describe, expect, test } from 'vitest';
import { localeOf, localizedPath, splitLocale } from '@/lib/i18n/locales';

describe('splitLocale', () => {
  test.each([
    ['/zh/about-us', { locale: 'zh', path: '/about-us', hasPrefix: true }],
    ['/zh', { locale: 'zh', path: '/', hasPrefix: true }],
    ['/en', { locale: 'en', path: '/', hasPrefix: true }],
    ['/en/about-us', { locale: 'en', path: '/about-us', hasPrefix: true }],
    ['/zhongwen', { locale: 'en', path: '/zhongwen', hasPrefix: false }],
    ['/', { locale: 'en', path: '/', hasPrefix: false }],
    ['/ZH/about-us', { locale: 'en', path: '/ZH/about-us', hasPrefix: false }],
  ])('%s', (pathname, expected) => expect(splitLocale(pathname)).toEqual(expected));
});

describe('localizedPath', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'zh', '/zh'],
    ['/?x=1', 'zh', '/zh?x=1'],
    ['/#top', 'cn', '/cn#top'],
    ['/about-us?x=1', 'en', '/about-us?x=1'],
    ['/about-us?x=1', 'cn', '/cn/about-us?x=1'],
  ] as const)('%s in %s', (path, locale, expected) => expect(localizedPath(path, locale)).toBe(expected));
});

test.each([
  ['cn', 'cn'],
  ['zh-Hant-HK', 'zh'],
  ['zh-CN', undefined],
  ['EN', undefined],
  [null, undefined],
])('localeOf %s is %s', (value, locale) => expect(localeOf(value)).toBe(locale));
