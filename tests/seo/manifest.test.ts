import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { manifestOf } from '@/lib/seo/manifest';

const own = LOCALES.map((locale) =>
  manifestOf({ locale, name: 'Atelier HK', shortcuts: [{ name: 'x', path: '/shop/main/cart' }] }),
);

test('all languages are one app that opens in its own language', () => {
  expect(own.map(({ id, scope }) => [id, scope])).toEqual(LOCALES.map(() => ['/', '/']));
  expect(own.map(({ start_url, lang, shortcuts }) => [start_url, lang, shortcuts?.[0]?.url])).toEqual([
    ['/', 'en-HK', '/shop/main/cart'],
    ['/zh', 'zh-Hant-HK', '/zh/shop/main/cart'],
    ['/cn', 'zh-Hans-CN', '/cn/shop/main/cart'],
  ]);
});

test('every icon exists in the declared size', () => {
  for (const { src, sizes, type } of own[0]?.icons ?? []) {
    const bytes = readFileSync(`public${src}`);
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    else expect(bytes.toString(), src).toMatch(/^<svg /);
  }
});
