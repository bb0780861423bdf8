import { setTimeout as pause } from 'node:timers/promises';
import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { get } from '../http.ts';
import { type Environment, freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';
import { instance, type Proxy, startProxy } from './proxy.ts';
import { type Redis, startRedis } from './redis.ts';

/** Enough that there are always some that nobody has asked for yet. */
const SERVICES = 1500;

/** As compose.yaml has them: two shops of one build, their Redis, the backend, and the proxy in front. */
export type Cluster = {
  mock: Server;
  redis: Redis;
  proxy: Proxy;
  shops: [Server, Server];
  /** what the shops are started with */
  env: Environment;
  /** starts one of them again, where the proxy expects it */
  restart: (index: 0 | 1) => Promise<void>;
  /** paths of public pages, as the sitemap has them */
  pages: string[];
  /** the path of a service that nobody has asked for yet, another one each time */
  unseen: () => string;
  /** calls that the mock backend has got since it was asked last */
  backendCalls: () => Promise<number>;
};

export async function startCluster(): Promise<Cluster> {
  const [proxyPort, portA, portB] = [await freePort(), await freePort(), await freePort()];
  const address = `http://127.0.0.1:${proxyPort}`;
  const redis = await startRedis();
  const mock = await startMock({ port: await freePort(), shopUrl: address, env: { MOCK_PRODUCTS: String(SERVICES) } });
  const client = createMockClient(mock.url);
  const env = {
    ...exampleEnv({ shop: address, mock: mock.url }),
    REDIS_URL: redis.url,
    DRAIN_S: '3',
    RATE_LIMITS: 'off',
  };
  const shops: [Server, Server] = [await startShop({ port: portA, env }), await startShop({ port: portB, env })];
  const proxy = await startProxy([instance(portA), instance(portB)], { port: proxyPort });

  const all = await sitemapPaths(shops[0].url);
  // the written services, not those that were generated to have many
  const pages = all.filter((path) => !/\/shop\/main\/product\/.*\d{3}/.test(path));
  const rest = all.filter((path) => !pages.includes(path));
  const unseen = () => {
    const path = rest.pop();
    if (!path) throw new Error('Every service was asked for.');
    return path;
  };
  const restart = async (index: 0 | 1) => void (shops[index] = await startShop({ port: shops[index].port, env }));
  const backendCalls = async () => {
    // what is revalidated behind a response has begun by then
    await pause(150);
    const { length } = await client.requests();
    await client.clearRequests();
    return length;
  };
  return { mock, redis, proxy, shops, env, pages, unseen, restart, backendCalls };
}

async function sitemapPaths(url: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await get(url + path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
      const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}
