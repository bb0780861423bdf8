import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientOf, typedRecipient } from '@/lib/format/recipient';
import { composeAddress, parseAddress } from '@/lib/i18n/address';
import { isSamePath } from '@/lib/i18n/canonical';
import { LOCALES, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { formatPhone, isPhoneNumber, readPhone, splitDialled } from '@/lib/i18n/phone';
import { localeOfAcceptLanguage, localeOfVisit } from '@/lib/i18n/resolve';
import { localizedText } from '@/lib/i18n/text';
import { check } from '../fast-check.ts';
import { anyText, backendText, districtCode, locale, textOf } from '../generators.ts';

describe('a phone number', () => {
  const areaCode = fc.constantFrom('+852', '+86', '+853', '+1', '+44', '+351', '+886');
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
  const typed = textOf(
    '+852',
    '852',
    '00',
    '86',
    '44',
    ' ',
    '-',
    '(',
    ')',
    '2345',
    '6789',
    '９',
    '+',
    '0',
    '\u202d',
    'tel:',
  );

  it('of Hong Kong is the same however its digits are separated, with its area code or without', () =>
    check(
      fc.property(
        digits(8),
        fc.constantFrom(' ', '-', '', ' (', '\u2011', '\u2212', '\u200b'),
        fc.constantFrom('', '+852', '+852 ', '852 ', '00852 ', '+852 852 ', '\u202d'),
        (number, separator, code) => {
          const text = code + number.slice(0, 4) + separator + number.slice(4);
          expect(readPhone({ area_code: '+852', phone: text })).toEqual({ area_code: '+852', phone: number });
        },
      ),
    ));

  it('that was read is read as the same again, and what is accepted is digits alone', () =>
    check(
      fc.property(areaCode, fc.oneof(typed, anyText), (area_code, phone) => {
        const once = readPhone({ area_code, phone });
        if (!isPhoneNumber(once)) return;
        expect(once.phone).toMatch(/^[0-9]+$/);
        expect(once.area_code.length - 1 + once.phone.length).toBeLessThanOrEqual(15);
        expect(readPhone(once)).toEqual(once);
      }),
      400,
    ));

  it('is written so that it can be read', () =>
    check(
      fc.property(areaCode, fc.integer({ min: 4, max: 11 }).chain(digits), (area_code, typed) => {
        const { phone } = readPhone({ area_code, phone: typed });
        expect(readPhone({ area_code: '+852', phone: formatPhone(area_code, phone) })).toEqual({ area_code, phone });
        expect(splitDialled(formatPhone(area_code, phone))?.area_code).toBe(area_code);
      }),
    ));
});

describe('an address', () => {
  const linesOf = (first: string, between: string, ...pieces: string[]) =>
    fc
      .tuple(
        fc.array(fc.constantFrom(...pieces), { maxLength: 5 }),
        fc.constantFrom('', ',', ' ,', ',,', '\n', ' ', ', Kowloon', ' , Kowloon', '\nKwun Tong, Kowloon'),
      )
      .map(([parts, end]) => [first, ...parts].join(between) + end);
  const english = fc
    .constantFrom(', ', '\n', ',\n')
    .chain((between) => linesOf('Flat 12B', between, '1 Hip Wo Street', 'Tower 3', 'London'));
  const chinese = fc
    .constantFrom('', ' ', '\n', '，')
    .chain((between) => linesOf('協和街', between, '12樓', '九龍', '觀塘道', '九龍觀塘', '香港島'));
  const stored = fc.oneof(english, chinese, anyText);

  it('that was composed is read as its parts, and composed the same again', () =>
    check(
      fc.property(fc.oneof(english, chinese), districtCode, locale, (address, district, language) => {
        const line = composeAddress({ address, district }, language);
        const parts = parseAddress(line);
        expect(composeAddress(parts, language)).toBe(line);
        if (district !== '' && district !== 'elsewhere') expect(parts.district).toBe(district);
      }),
      400,
    ));

  it('that is not changed is sent as it was stored', () =>
    check(
      fc.property(stored, locale, (address, language) => {
        const kept = { name: 'Chan', address, area_code: '+852', phone: '23456789' };
        expect(recipientOf(typedRecipient(kept), language, kept)).toEqual(kept);
      }),
    ));

  it('of any kind is never lost', () =>
    check(
      fc.property(stored, (text) => {
        const { address, district } = parseAddress(text);
        expect(text).toContain(address);
        expect(district !== '' || address === text).toBe(true);
      }),
    ));
});

describe('Accept-Language', () => {
  const ranges = ['en', 'en-US', 'zh-HK', 'zh-Hant', 'zh-CN', 'zh', 'yue', 'fr', 'ja-JP', '*'];
  const header = textOf(...ranges, ',', ', ', ';q=0.8', ';q=1', ';q=0', ';q=', '; q=2', '-', 'i-klingon');

  it('of any form is answered with a language of the shop', () =>
    check(
      fc.property(fc.oneof(header, anyText), fc.oneof(fc.constantFrom(...LOCALES), anyText), (value, cookie) => {
        expect([undefined, ...LOCALES]).toContain(localeOfAcceptLanguage(value));
        expect(LOCALES).toContain(localeOfVisit(value, cookie));
      }),
      400,
    ));

  it('is answered by quality first, and languages that the shop does not have change nothing', () =>
    check(
      fc.property(
        fc.shuffledSubarray(['en', 'zh-HK', 'zh-CN'], { minLength: 1 }),
        fc.constantFrom('fr', 'ja', '*', 'x'),
        (wanted, foreign) => {
          const weighted = [foreign, ...wanted].map((range, index) => `${range};q=${(0.9 - index / 10).toFixed(1)}`);
          const found = { en: 'en', 'zh-HK': 'zh', 'zh-CN': 'cn' }[wanted[0] ?? ''];
          expect(localeOfAcceptLanguage(weighted.join(','))).toBe(found);
          expect(localeOfAcceptLanguage(weighted.toReversed().join(', '))).toBe(found);
        },
      ),
    ));
});

describe('paths and texts in a language', () => {
  const path = textOf('/', '/shop/main/product', '/zh', '/cn', '/en', '?a=1', '#b', '/%E5', '..').map(
    (text) => `/${text.replaceAll(/^\/+/g, '')}`,
  );

  it('a path gets its prefix and loses it again', () =>
    check(
      fc.property(path, locale, (plain, language) => {
        const pathname = plain.split(/[?#]/)[0] ?? '';
        if (splitLocale(pathname).hasPrefix) return;
        expect(splitLocale(localizedPath(pathname, language))).toMatchObject({ locale: language, path: pathname });
      }),
      200,
    ));

  it('a path is the same as itself, however it is encoded', () =>
    check(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (segments) => {
        const encoded = segments.map(encodeURIComponent).join('/');
        expect(isSamePath(encoded, encoded)).toBe(true);
        expect(
          isSamePath(
            encoded,
            encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase()),
          ),
        ).toBe(true);
      }),
    ));

  it('a text is in the language asked for, or says which language it is in', () =>
    check(
      fc.property(backendText, locale, (text, language) => {
        const shown = localizedText(text, language);
        const own = text[language]?.trim();
        if (own) expect(shown).toEqual({ text: own });
        else expect(shown.text === '' || shown.lang !== undefined).toBe(true);
        expect(shown.text === '').toBe(LOCALES.every((one) => !text[one]?.trim()));
      }),
    ));
});
