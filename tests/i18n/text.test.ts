import { describe, expect, test } from 'vitest';
import { langIn, textIn, localizedText, unparted } from '@/lib/i18n/text';

describe('localizedText', () => {
  const whole = { en: 'Services', zh: '服務', cn: '服务' };

  test.each(['en', 'zh', 'cn'] as const)('is in the page’s language where there is such a text: %s', (locale) => {
    expect(localizedText(whole, locale)).toEqual({ text: whole[locale] });
    expect(langIn(whole, locale)).toEqual({});
  });

  test.each([
    [{ en: 'Services' }, 'zh', { text: 'Services', lang: 'en-HK' }],
    [{ en: 'Services', zh: '服務' }, 'cn', { text: 'Services', lang: 'en-HK' }],
    [{ zh: '服務' }, 'cn', { text: '服務', lang: 'zh-Hant-HK' }],
    [{ cn: '服务' }, 'en', { text: '服务', lang: 'zh-Hans-CN' }],
    [{ zh: '服務', cn: '服务' }, 'en', { text: '服務', lang: 'zh-Hant-HK' }],
    [{ en: ' ', zh: null, cn: '服务' }, 'zh', { text: '服务', lang: 'zh-Hans-CN' }],
  ] as const)('of %o in %s falls back to another language, and names it', (text, locale, expected) => {
    expect(localizedText(text, locale)).toEqual(expected);
    expect(textIn(text, locale)).toBe(expected.text);
    expect(langIn(text, locale)).toEqual({ lang: expected.lang });
  });

  test.each([undefined, null, {}, { en: '', zh: ' ' }])('of %o is empty', (text) => {
    expect(localizedText(text, 'zh')).toEqual({ text: '' });
    expect(langIn(text, 'zh')).toEqual({});
  });
});

// `~` is a space that no line ends at
test.each([
  ['A flat of 45 sq ft or 30 m² in 12 weeks', 'A flat of 45~sq~ft or 30~m² in 12~weeks'],
  ['From HK$ 1,200, or HKD 1,200', 'From HK$~1,200, or HKD~1,200'],
  ['Done on 3 September 2026, 10% within 5 days', 'Done on 3~September~2026, 10% within 5~days'],
  ['實用面積 45 平方呎，保留 7 天，約 2 星期', '實用面積 45~平方呎，保留 7~天，約~2~星期'],
  ['2026 年 9 月 15 日 10:30，第 3 期', '2026~年~9~月~15~日 10:30，第~3~期'],
  ['Unit 1203, Instalment 2', 'Unit~1203, Instalment~2'],
  ['+852 2345 6789 / 1.8 × 2 米', '+852~2345~6789 / 1.8~×~2~米'],
  ['Homes in Hong Kong since 2018. Words, 7', 'Homes in Hong~Kong since 2018. Words, 7'],
])('unparted of %s', (text, expected) => {
  expect(unparted(text)).toBe(expected.replaceAll('~', '\u00A0'));
  expect(textIn({ en: text }, 'en')).toBe(unparted(text));
});
