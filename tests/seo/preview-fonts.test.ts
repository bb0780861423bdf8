import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Text } from '@/lib/api/shapes';
import { LOCALES } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { fontsFor } from '@/lib/seo/preview-fonts';
import { charactersOf } from '@/lib/seo/woff';
import { CATEGORIES } from '../mock-backend/data/categories.ts';
import { CONTENTS } from '../mock-backend/data/contents.ts';
import { POST_CATEGORIES, POSTS } from '../mock-backend/data/posts.ts';
import { PRODUCTS } from '../mock-backend/data/products.ts';

const TEXTS: Text[] = [
  ...PRODUCTS.map(({ title }) => title),
  ...POSTS.map(({ title }) => title),
  ...POST_CATEGORIES.map(({ title }) => title),
  ...CATEGORIES.flatMap(({ title, description }) => [title, description ?? {}]),
  ...CONTENTS.flatMap(({ title, lead }) => [title, lead ?? {}]),
];
const namesFor = (text: string, locale: 'en' | 'zh' | 'cn') => fontsFor(text, locale).fonts.map(({ name }) => name);

describe('the fonts of the pictures for sharing', () => {
  test.each(LOCALES)('have every character of the demo’s titles in %s', (locale) => {
    const text = [...TEXTS.map((one) => textIn(one, locale)), 'HK$1,234,567.89 30/06/2026 …'].join('');
    const { isDrawable } = fontsFor(text, locale);
    expect(text.length).toBeGreaterThan(500);
    expect([...new Set(text)].filter((character) => !isDrawable(character))).toEqual([]);
  });

  test('are loaded in the parts that a text needs, Latin first', () => {
    expect(namesFor('Window seat, HK$1', 'en')).toEqual(['newsreader-latin']);
    expect(namesFor('Café à la carte Ł', 'en')).toEqual(['newsreader-latin-ext', 'newsreader-latin']);
    const zh = namesFor('窗台座位 HK$12,800.00 起', 'zh');
    expect(zh).toContain('newsreader-latin');
    expect(zh.filter((name) => name.startsWith('cactus-classical-serif')).length).toBe(zh.length - 1);
    expect(zh.length).toBeLessThan(8);
    expect(namesFor('飘窗座位', 'cn').every((name) => name.startsWith('zcool-xiaowei'))).toBe(true);
  });

  test('help each other out across the scripts', () => {
    // each lacks some of the other’s
    expect(namesFor('龃龉', 'zh').some((name) => name.startsWith('zcool-xiaowei'))).toBe(true);
    expect(namesFor('傢俬', 'cn').some((name) => name.startsWith('cactus-classical-serif'))).toBe(true);
  });

  test('leave out what no font has, and pictures in the text', () => {
    const text = 'Oak ☎ 🏠 👨‍👩‍👧 ❤️ ชั้น \u202E\u0000 © 100%';
    const { isDrawable } = fontsFor(text, 'en');
    expect([...text].filter(isDrawable).join('').replace(/\s+/g, ' ')).toBe('Oak © 100%');
  });
});

describe('what a font has', () => {
  const read = (name: string) => charactersOf(readFileSync(`node_modules/@fontsource/${name}-400-normal.woff`));

  test('is what its cmap says', () => {
    const latin = read('newsreader/files/newsreader-latin');
    for (const character of 'AZaz09$%&é–“”…') expect(latin.has(character), character).toBe(true);
    for (const character of '中ชŁ\u0000') expect(latin.has(character), character).toBe(false);
  });

  test('cannot be told of another file', () => {
    expect(() => charactersOf(readFileSync('package.json'))).toThrow('no WOFF');
  });
});
