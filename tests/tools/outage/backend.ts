import { setTimeout as pause } from 'node:timers/promises';
import { get, getAll, revalidate, startLoad, type Tally, tallyText } from '../http.ts';
import type { World } from '../outage.ts';
import { type Report, until } from '../report.ts';
import { megabytes, WEBHOOK_SECRET } from '../servers.ts';

/** No call waits once the backend is known to be away; on a busy machine an error page may take half a timeout. */
const FAST_MS = 7_500;
/** From the backend's return to the first page that is rendered, in milliseconds. */
const RECOVERY_MS = 6_000;
/** A call's timeout in milliseconds: a backend that hangs is detected by then. */
const CALL_MS = 15_000;
const MEMORY_MB = 700;
const VISITORS = 500;

const pages = (world: World, count: number) => Array.from({ length: count }, () => world.unseen());
const isErrorPage = (body: string): boolean => body.includes('data-error-page') && !body.includes('ECONNREFUSED');
/** Pages fail plainly until the shop knows that the backend is away; then they are ones to come back for. */
const failedIn = ({ statuses }: Tally): number => (statuses[500] ?? 0) + (statuses[503] ?? 0);
const healthOf = async ({ shop }: World) =>
  JSON.parse((await get(`${shop.url}/api/health/ready`, { authorization: `Bearer ${WEBHOOK_SECRET}` })).body) as {
    status: string;
    backend: string;
  };

/** The backend dies, hangs and comes back, while visitors go on. */
export async function checkBackend(world: World, report: Report): Promise<void> {
  const before = megabytes(world.shop);
  const calm = startLoad(cachedPages(world));
  await pause(3_000);
  const { perSecond } = await calm.end();
  report.check('all is well: cached pages', perSecond > 20, `${perSecond.toFixed(0)} requests/s`);

  await checkDeath(world, report, perSecond);
  await checkHanging(world, report, perSecond);

  const after = megabytes(world.shop);
  report.check('memory after all that', !(after > MEMORY_MB), `${before} MB before, ${after} MB after`);
}

async function checkDeath(world: World, report: Report, calm: number): Promise<void> {
  const { client } = world;
  const visitors = startLoad(cachedPages(world), { connections: 1 });
  await pause(1_000);
  await client.down();
  // all that is cached is to be revalidated now, and cannot be
  await revalidate(world.shop.url, ['configuration', 'categories', 'products', 'posts'], WEBHOOK_SECRET);
  const first = await getAll(pages(world, 40), 10);
  const failed = failedIn(first) === first.count && first.slowest < CALL_MS;
  report.check('dead: pages that are not cached, at first', failed, tallyText(first));
  const urls = Array.from({ length: 200 }, () => `${world.shop.url}/api/configuration/latest`);
  const calls = await getAll(urls, 20);
  const isComplete = calls.replies.every(
    ({ status, headers }) => status === 503 && headers['x-backend'] === 'down' && headers['retry-after'],
  );
  report.check('dead: calls of the browser', isComplete && calls.p99 < FAST_MS, tallyText(calls));
  const { status, backend } = await healthOf(world);
  report.same('dead: health', [status, backend], ['degraded', 'down']);
  await checkAway(world, report, 'dead', calm, visitors);

  await client.up();
  await checkRecovery(world, report, 'back: the first new page');
  const back = await getAll(pages(world, 20), 4);
  report.check('back: pages that are not cached', back.statuses[200] === back.count, tallyText(back));
}

async function checkHanging(world: World, report: Report, calm: number): Promise<void> {
  const { client } = world;
  const { id } = await client.fault({ timeout: true });
  // the shop has not found it out yet: nothing but a page's own limit ends the wait
  const alone = await getAll(pages(world, 1), 1);
  const isEnded = failedIn(alone) === 1 && alone.slowest < CALL_MS + 5_000;
  report.check('hanging: one new page alone', isEnded, tallyText(alone));
  const visitors = startLoad(cachedPages(world), { connections: 1 });
  const first = await getAll(pages(world, 16), 16);
  const areEnded = failedIn(first) === first.count && first.slowest < CALL_MS + 5_000;
  report.check('hanging: pages that are not cached, at first', areEnded, tallyText(first));
  await checkAway(world, report, 'hanging', calm, visitors);
  await client.clearFault(id);
  await checkRecovery(world, report, 'responding again: the first new page');
}

/** Once the shop knows: uncached pages say when to come back, cached ones come as ever, as `visitors` see all along. */
async function checkAway(
  world: World,
  report: Report,
  what: string,
  calm: number,
  visitors: ReturnType<typeof startLoad>,
): Promise<void> {
  const later = await getAll(pages(world, 100), 4);
  const isTold = later.replies.every(
    ({ status, headers, body }) => status === 503 && headers['retry-after'] && isErrorPage(body),
  );
  const words = `${what}: pages that are not cached, later, are the error page with Retry-After`;
  report.check(words, isTold && later.p99 < FAST_MS, tallyText(later));
  report.checkLoad(`${what}: pages that are cached, beside all that`, await visitors.end());
  const load = startLoad(cachedPages(world));
  await pause(3_000);
  const after = await load.end();
  report.checkLoad(`${what}: pages that are cached, and cannot be revalidated`, after);
  // more or less: cached pages need no backend
  const found = `${after.perSecond.toFixed(0)}/s, ${calm.toFixed(0)}/s before`;
  report.check(`${what}: as fast as with a backend that is well`, after.perSecond > calm / 3, found);
}

async function checkRecovery(world: World, report: Report, what: string): Promise<void> {
  const ms = await until(async () => (await get(world.unseen()).catch(() => ({ status: 0 }))).status === 200, 30_000);
  report.check(what, ms !== undefined && ms < RECOVERY_MS, `after ${ms?.toFixed(0) ?? 'more than 30,000'} ms`);
}

const cachedPages =
  ({ cached }: World) =>
  (count: number) => ({
    url: cached[count % cached.length] ?? '',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });

/** So many visitors at once, each on a connection of their own, on one unseen page: one call per resource. */
export async function checkCoalescing(world: World, report: Report): Promise<void> {
  const { client } = world;
  const url = world.unseen();
  const id = new URL(url).pathname.split('/')[4] ?? '';
  await client.clearRequests();
  // long enough that all of them have come before the first gets its response
  const held = await client.fault({ path: `/stores/store-main/product-management/products/${id}/details`, hold: true });
  const visitors = Array.from({ length: VISITORS }, () => url);
  const all = getAll(visitors, VISITORS);
  await pause(4_000);
  await client.clearFault(held.id);
  const tally = await all;
  const calls = Map.groupBy(
    await client.requests(),
    ({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`,
  );
  const repeated = [...calls].flatMap(([key, { length }]) => (length > 1 ? [`${length} × ${key}`] : []));
  const isServed = tally.statuses[200] === VISITORS;
  const isOnce = repeated.length === 0 && [...calls.keys()].some((key) => key.includes(`/${id}/details`));
  const found = `${tallyText(tally)}; ${calls.size} resources, ${repeated.join(', ') || 'one call each'}`;
  report.check(`${VISITORS} visitors at once on one new page`, isServed && isOnce, found);
}
