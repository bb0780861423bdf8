import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMockClient, type MockClient } from '../../../e2e/support/mock-client.ts';
import { get } from '../http.ts';
import { freePort, isPortTaken, onEnd, type Running, start, waitForResponse } from '../processes.ts';
import { REDIS } from '../programs.ts';
import { ROOT } from '../project.ts';
import { until } from '../report.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';

/** Enough that there are always some that nobody has asked for yet. */
const SERVICES = 1500;

/** `log` is its access log so far. */
export type Proxy = { url: string; stop: () => Promise<void>; log: () => string };
/** As compose.yaml has them: two shops of one build, their Redis, the backend, and the proxy in front. */
export type Cluster = {
  mock: Server;
  client: MockClient;
  redis: Awaited<ReturnType<typeof startRedis>>;
  proxy: Proxy;
  shops: [Server, Server];
  /** starts one of them again, where the proxy expects it */
  restart: (index: 0 | 1) => Promise<void>;
  /** paths of public pages, as the sitemap has them; of them that of the service whose price changes */
  pages: string[];
  service: string;
  /** the path of a service that nobody has asked for yet, another one each time */
  unseen: () => string;
  /** calls that the mock backend has got since it was asked last */
  backendCalls: () => Promise<number>;
};

export const SERVICE = 'svc-window-seat';

export async function startCluster(): Promise<Cluster> {
  const [proxyPort, portA, portB] = [await freePort(), await freePort(), await freePort()];
  const address = `http://127.0.0.1:${proxyPort}`;
  const redis = await startRedis();
  const mock = await startMock({ port: await freePort(), shopUrl: address, env: { MOCK_PRODUCTS: String(SERVICES) } });
  const client = createMockClient(mock.url);
  const variables = exampleEnv({ shop: address, mock: mock.url });
  const env = { ...variables, REDIS_URL: redis.url, DRAIN_S: '3', RATE_LIMITS: 'off' };
  const shops: [Server, Server] = [await startShop({ port: portA, env }), await startShop({ port: portB, env })];
  const proxy = await startProxy([instance(portA), instance(portB)], proxyPort);

  const all = await sitemapPaths(shops[0].url);
  // the written services, not those that were generated to have many
  const pages = all.filter((path) => !/\/shop\/main\/product\/.*\d{3}/.test(path));
  const service = pages.find((path) => path.startsWith(`/shop/main/product/${SERVICE}/`)) ?? '';
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
  return { mock, client, redis, proxy, shops, pages, service, unseen, restart, backendCalls };
}

async function sitemapPaths(url: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await get(url + path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
      const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

/** A real Redis of its own, in memory alone. */
export async function startRedis() {
  const port = await freePort();
  let program: Running | undefined;
  const redis = {
    url: `redis://localhost:${port}`,
    start: async () => {
      const settings = ['--bind', '127.0.0.1', '::1', '--save', '', '--appendonly', 'no'];
      program = start([REDIS, '--port', String(port), ...settings], { cwd: '/tmp' });
      await until(() => isPortTaken(port));
    },
    /** ends at once, and forgets everything */
    kill: async () => {
      program?.process.kill('SIGKILL');
      await program?.ended;
    },
    /** keeps its connections and answers nothing, until SIGCONT */
    signal: (name: 'SIGSTOP' | 'SIGCONT') => void program?.process.kill(name),
  };
  await redis.start();
  return redis;
}

/** An instance as `SHOPS` has it. */
export const instance = (port: number, host = '127.0.0.1'): string =>
  `server ${host}:${port} max_fails=1 fail_timeout=1s;`;

/** nginx as its image starts it, with the build's files beside it, in a folder that is gone when the tool ends. */
export async function startProxy(shops: string[], port?: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [site, run] = [join(folder, 'site'), join(folder, 'run')];
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  mkdirSync(run);
  // as this output cannot be opened
  writeFileSync(join(run, 'access.log'), '');
  cpSync(join(ROOT, '.next/static'), join(site, '_next/static'), { recursive: true });
  for (const file of ['nginx.conf', 'nginx.sh']) cpSync(join(ROOT, file), join(site, file));
  // root's workers would be another user, who cannot read these folders
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const program = start(['sh', join(site, 'nginx.sh'), ...user], {
    env: { LISTEN: listen, RUN: run, SITE: site, SHOPS: shops.join(' '), PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const url = `http://${listen}`;
  await waitForResponse(`${url}/proxy-health`, program);
  return { url, stop: program.stop, log: () => readFileSync(join(run, 'access.log'), 'utf8') };
}
