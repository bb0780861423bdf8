import { setTimeout as pause } from 'node:timers/promises';
import { cookiesOf, get, post, type Sent, startLoad } from '../http.ts';
import { type Report, until } from '../report.ts';
import { BUYERS, startBuyers } from './orders.ts';
import { checkRenewal, notify, RENEWED_MS, servicePath } from './sharing.ts';
import type { Cluster } from './start.ts';

const LOGIN = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };
const CHOICES = {
  checkout_product_variant_ids: [],
  voucher_code: null,
  delivery_info: { country_code: 'HK', method: 'PICKUP', courier_id: null },
};
/** Each looks for Redis every two seconds at the least, and both are busy. */
const RECONNECTED_MS = 4000;
/** As many as are asked for over and over. */
const CACHED_PAGES = 40;

/** Cached pages, on one connection new ones, on others calls that read, and a member's cart (`posts`). */
async function visits(
  cluster: Cluster,
  addresses: string[],
  { posts }: { posts: boolean },
): Promise<(connection: number, count: number) => Sent> {
  // calls are answered to the shop's own name alone, whichever instance gets them
  const { host } = new URL(cluster.proxy.url);
  const cookie = posts ? cookiesOf(await post(`${addresses[0]}/api/auth/login`, LOGIN, { host })) : '';
  const pages = cluster.pages.slice(0, CACHED_PAGES);
  return (connection, count): Sent => {
    const url = addresses[(connection + count) % addresses.length] ?? '';
    if (connection === 0) return { url: url + cluster.unseen() };
    if (connection === 1) return { url: `${url}/api/configuration/latest`, headers: { host } };
    if (connection === 2 && posts) {
      const headers = { host, cookie, 'content-type': 'application/json' };
      return {
        url: `${url}/api/stores/main/shopping-cart/all`,
        method: 'POST',
        headers,
        body: JSON.stringify(CHOICES),
      };
    }
    return { url: url + pages[count % pages.length], headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  };
}

/** One instance is killed, then one stopped, and each comes back, while visitors read and order. */
export async function checkLostInstances(cluster: Cluster, report: Report): Promise<void> {
  const during = async (what: string, index: 0 | 1, signal: NodeJS.Signals, keepAlive: boolean) => {
    const buyers = startBuyers(cluster);
    const load = startLoad(await visits(cluster, [cluster.proxy.url], { posts: !keepAlive }), { keepAlive });
    await pause(1500);
    const { program } = cluster.shops[index];
    program.process.kill(signal);
    const code = await Promise.race([program.ended, pause(15_000).then(() => 'still there after 15 s')]);
    await pause(1500);
    await cluster.restart(index);
    await pause(1500);
    report.checkLoad(what, await load.end());
    return { buyers, code };
  };
  const KILLED = 'one instance is killed under load, and started again';
  const killed = await during(KILLED, 0, 'SIGKILL', true);
  // one response for each buyer may be lost with it
  await killed.buyers.end(report, KILLED, BUYERS);
  // nginx leaves it out at once, and closes idle connections for that: what a browser repeats there would count as
  // failed
  const STOPPED = 'one instance is stopped (SIGTERM, DRAIN_S) under load, writes too';
  const stopped = await during(STOPPED, 1, 'SIGTERM', false);
  await stopped.buyers.end(report, STOPPED, 0);
  report.check('it ends by itself', stopped.code === 0, `exit code ${stopped.code}`);
}

/** Redis dies, hangs, is away when a shop starts, and comes back: the shops go on, and receive what they missed. */
export async function checkLostRedis(cluster: Cluster, report: Report): Promise<void> {
  const { redis, shops } = cluster;
  const addresses = () => shops.map(({ url }) => url);
  await until(() => shops.every(isRedisUp));

  const load = startLoad(await visits(cluster, addresses(), { posts: true }));
  await pause(1000);
  await redis.kill();
  await pause(1500);
  const whileAway = async () => {
    // only one of them gets to know
    await notify(shops[0].url, ['products']);
    await pause(1000);
    await redis.start();
  };
  const what = 'a webhook call that one receives while Redis is away reaches both when it is back';
  await checkRenewal(cluster, report, what, 18_202, whileAway, RECONNECTED_MS + RENEWED_MS);
  await pause(1000);
  report.checkLoad('Redis dies under load and comes back, empty', await load.end());
  await until(() => shops.every(isRedisUp));

  const hanging = startLoad(await visits(cluster, addresses(), { posts: true }));
  await pause(1000);
  redis.freeze();
  await pause(5000);
  redis.thaw();
  await pause(1500);
  report.checkLoad('Redis hangs for 5 s under load', await hanging.end());
  await checkRenewal(cluster, report, 'after that the webhook renews at both', 18_404, () =>
    notify(shops[0].url, ['products']),
  );

  await redis.kill();
  await shops[0].stop();
  await cluster.restart(0);
  const alone = await get(shops[0].url + servicePath(cluster));
  report.check('a shop starts without Redis', alone.status === 200, `${alone.status} in ${alone.ms.toFixed(0)} ms`);
  await redis.start();
  await until(() => shops.every((shop) => redisLines(shop).length > 0 && isRedisUp(shop)));
  const path = cluster.unseen();
  const shared = await until(async () => {
    await get(shops[0].url + path);
    return (await redis.keys(`*${path.split('/').at(-2)}*`)).length > 0;
  });
  report.check('and stores its pages there once there is one', shared !== undefined, `after ${shared?.toFixed(0)} ms`);
}

type Logged = { program: { output: () => string } };

/** By the last line that its log has of it. */
const isRedisUp = (shop: Logged): boolean => !redisLines(shop).at(-1)?.includes('from memory');

const redisLines = ({ program }: Logged): string[] =>
  program
    .output()
    .split('\n')
    .filter((line) => line.includes('Redis'));
