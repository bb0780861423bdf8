import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { freePort } from '../tests/tools/processes.ts';
import { megabytes, startMock } from '../tests/tools/servers.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';
import { startStack } from './support/stack.ts';

test('10,000 services: complete, in small files, from few calls, in little memory', { tag: '@once' }, async () => {
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
