import { setTimeout as pause } from 'node:timers/promises';
import { type Environment, freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';
import { ask } from './load.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { type Redis, startRedis } from './redis.ts';

/** Enough that there are always some that nobody has asked for yet. */
const SERVICES = 1500;

export type World = {
  mock: Server;
  redis: Redis;
  proxy: Proxy;
  /** two of one build, behind the proxy */
  shops: [Server, Server];
  /** what they are started with */
  env: Environment;
  /** starts one of them (again), where the proxy expects it */
  startShop: (index: 0 | 1) => Promise<void>;
  /** paths of public pages, as the sitemap has them */
  pages: string[];
  /** paths of services that nobody has asked for yet, one after another */
  unseen: () => string;
  /** calls that the mock backend has got since it was asked last */
  backendCalls: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Two shops of one build, their Redis, the mock backend, and the proxy of `nginx.conf` in front: as compose.yaml has them. */
export async function startWorld(): Promise<World> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  try {
    const [proxyPort, portA, portB] = [await freePort(), await freePort(), await freePort()];
    const address = `http://127.0.0.1:${proxyPort}`;
    const redis = await startRedis();
    stops.push(redis.kill);
    const mock = await startMock({ port: await freePort(), shopUrl: address, env: { MOCK_PRODUCTS: String(SERVICES) } });
    stops.push(mock.stop);
    const env = { ...exampleEnv({ shop: address, mock: mock.url }), REDIS_URL: redis.url };
    const shops = (await Promise.all([portA, portB].map((port) => startShop({ port, env })))) as [Server, Server];
    stops.push(async () => void (await Promise.all(shops.map((shop) => shop.stop()))));
    const proxy = await startProxy([portA, portB], { port: proxyPort });
    stops.push(proxy.stop);

    const all = await sitemapPaths(shops[0].url);
    // of the written ones and not of those that were generated to have many
    const pages = all.filter((path) => !/\/shop\/main\/product\/.*\d{3}/.test(path));
    const rest = all.filter((path) => !pages.includes(path));
    return {
      mock,
      redis,
      proxy,
      shops,
      env,
      pages,
      unseen: () => {
        const path = rest.pop();
        if (!path) throw new Error('Every service was asked for.');
        return path;
      },
      startShop: async (index) => {
        shops[index] = await startShop({ port: shops[index].port, env });
      },
      backendCalls: async () => {
        // what is renewed behind an answer has begun by then
        await pause(150);
        const { data } = JSON.parse((await ask({ url: `${mock.url}/__mock__/requests` })).body) as { data: unknown[] };
        await ask({ url: `${mock.url}/__mock__/requests`, method: 'DELETE' });
        return data.length;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function sitemapPaths(url: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await ask({ url: url + path })).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
      const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
}
