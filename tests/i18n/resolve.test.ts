import { describe, expect, test } from 'vitest';
import { localeOfAcceptLanguage, localeOfVisit } from '@/lib/i18n/resolve';

const is =
  (locale: string) =>
  (tag: string): [string, string] => [tag, locale];

// @spec-2.27
describe('the language of an Accept-Language header', () => {
  test.each<[string | null, string | undefined]>([
    ['zh-Hant-CN', 'zh'],
    ['yue', 'zh'],
    ['zh', 'cn'],
    ['zh-Hans-HK', 'cn'],
    ['ZH-hk', 'zh'],
    // of an app's own browser
    ['zh_HK', 'zh'],
    ['zh_CN,zh;q=0.9', 'cn'],
    ['zh-HK,zh;q=0.9,en;q=0.8', 'zh'],
    ['en;q=0.1, zh-CN;q=0.2, zh-HK;q=0.3', 'zh'],
    ['fr,zh-HK;q=0.5', 'zh'],
    ['zh-HK;q=0,en;q=0.1', 'en'],
    ['zh-HK;q=abc,en;q=0.1', 'en'],
    ['zh-HK ; q=0.9 , en ; q=0.8', 'zh'],
    // older and regional names of Chinese, and tags that `Intl` refuses
    ...'zh-yue zh-yue-HK zh-CHT yue-HK nan-TW hak-TW cmn-Hant zh_TW.UTF-8 zh-HK- i-yue'.split(' ').map(is('zh')),
    ...'zh-CHS zh-cmn zh-cmn-Hans-CN cmn wuu hak nan-CN yue-CN gan-Hans zh-x zh-min-nan'.split(' ').map(is('cn')),
    ['en-US_POSIX.utf8@x', 'en'],
    ['i', undefined],
    ['*', undefined],
    [null, undefined],
    [';;;,,,q=1', undefined],
    ['zh-HK'.repeat(5000), undefined],
    [`${'fr,'.repeat(400)}zh-HK`, undefined],
  ])('%s is %s', (header, expected) => expect(localeOfAcceptLanguage(header)).toBe(expected));

  test.each([
    ['zh-HK', 'cn', 'zh'],
    ['fr', 'cn', 'cn'],
    ['fr', 'de', 'en'],
    ['', undefined, 'en'],
    [null, '__proto__', 'en'],
    ['en', 'zh', 'en'],
  ])('browser %s with cookie %s is %s', (header, cookie, expected) => {
    expect(localeOfVisit(header, cookie)).toBe(expected);
  });
});
