import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { manifestOf, THEME_COLOUR } from '@/lib/seo/manifest';

const own = LOCALES.map((locale) => manifestOf({ locale, name: 'Atelier HK', shortcuts: [{ name: 'x', path: '/shop/main/cart' }] }));

test('one app, which opens in the language of its manifest', () => {
  expect(own.map(({ id, scope }) => [id, scope])).toEqual(LOCALES.map(() => ['/', '/']));
  expect(own.map(({ start_url, lang, shortcuts }) => [start_url, lang, shortcuts?.[0]?.url])).toEqual([
    ['/', 'en-HK', '/shop/main/cart'],
    ['/zh', 'zh-Hant-HK', '/zh/shop/main/cart'],
    ['/cn', 'zh-Hans-CN', '/cn/shop/main/cart'],
  ]);
});

test('each icon is there, in the size that is said', () => {
  for (const { src, sizes, type } of own[0]?.icons ?? []) {
    const bytes = readFileSync(`public${src}`);
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    else expect(bytes.toString(), src).toMatch(/^<svg /);
  }
});

test('the tab icon holds three sizes', () => {
  const bytes = readFileSync('public/favicon.ico');
  expect(Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
});

test('the colour around the page is the page’s own', () => {
  expect(readFileSync('styles/_tokens.scss', 'utf8')).toContain(`--paper: ${THEME_COLOUR};`);
});
