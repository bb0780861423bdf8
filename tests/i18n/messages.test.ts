// @vitest-environment node
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import cn from '@/messages/cn.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { foreignCharacters } from './scripts';

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`)));
const files = { en: flat(en as Tree), zh: flat(zh as Tree), cn: flat(cn as Tree) };
const maps = { en: new Map(files.en), zh: new Map(files.zh), cn: new Map(files.cn) };

/** The names of a message's arguments; of its tags too. A number may be a plural in one language and a plain one in another. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsOf(element.children)];
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
    return [element.value];
  });
}

/** Arguments that are numbers, dates or Latin names: they stand apart from Chinese as such words do. */
const LATIN_ARGUMENTS = /^(n|.*count|page|pages|points|rating|price|amount|total|seconds|date|phone|email|percent|size|qty|quantity|index|number|id|min|max)$/i;

/** What a reader sees: one text per branch of a plural or select. Arguments are `{1}` where they are Latin, `〇` where they are words. */
function readings(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>((texts, element) => texts.flatMap((text) => readingsOf(element).map((ending) => text + ending)), ['']);
}

function readingsOf(element: MessageFormatElement): string[] {
  if (isLiteralElement(element)) return [element.value];
  if (isPoundElement(element)) return ['{1}'];
  if (isTagElement(element)) return readings(element.children);
  if (isPluralElement(element) || isSelectElement(element)) return Object.values(element.options).flatMap(({ value }) => readings(value));
  return [LATIN_ARGUMENTS.test(element.value) ? '{1}' : '〇'];
}

function pluralsOf(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (isPluralElement(element))
      return [
        Object.keys(element.options).filter((option) => !option.startsWith('=')),
        ...Object.values(element.options).flatMap(({ value }) => pluralsOf(value)),
      ];
    if (isSelectElement(element)) return Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return isTagElement(element) ? pluralsOf(element.children) : [];
  });
}

const read = (locale: 'en' | 'zh' | 'cn') => files[locale].flatMap(([key, message]) => readings(parse(message)).map((text) => ({ key, text })));
const findings = (locale: 'en' | 'zh' | 'cn', isWrong: (text: string, key: string) => boolean) =>
  read(locale)
    .filter(({ text, key }) => isWrong(text, key))
    .map(({ key, text }) => `${key}: ${text}`);

/** Texts that the specification gives, character for character (glossary, part 3). */
const LITERAL = { 電郵格式不正确: true, 服務器報錯: true, 'Order not found': true } as Record<string, true>;
const LANGUAGE_NAMES = /English|繁體中文|简体中文/g;

describe('the three message files', () => {
  test('have the same keys', () => {
    const keys = (locale: 'en' | 'zh' | 'cn') => files[locale].map(([key]) => key).toSorted();
    expect(keys('zh')).toEqual(keys('en'));
    expect(keys('cn')).toEqual(keys('en'));
  });

  test.each(['en', 'zh', 'cn'] as const)('%s: every message parses and none is empty', (locale) => {
    for (const [key, message] of files[locale]) {
      expect(message.trim(), key).not.toBe('');
      expect(() => parse(message), key).not.toThrow();
    }
  });

  test.each(['zh', 'cn'] as const)('%s: every message takes the arguments of the English one', (locale) => {
    for (const [key, message] of files[locale]) {
      const unique = (text: string) => [...new Set(argumentsOf(parse(text)))].toSorted();
      expect(unique(message), key).toEqual(unique(maps.en.get(key) ?? ''));
    }
  });

  test.each([
    ['en', ['one', 'other']],
    ['zh', ['other']],
    ['cn', ['other']],
  ] as const)('%s: plurals are written out', (locale, expected) => {
    for (const [key, message] of files[locale]) for (const options of pluralsOf(parse(message))) expect(options.toSorted(), key).toEqual(expected);
  });
});

describe('the glossary’s style', () => {
  test.each(['zh', 'cn'] as const)('%s is written in its own script', (locale) => {
    expect(findings(locale, (text) => !LITERAL[text] && foreignCharacters(text.replaceAll(LANGUAGE_NAMES, ''), locale).length > 0)).toEqual([]);
  });

  test.each(['en', 'zh', 'cn'] as const)('%s has no exclamation marks but the literal one, and … for waiting', (locale) => {
    expect(findings(locale, (text) => /[!！]/.test(text) && !/^(Oops!|抱歉！)/.test(text))).toEqual([]);
    expect(findings(locale, (text) => text.includes('...'))).toEqual([]);
  });

  test('en has curly quotes and the shop’s own nouns', () => {
    expect(findings('en', (text) => /['"]/.test(text))).toEqual([]);
    expect(findings('en', (text) => !LITERAL[text] && /\b(products?|items?|orders?)\b/i.test(text.replaceAll(/project orders?/gi, '')))).toEqual([]);
  });

  test.each(['zh', 'cn'] as const)('%s has one half-width space between Chinese and Latin, and full-width punctuation', (locale) => {
    expect(findings(locale, (text) => /[\u4e00-\u9fff][A-Za-z0-9{]|[A-Za-z0-9}%][\u4e00-\u9fff]/.test(text))).toEqual([]);
    expect(findings(locale, (text) => /[\u4e00-\u9fff][,;:?()]|[,;:?()][\u4e00-\u9fff]/.test(text))).toEqual([]);
    expect(findings(locale, (text) => / [，。：；？（）、]|[，。：；？（）、] /.test(text))).toEqual([]);
  });

  test('zh has Hong Kong words', () => {
    expect(findings('zh', (text) => !LITERAL[text] && /默認|登錄|賬|網路|軟體|品質|服務器|上傳|保存|視頻|嘅|咗|唔|你/.test(text))).toEqual([]);
  });

  test('cn has mainland words', () => {
    expect(findings('cn', (text) => !LITERAL[text] && /登入|电邮(?!格式)|储存|预设|上载|私隐|你/.test(text))).toEqual([]);
  });
});
