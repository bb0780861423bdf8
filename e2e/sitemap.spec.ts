import { load } from 'cheerio';
import { LOCALES, localizedPath, LOCALE_TABLE } from '../lib/i18n/locales.ts';
import { freePort } from '../tests/tools/processes.ts';
import { megabytes, startMock } from '../tests/tools/servers.ts';
import { expect, type Page, test } from './fixtures.ts';
import { ask } from './support/http.ts';
import { translatorOf } from './support/messages.ts';
import { startStack } from './support/stack.ts';

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const headLink = (html: string, rel: string) => new RegExp(`<link rel="${rel}"[^>]*?href="([^"]*)"`).exec(html)?.[1];

/** A file that is XML in a browser's eyes, read. */
async function xmlAt(page: Page, url: string, type = 'application/xml') {
  const { status, headers, body } = await ask(url);
  expect([status, headers['content-type']], url).toEqual([200, `${type}; charset=utf-8`]);
  const problem = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
    body,
  );
  expect(problem, url).toBeUndefined();
  return load(body, { xml: true });
}

test.describe('what machines read', { tag: '@once' }, () => {
  test('10,000 services: complete, in small files, from few calls, in little memory', async () => {
    test.setTimeout(90_000);
    const mock = await startMock({
      port: await freePort(),
      shopUrl: 'http://localhost',
      env: { MOCK_PRODUCTS: '10000' },
    });
    const { shop, client, stop } = await startStack({ mock });
    try {
      const index = await ask(`${shop.url}/sitemap.xml`);
      const seen = new Map<string, number>();
      let largest = 0;
      let files = 0;
      for (const [, file = ''] of index.body.matchAll(/<sitemap><loc>([^<]*)<\/loc><lastmod>/g)) {
        const { status, body } = await ask(file);
        expect(status, file).toBe(200);
        files += 1;
        largest = Math.max(largest, Buffer.byteLength(body));
        const locations = [...body.matchAll(/<url><loc>([^<]*)<\/loc>/g)];
        expect(locations.length, file).toBeLessThanOrEqual(50_000);
        for (const [, loc = ''] of locations) seen.set(loc, (seen.get(loc) ?? 0) + 1);
      }
      expect(
        [...seen.values()].every((times) => times === 1),
        'every address once',
      ).toBe(true);
      for (const locale of LOCALES) {
        const start = `${shop.url}${localizedPath('/shop/main/product/', locale)}`;
        const ids = new Set(
          [...seen.keys()].filter((loc) => loc.startsWith(start)).map((loc) => loc.slice(start.length).split('/')[0]),
        );
        expect(ids.size, locale).toBe(10_000);
      }
      expect(files).toBe(23);
      expect(largest).toBeLessThan(50e6);
      // each list is read once, for all files: a time would be that of this machine
      expect((await client.requests()).length).toBeLessThan(60);
      expect(megabytes(shop)).toBeLessThan(300);
    } finally {
      await stop();
      await mock.stop();
    }
  });

  for (const locale of LOCALES) {
    test(`the feed of the articles, in ${locale}`, async ({ page, stack, baseURL }) => {
      const t = translatorOf(locale);
      const urlOf = (path: string) => new URL(localizedPath(path, locale), baseURL).href;
      for (const path of ['/', '/posts']) {
        const { body } = await ask(baseURL + localizedPath(path, locale));
        const link = /<link rel="alternate" type="application\/atom\+xml"[^>]*>/.exec(body)?.[0] ?? '';
        expect(link, path).toContain(`href="${localizedPath('/feed.xml', locale)}"`);
        expect(link, path).toContain(`title="${t('Post.feedTitle', { name: 'Atelier HK' })}"`);
        expect(body.indexOf(link), 'in the head').toBeLessThan(body.indexOf('</head>'));
      }
      const $ = await xmlAt(page, urlOf('/feed.xml'), 'application/atom+xml');
      expect($('feed').attr('xml:lang')).toBe(LOCALE_TABLE[locale].tag);
      expect($('feed > title').text()).toBe(t('Post.feedTitle', { name: 'Atelier HK' }));
      const { total } = await (await fetch(`${stack.mock.url}/posts/filter?per_page=1`)).json();
      const published = $('feed > entry > published')
        .toArray()
        .map((element) => $(element).text());
      expect(published).toHaveLength(Math.min(30, total));
      expect(published).toEqual(published.toSorted().toReversed());
      const addresses = $('feed > entry > link:not([rel])').toArray();
      expect(addresses).toHaveLength(published.length);
      for (const { attribs } of addresses.slice(0, 2)) {
        expect(attribs.href).toContain(urlOf('/posts/'));
        const article = await ask(attribs.href ?? '');
        expect([article.status, new URL(canonicalOf(article.body) ?? '').href]).toEqual([200, attribs.href]);
      }
    });

    test(`the manifest and the icons, in ${locale}`, async ({ baseURL }) => {
      const { body } = await ask(baseURL + localizedPath('/', locale));
      const address = headLink(body, 'manifest');
      expect(address).toBe(localizedPath('/manifest.webmanifest', locale));
      const reply = await ask(`${baseURL}${address}`);
      expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
      const manifest = JSON.parse(reply.body);
      expect(manifest).toMatchObject({
        name: 'Atelier HK',
        lang: LOCALE_TABLE[locale].tag,
        start_url: localizedPath('/', locale),
        scope: '/',
      });
      expect(manifest.description.length).toBeGreaterThan(10);
      const files: string[] = [
        ...manifest.icons.map(({ src }: { src: string }) => src),
        '/favicon.ico',
        headLink(body, 'icon') ?? '',
        headLink(body, 'apple-touch-icon') ?? '',
      ];
      for (const file of files) {
        const icon = await ask(baseURL + file);
        expect([icon.status, icon.headers['content-type']?.split('/')[0]], file).toEqual([200, 'image']);
      }
      for (const { url } of manifest.shortcuts) expect([200, 302], url).toContain((await ask(baseURL + url)).status);
    });
  }
});
