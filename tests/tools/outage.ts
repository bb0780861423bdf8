import { createMockClient, type MockClient } from '../../e2e/support/mock-client.ts';
import { ensureBuild } from './build.ts';
import { get } from './http.ts';
import { checkBackend, checkCoalescing } from './outage/backend.ts';
import { checkStopping } from './outage/stopping.ts';
import { checkTraces } from './outage/traces.ts';
import { runTool } from './processes.ts';
import { createReport } from './report.ts';
import { type Pair, startPair } from './servers.ts';

// `npm run test:outage`: a shop in production mode whose backend dies, hangs, is unreliable and comes back under load,
// how it stops, and what it traces.

/** Enough that there are always some that nobody has asked for yet. */
const SERVICES = 3000;
const CACHED = ['/zh', '/shop/main/product', '/shop/main/product/svc-window-seat/window-seat', '/posts', '/about-us'];

export type World = Pair & {
  client: MockClient;
  /** URLs of pages that are cached */
  cached: string[];
  /** the URL of a service that nobody has asked for yet, another one each time */
  unseen: () => string;
};

await runTool(async () => {
  const report = createReport();
  await ensureBuild();
  const world = await startWorld();
  await checkCoalescing(world, report);
  await checkBackend(world, report);
  await checkStopping(world, report);
  await checkTraces(world, report);
  return report.print('A shop whose backend fails');
});

async function startWorld(): Promise<World> {
  const pair = await startPair({ env: { TRUSTED_PROXIES: '1' }, mockEnv: { MOCK_PRODUCTS: String(SERVICES) } });
  const services = await servicesOf(pair.shop.url);
  const cached = CACHED.map((path) => pair.shop.url + path);
  // the second visit is answered from the cache, and the third from memory
  for (let visit = 0; visit < 3; visit += 1) await Promise.all(cached.map((url) => get(url)));
  const unseen = () => {
    const url = services.pop();
    if (!url) throw new Error('Every service was asked for.');
    return url;
  };
  return { ...pair, client: createMockClient(pair.mock.url), cached, unseen };
}

/** URLs of generated services in English, as the sitemap has them: languages share what a page is made of. */
async function servicesOf(url: string): Promise<string[]> {
  const files = await Promise.all(['2', '3', '4'].map((part) => get(`${url}/sitemap/services-${part}.xml`)));
  return files.flatMap(({ body }) =>
    [...body.matchAll(/<loc>[^<]*?(\/shop\/main\/product\/[^<]+)<\/loc>/g)].flatMap(([all, path = '']) =>
      /\/(?:zh|cn)\/shop/.test(all) ? [] : [url + path],
    ),
  );
}
