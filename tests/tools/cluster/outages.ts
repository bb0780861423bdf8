import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Ask, startLoad } from './load.ts';
import { type Report, until } from './report.ts';
import { checkRenewal, RENEWED_MS, servicePath, tellOf } from './sharing.ts';
import type { World } from './world.ts';

const LOGIN = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };
const CHOICES = { checkout_product_variant_ids: [], voucher_code: null, delivery_info: { country_code: 'HK', method: 'PICKUP', courier_id: null } };

/** Each looks for Redis every two seconds at the least, and both are busy. */
const RECONNECTED_MS = 4000;
/** As many as are asked for over and over. */
const KEPT_PAGES = 40;

/** What visitors ask for: pages that are kept, on one connection new ones, calls that are only read, and ones that are posted. */
async function visits(world: World, addresses: string[], { posts }: { posts: boolean }): Promise<(connection: number, count: number) => Ask> {
  // calls are answered to the shop's own name alone, whichever instance gets them
  const { host } = new URL(world.proxy.url);
  const cookie = posts ? await logIn(addresses[0] ?? '', host) : '';
  const pages = world.pages.slice(0, KEPT_PAGES);
  return (connection, count): Ask => {
    const url = addresses[(connection + count) % addresses.length] ?? '';
    if (connection === 0) return { url: url + world.unseen() };
    if (connection === 1) return { url: `${url}/api/configuration/latest`, headers: { host } };
    if (connection === 2 && posts)
      return {
        url: `${url}/api/stores/main/shopping-cart/all`,
        method: 'POST',
        headers: { host, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(CHOICES),
      };
    return { url: url + pages[count % pages.length], headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  };
}

async function logIn(url: string, host: string): Promise<string> {
  const { status, headers, body } = await ask({
    url: `${url}/api/auth/login`,
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  if (status !== 200) throw new Error(`The login failed: ${status} ${body}`);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

/** One instance is killed, then one stopped, and each comes back, while visitors go on. */
export async function checkLostInstances(world: World, report: Report): Promise<void> {
  const killed = startLoad(await visits(world, [world.proxy.url], { posts: false }));
  await pause(1500);
  world.shops[0].program.process.kill('SIGKILL');
  await pause(2500);
  await world.startShop(0);
  await pause(1500);
  report.checkLoad('one instance is killed under load, and started again', await killed.end());

  const stopped = startLoad(await visits(world, [world.proxy.url], { posts: true }));
  await pause(1500);
  world.shops[1].program.process.kill('SIGTERM');
  const code = await Promise.race([world.shops[1].program.ended, pause(15_000).then(() => 'still there after 15 s')]);
  await pause(1500);
  await world.startShop(1);
  await pause(1500);
  report.checkLoad('one instance is stopped (SIGTERM) under load, writes too', await stopped.end());
  report.check('it ends by itself', code === 0, `exit code ${code}`);
}

/** Redis dies, hangs, is away when a shop starts, and comes back: the shops go on, and hear what they missed. */
export async function checkLostRedis(world: World, report: Report): Promise<void> {
  const { redis, shops } = world;
  const addresses = () => shops.map(({ url }) => url);
  const linesBefore = shops.map(redisLines);

  const load = startLoad(await visits(world, addresses(), { posts: true }));
  await pause(1000);
  await redis.kill();
  await pause(1500);
  // only one of them gets to know
  await checkMissed(world, report, async () => {
    await pause(1000);
    await redis.start();
  });
  await pause(1000);
  report.checkLoad('Redis dies under load and comes back, empty', await load.end());
  const lines = shops.map((shop, index) => redisLines(shop).slice(linesBefore[index]?.length));
  // a busy machine may find it slow besides
  const told = lines.map((some) => some.filter((line) => !line.includes('no response within')));
  const isBrief = told.every(
    ([gone, back, ...rest]) => gone?.includes('from memory') && back?.includes('again') && rest.every((line) => line.includes('again')),
  );
  report.check('that is one line in each log when it goes, one when it is back', isBrief, told[0]?.map((line) => line.slice(0, 90)).join(' / ') ?? '');
  await checkRenewal(world, report, 'after that the webhook renews at both', 18_303, () => tellOf(shops[1].url, ['products']));

  const hanging = startLoad(await visits(world, addresses(), { posts: true }));
  await pause(1000);
  redis.freeze();
  await pause(5000);
  redis.thaw();
  await pause(1500);
  report.checkLoad('Redis hangs for 5 s under load', await hanging.end());
  await checkRenewal(world, report, 'after that the webhook renews at both', 18_404, () => tellOf(shops[0].url, ['products']));

  await redis.kill();
  await shops[0].stop();
  await world.startShop(0);
  const alone = await ask({ url: shops[0].url + servicePath(world) });
  report.check('a shop starts without Redis', alone.status === 200, `${alone.status} in ${alone.ms.toFixed(0)} ms`);
  await redis.start();
  await until(async () => shops.every((shop) => redisLines(shop).at(-1)?.includes('again')));
  const path = world.unseen();
  const shared = await until(async () => {
    await ask({ url: shops[0].url + path });
    return (await redis.keys(`*${path.split('/').at(-2)}*`)).length > 0;
  });
  await world.backendCalls();
  const hit = (await ask({ url: shops[1].url + path })).headers['x-nextjs-cache'];
  report.check('and shares its pages once there is one', shared !== undefined && hit === 'HIT' && (await world.backendCalls()) === 0, `${hit} at the other`);
}

/** The webhook reaches one shop while Redis is away: the other one hears of it when Redis is back. */
async function checkMissed(world: World, report: Report, comeBack: () => Promise<void>): Promise<void> {
  const [a] = world.shops;
  await checkRenewal(
    world,
    report,
    'what the webhook told one while Redis was away is known to both when it is back',
    18_202,
    async () => {
      await tellOf(a.url, ['products']);
      await comeBack();
    },
    RECONNECTED_MS + RENEWED_MS,
  );
}

const redisLines = ({ program }: { program: { output: () => string } }): string[] =>
  program
    .output()
    .split('\n')
    .filter((line) => line.includes('Redis'));
