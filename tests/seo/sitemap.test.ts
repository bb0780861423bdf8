// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pageEntries, readFileName, urlSet } from '@/lib/seo/sitemap';

const ORIGIN = 'https://shop.test';

test('pageEntries lists a page in each language with all alternates and the default', () => {
  const xml = pageEntries(
    { pathIn: (locale) => (locale === 'zh' ? '/a/中' : '/a'), changed: '2026-11-01T00:00:00+08:00' },
    ORIGIN,
  );
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en-HK" href="https://shop.test/a"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-Hant-HK" href="https://shop.test/zh/a/%E4%B8%AD"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-Hans-CN" href="https://shop.test/cn/a"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/a"/>';
  const entry = (loc: string) =>
    `<url><loc>${loc}</loc><lastmod>2026-10-31T16:00:00.000Z</lastmod>${alternates}</url>\n`;
  expect(xml).toBe(
    entry('https://shop.test/a') + entry('https://shop.test/zh/a/%E4%B8%AD') + entry('https://shop.test/cn/a'),
  );
});

test('urlSet is well-formed for any characters in a path', () => {
  const xml = [...urlSet([{ pathIn: () => '/a?b=1&c="<' }, { pathIn: () => '/b', changed: 'no date' }], ORIGIN)].join(
    '',
  );
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.getElementsByTagName('loc')[0]?.textContent).toBe('https://shop.test/a?b=1&c=%22%3C');
  expect(document.getElementsByTagName('lastmod')).toHaveLength(0);
});

test.each([
  ['pages.xml', { kind: 'pages', page: 1 }],
  ['posts-1.xml', { kind: 'posts', page: 1 }],
  ['services-20.xml', { kind: 'services', page: 20 }],
  ['services.xml', undefined],
  ['pages-1.xml', undefined],
  ['services-0.xml', undefined],
  ['services-100000.xml', undefined],
  ['constructor.xml', undefined],
])('readFileName parses %s', (file, expected) => expect(readFileName(file)).toEqual(expected));
