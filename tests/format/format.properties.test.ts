// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/lib/format/calendar-file';
import { withComparisons } from '@/lib/format/comparisons';
import { MAX_KEYWORD, readKeyword } from '@/lib/format/keyword';
import { matchParts } from '@/lib/format/matches';
import { discountPercent, formatMoney } from '@/lib/format/money';
import { plainText } from '@/lib/format/plain-text';
import { readable } from '@/lib/format/readable';
import { articleText, richText as richTextOf, sanitizeRichText } from '@/lib/format/rich-text';
import { slugOf, slugPart } from '@/lib/format/slug';
import { whatsappHref } from '@/lib/format/whatsapp';
import { check } from '../fast-check.ts';
import { amount, anyText, locale, richText, textOf, title } from '../generators.ts';

const ELEMENTS =
  'p h2 h3 h4 ul ol li strong em a img blockquote br figure figcaption table caption thead tbody tr th td'.split(' ');
const ADDED = ['div', 'span', 'b', 'input'];

/** The elements of HTML as a browser reads them. */
function elementsOf(html: string): Element[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.head.querySelectorAll('*'), ...page.body.querySelectorAll('*')];
}

function problemsOf(html: string, allowed: readonly string[]): string[] {
  return elementsOf(html).flatMap((element) => [
    ...(allowed.includes(element.localName) || element.localName === 'tbody' ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on|^style$|^srcdoc$|^id$/.test(name) && !(name === 'id' && value.startsWith('h-'))) return [`${name}=`];
      if (name !== 'href' && name !== 'src') return [];
      const { protocol } = new URL(value, 'https://shop.test');
      const good = name === 'src' ? ['https:', 'http:'] : ['https:', 'http:', 'mailto:', 'tel:'];
      return good.includes(protocol) ? [] : [`${name}=${value}`];
    }),
  ]);
}

describe('rich text, whatever staff or an attacker wrote', () => {
  it('keeps no script, handler, frame or foreign scheme', () =>
    check(
      fc.property(richText, (html) => {
        expect(problemsOf(sanitizeRichText(html), ELEMENTS)).toEqual([]);
      }),
      400,
    ));

  it('is the same once it has been sanitised again', () =>
    check(
      fc.property(richText, (html) => {
        const once = sanitizeRichText(html);
        expect(sanitizeRichText(once)).toBe(once);
      }),
      400,
    ));

  it('stays safe with tables, headings and comparisons', () =>
    check(
      fc.property(richText, title, (html, label) => {
        const { html: article, headings } = articleText(html, (number) => `${label} ${number}`);
        expect(problemsOf(withComparisons(article, label), [...ELEMENTS, ...ADDED])).toEqual([]);
        expect(
          problemsOf(
            richTextOf(html, () => label),
            [...ELEMENTS, ...ADDED],
          ),
        ).toEqual([]);
        const ids = headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(elementsOf(article).flatMap(({ id }) => (id ? [id] : []))).toEqual(ids);
      }),
      200,
    ));

  it('has headings with ids of their own, however alike they are', () =>
    check(
      fc.property(
        fc.array(fc.constantFrom('Oak', 'Oak 2', 'oak-2', 'Oak 3', '!!!', '2', '橡木'), { maxLength: 8 }),
        (words) => {
          const { headings } = articleText(words.map((word) => `<h2>${word}</h2>`).join(''), String);
          expect(new Set(headings.map(({ id }) => id)).size).toBe(words.length);
        },
      ),
    ));

  it('becomes one line of plain text, no longer than asked', () =>
    check(
      fc.property(richText, fc.integer({ min: 10, max: 200 }), (html, length) => {
        const text = plainText(sanitizeRichText(html), length);
        expect(text.length).toBeLessThanOrEqual(length);
        expect(text).not.toMatch(/[\r\n\t]/);
      }),
      200,
    ));
});

describe('slugs', () => {
  it('are slugs already, and hold nothing that a path could be read by', () =>
    check(
      fc.property(fc.oneof(title, anyText), (text) => {
        const slug = slugOf(text);
        expect(slugOf(slug)).toBe(slug);
        expect(slug).toMatch(/^(?:[a-z0-9\p{Script=Han}]+(?:-[a-z0-9\p{Script=Han}]+)*)?$/u);
      }),
      400,
    ));

  it('are encoded whole, and short enough for the routes', () =>
    check(
      fc.property(fc.oneof(title, anyText), (text) => {
        const part = slugPart(text);
        expect(part.length).toBeLessThanOrEqual(240);
        expect(slugOf(text).startsWith(decodeURIComponent(part))).toBe(true);
        expect(slugOf(decodeURIComponent(part))).toBe(decodeURIComponent(part));
      }),
      400,
    ));
});

describe('money', () => {
  it('reads back to the same amount, in the same letters in all languages', () =>
    check(
      fc.property(
        amount,
        fc.boolean(),
        fc.constantFrom('HKD', 'USD', 'EUR'),
        locale,
        (value, isNegative, currency, language) => {
          const text = formatMoney(isNegative ? -value : value, currency, language);
          expect(text).toBe(formatMoney(isNegative ? -value : value, currency, 'en'));
          expect(text).toMatch(/^−?(?:HK\$|US\$|EUR )\d{1,3}(?:,\d{3})*\.\d{2}$/);
          expect(Number(text.replaceAll(/[^\d.]/g, ''))).toBe(value);
        },
      ),
    ));

  it('is off by 0 to 100 per cent', () =>
    check(
      fc.property(amount, amount, (original, discounted) => {
        const percent = discountPercent(original, discounted);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(discounted < original || percent === 0).toBe(true);
      }),
    ));
});

describe('keywords', () => {
  const keyword = textOf('window ', '裝修', '\u202E', '\0', '　', '🏠', '%', ' ');
  it('are cleaned once, and short', () =>
    check(
      fc.property(keyword, (text) => {
        const read = readKeyword(text);
        expect(readKeyword(read)).toBe(read);
        expect([...(read ?? '')].length).toBeLessThanOrEqual(MAX_KEYWORD);
      }),
      200,
    ));

  it('mark parts of a text without changing it', () =>
    check(
      fc.property(fc.oneof(title, anyText), keyword, (text, words) => {
        const parts = matchParts(text, words).map((part) => part.text);
        expect(parts.join('')).toBe(text);
      }),
      400,
    ));
});

describe('a calendar file', () => {
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const unescaped = (value: string) =>
    value.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
  const text = textOf('a;b', ',', '\\', '\\n', '\n', '\r\n', 'BEGIN:VEVENT', '全屋裝修', '🏠', ' ');
  const at = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString());

  it('says what it was given, in lines of 75 octets at most, and nothing of it is another line', () =>
    check(
      fc.property(text, text, at, (summary, description, day) => {
        const file = calendarFile({ uid: 'u', at: day, title: summary, description }, '2026-11-01T00:00:00.000Z');
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const lines = unfolded(file);
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
        const said = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
        expect(unescaped(said)).toBe(
          summary.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' '),
        );
      }),
      200,
    ));
});

describe('other texts', () => {
  it('a value without words is readable: never lost, its first letter large', () =>
    check(
      fc.property(fc.stringMatching(/^[A-Za-z_-]{1,20}$/), (value) => {
        const letters = (words: string) => words.replaceAll(/[\s_-]/g, '').toLowerCase();
        expect(letters(readable(value))).toBe(letters(value));
      }),
    ));

  it('a WhatsApp link leads to WhatsApp, with the text as it was', () =>
    check(
      fc.property(anyText, fc.string({ unit: 'grapheme' }), (number, text) => {
        const href = whatsappHref(number, text);
        expect(href === undefined).toBe(!/\d/.test(number.normalize('NFKC')));
        if (href === undefined) return;
        expect(new URL(href).origin).toBe('https://wa.me');
        expect(new URL(href).searchParams.get('text') ?? '').toBe(text);
      }),
    ));
});
