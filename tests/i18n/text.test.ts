import { describe, expect, test } from 'vitest';
import { langIn, textIn, localizedText } from '@/lib/i18n/text';

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
