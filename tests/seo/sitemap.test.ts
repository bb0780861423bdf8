import { expect, test } from 'vitest';
import { clampDescription, clampTitle } from '@/lib/seo/metadata';
import { pageEntries, sitemapIndex, urlSet } from '@/lib/seo/sitemap';

const ORIGIN = 'https://shop.test';

test('each page stands there in each language, with all languages and the default', () => {
  const xml = pageEntries({ pathIn: (locale) => (locale === 'zh' ? '/a/中' : '/a'), changed: '2026-11-01T00:00:00+08:00' }, ORIGIN);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en-HK" href="https://shop.test/a"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-Hant-HK" href="https://shop.test/zh/a/%E4%B8%AD"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-Hans-CN" href="https://shop.test/cn/a"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/a"/>';
  const entry = (loc: string) => `<url><loc>${loc}</loc><lastmod>2026-10-31T16:00:00.000Z</lastmod>${alternates}</url>\n`;
  expect(xml).toBe(entry('https://shop.test/a') + entry('https://shop.test/zh/a/%E4%B8%AD') + entry('https://shop.test/cn/a'));
});

test('XML is well formed whatever an address holds', () => {
  const xml = urlSet([{ pathIn: () => '/a?b=1&c="<' }, { pathIn: () => '/b', changed: 'no date' }], ORIGIN);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.getElementsByTagName('loc')[0]?.textContent).toBe('https://shop.test/a?b=1&c=%22%3C');
  expect(document.getElementsByTagName('lastmod')).toHaveLength(0);
});

test('a large shop has a list of sitemaps', () => {
  expect(sitemapIndex(3, ORIGIN).match(/<loc>[^<]*<\/loc>/g)).toEqual([0, 1, 2].map((file) => `<loc>https://shop.test/sitemap/${file}.xml</loc>`));
});

test.each([
  ['en', 'Short title', 'Short title'],
  ['en', `${'word '.repeat(20)}`, `${'word '.repeat(10)}word…`],
  ['zh', '室'.repeat(28), '室'.repeat(28)],
  ['zh', '室'.repeat(29), `${'室'.repeat(27)}…`],
  // a Latin letter counts half
  ['cn', 'a'.repeat(56), 'a'.repeat(56)],
] as const)('titles keep to their length: %s', (locale, text, clamped) => expect(clampTitle(text, locale)).toBe(clamped));

test('descriptions keep to their length', () => {
  expect(clampDescription('long '.repeat(100), 'en').length).toBeLessThanOrEqual(155);
  expect(clampDescription('句，'.repeat(100), 'zh').length).toBeLessThanOrEqual(75);
});
