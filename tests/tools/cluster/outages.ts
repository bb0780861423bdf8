import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, cookiesOf, get, openGuest, orderFor, post, type Sent, startLoad } from '../http.ts';
import { type Report, until } from '../report.ts';
import { checkRenewal, notify, RENEWED_MS } from './sharing.ts';
import type { Cluster } from './start.ts';

const LOGIN = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };
const PICKUP = { country_code: 'HK', method: 'PICKUP', courier_id: null };
const CHOICES = { checkout_product_variant_ids: [], voucher_code: null, delivery_info: PICKUP };
/** Each looks for Redis every two seconds at the least, and both are busy. */
const RECONNECTED_MS = 4000;
/** As many as are asked for over and over. */
const CACHED_PAGES = 40;
const BUYERS = 4;
/** nginx closes idle connections when it leaves an instance out: what is sent again there would count as failed. */
const CLOSE = { connection: 'close' };

/** Cached pages, on one connection new ones, on others calls that read, and a member's cart (`posts`). */
async function visits(
  { proxy, pages, unseen }: Cluster,
  addresses: string[],
  { posts }: { posts: boolean },
): Promise<(connection: number, count: number) => Sent> {
  // calls are answered to the shop's own name alone, whichever instance gets them
  const { host } = new URL(proxy.url);
  const cookie = posts ? cookiesOf(await post(`${addresses[0]}/api/auth/login`, LOGIN, { host })) : '';
  const headers = { host, cookie, 'content-type': 'application/json' };
  return (connection, count): Sent => {
    const url = addresses[(connection + count) % addresses.length] ?? '';
    if (connection === 0) return { url: url + unseen() };
    if (connection === 1) return { url: `${url}/api/configuration/latest`, headers: { host } };
    if (connection === 2 && posts)
      return {
        url: `${url}/api/stores/main/shopping-cart/all`,
        method: 'POST',
        headers,
        body: JSON.stringify(CHOICES),
      };
    return { url: url + pages[count % CACHED_PAGES], headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  };
}

/** Guests who order, one after another. Who gets no response does not order again. */
function startBuyers({ proxy, client }: Cluster) {
  const emails: string[] = [];
  const told: string[] = [];
  const failed: string[] = [];
  let isOver = false;
  const buy = async (): Promise<void> => {
    const cookie = await openGuest(proxy.url, CLOSE);
    await addToCart(proxy.url, cookie, CLOSE);
    const email = `buyer-${randomUUID()}@example.hk`;
    emails.push(email);
    const order = orderFor(proxy.url);
    order.delivery_details.email = email;
    const { status, body } = await post(`${proxy.url}/api/stores/main/checkouts`, order, { cookie, ...CLOSE });
    if (status !== 200) throw new Error(`${status} ${body}`);
    told.push((JSON.parse(body) as { order_id: string }).order_id);
  };
  const all = Promise.all(
    Array.from({ length: BUYERS }, async () => {
      for (; !isOver; await pause(20)) await buy().catch((error: unknown) => failed.push(String(error)));
    }),
  );
  /** Every order that was told is there, and nobody has two, also where the response did not come. */
  return async ({ check }: Report, what: string, maxFailed: number): Promise<void> => {
    isOver = true;
    await all;
    const made = await client.orders();
    const lost = told.filter((id) => !made.some(({ _id }) => _id === id)).length;
    const times = emails.map((email) => made.filter((order) => JSON.stringify(order).includes(`"${email}"`)).length);
    const [once, doubled] = [times.filter((count) => count === 1).length, times.filter((count) => count > 1).length];
    const isGood = told.length > 20 && failed.length <= maxFailed && lost === 0 && once >= told.length && doubled === 0;
    const found = { told: told.length, once, lost, doubled, failed };
    check(`${what}: no order is lost or doubled`, isGood, JSON.stringify(found));
  };
}

/** One instance is killed, then one stopped, and each comes back, while visitors read and order. */
export async function checkLostInstances(cluster: Cluster, report: Report): Promise<void> {
  const during = async (what: string, index: 0 | 1, signal: NodeJS.Signals, keepAlive: boolean, maxFailed: number) => {
    const endBuyers = startBuyers(cluster);
    const load = startLoad(await visits(cluster, [cluster.proxy.url], { posts: !keepAlive }), { keepAlive });
    await pause(1500);
    const { program } = cluster.shops[index];
    program.process.kill(signal);
    const code = await Promise.race([program.ended, pause(15_000).then(() => 'still there after 15 s')]);
    await pause(1500);
    await cluster.restart(index);
    await pause(1500);
    report.checkLoad(what, await load.end());
    await endBuyers(report, what, maxFailed);
    return code;
  };
  // one response for each buyer may be lost with it
  await during('one instance is killed under load, and started again', 0, 'SIGKILL', true, BUYERS);
  // nginx leaves it out at once, and closes idle connections for that: what a browser repeats there would count as
  // failed
  const what = 'one instance is stopped (SIGTERM, DRAIN_S) under load, writes too';
  report.same(`${what}: it ends by itself`, await during(what, 1, 'SIGTERM', false, 0), 0);
}

/** Redis dies, hangs, is away when a shop starts, and comes back: the shops go on, and receive what they missed. */
export async function checkLostRedis(cluster: Cluster, report: Report): Promise<void> {
  const { redis, shops } = cluster;
  const isBack = () => until(() => shops.every(isRedisUp));
  const addresses = () => shops.map(({ url }) => url);
  await isBack();

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
  await isBack();

  const hanging = startLoad(await visits(cluster, addresses(), { posts: true }));
  await pause(1000);
  redis.signal('SIGSTOP');
  await pause(5000);
  redis.signal('SIGCONT');
  await pause(1500);
  report.checkLoad('Redis hangs for 5 s under load', await hanging.end());
  const webhook = () => notify(shops[0].url, ['products']);
  await checkRenewal(cluster, report, 'after that the webhook renews at both', 18_404, webhook);

  await redis.kill();
  await shops[0].stop();
  await cluster.restart(0);
  report.same('a shop starts without Redis', (await get(shops[0].url + cluster.service)).status, 200);
  await redis.start();
  const ms = await until(() => shops.every((shop) => redisLines(shop).length > 0 && isRedisUp(shop)));
  report.check('and finds it once there is one', ms !== undefined, `after ${ms?.toFixed(0)} ms`);
}

type Logged = { program: { output: () => string } };

/** By the last line that its log has of it. */
const isRedisUp = (shop: Logged): boolean => !redisLines(shop).at(-1)?.includes('from memory');

const redisLines = ({ program }: Logged): string[] => program.output().match(/.*Redis.*/g) ?? [];
