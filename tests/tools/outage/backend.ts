import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, startLoad } from '../cluster/load.ts';
import type { Report } from '../cluster/report.ts';
import { askAll, secondsUntil, wordsOf } from './load.ts';
import type { World } from './world.ts';

/** Nobody waits for a call once the backend is known to be away: half the time of one is what a busy machine may take to draw an error page. Milliseconds. */
const FAST_MS = 7_500;
/** Seconds from the backend's return to the first page that is made anew. */
const RECOVERY_S = 6;
/** A call's own limit in seconds: a backend that hangs is found out by then. */
const CALL_S = 15;
const MEMORY_MB = 700;

const pages = (world: World, count: number) => Array.from({ length: count }, () => world.unseen());
const isErrorPage = (body: string): boolean => body.includes('data-error-page') && !body.includes('ECONNREFUSED');
const healthOf = async ({ shop }: World) =>
  JSON.parse((await ask({ url: `${shop.url}/api/health/ready`, headers: { authorization: 'Bearer demo-revalidate-secret' } })).body) as {
    status: string;
    backend: string;
  };

/** The backend dies, hangs, is unreliable and comes back, while visitors go on. */
export async function checkBackend(world: World, report: Report): Promise<void> {
  const before = megabytes(world);
  const calm = startLoad(keptPages(world));
  await pause(3_000);
  const { perSecond } = await calm.end();
  report.check('all is well: kept pages', perSecond > 20, `${perSecond.toFixed(0)} requests/s`);

  await checkDeath(world, report, perSecond);
  await checkHanging(world, report, perSecond);
  await checkFlaky(world, report);

  const after = megabytes(world);
  report.check('memory after all that', after === undefined || after < MEMORY_MB, `${before ?? 'unknown'} MB before, ${after ?? 'unknown'} MB after`);
}

async function checkDeath(world: World, report: Report, calm: number): Promise<void> {
  const { mock } = world;
  const visitors = startLoad(keptPages(world), { connections: 1 });
  await pause(1_000);
  await mock.down();
  // all that is kept is to be renewed now, and cannot be
  await revalidate(world);
  const first = await askAll(pages(world, 40), { connections: 10 });
  report.check('dead: pages that are not kept, at first', first.statuses[500] === first.count && first.slowest < CALL_S * 1000, wordsOf(first));
  const later = await askAll(pages(world, 100), { connections: 4 });
  report.check('dead: pages that are not kept, later', later.statuses[500] === later.count && later.p99 < FAST_MS, wordsOf(later));
  report.check(
    'dead: they are the error page',
    later.answers.every(({ body }) => isErrorPage(body)),
    `${later.answers.length} looked at`,
  );
  const relayed = await askAll(
    Array.from({ length: 200 }, () => `${world.shop.url}/api/configuration/latest`),
    { connections: 20 },
  );
  const says = relayed.answers.filter(({ headers }) => headers['x-backend'] === 'down' && headers['retry-after']).length;
  report.check('dead: calls of the browser', relayed.statuses[503] === relayed.count && says === relayed.count && relayed.p99 < FAST_MS, wordsOf(relayed));
  const state = await healthOf(world);
  report.check('dead: health', state.status === 'degraded' && state.backend === 'down', JSON.stringify(state));
  const { failures, requests } = await visitors.end();
  report.check('dead: pages that are kept, beside all that', failures.length === 0 && requests > 50, `${requests} requests, ${failures.length} failed`);
  await checkKept(world, report, 'dead: pages that are kept, while they could not be renewed', calm);

  await mock.up();
  const seconds = await secondsUntil(() => world.unseen(), 200, 20);
  report.check('back: the first new page', seconds !== undefined && seconds < RECOVERY_S, `after ${seconds?.toFixed(1) ?? 'more than 20'} s`);
  const back = await askAll(pages(world, 20), { connections: 4 });
  report.check('back: pages that are not kept', back.statuses[200] === back.count, wordsOf(back));
}

async function checkHanging(world: World, report: Report, calm: number): Promise<void> {
  const { mock } = world;
  const { id } = await mock.fault({ timeout: true });
  // the shop has not found it out yet: nothing but a page's own limit ends the wait
  const alone = await askAll(pages(world, 1), { connections: 1 });
  report.check('hanging: one new page alone', alone.statuses[500] === 1 && alone.slowest < (CALL_S + 5) * 1000, wordsOf(alone));
  const visitors = startLoad(keptPages(world), { connections: 1 });
  const first = await askAll(pages(world, 16), { connections: 16 });
  report.check('hanging: pages that are not kept, at first', first.statuses[500] === first.count && first.slowest < (CALL_S + 5) * 1000, wordsOf(first));
  const later = await askAll(pages(world, 100), { connections: 4 });
  report.check('hanging: pages that are not kept, later', later.statuses[500] === later.count && later.p99 < FAST_MS, wordsOf(later));
  const { failures, requests } = await visitors.end();
  report.check('hanging: pages that are kept, beside all that', failures.length === 0 && requests > 50, `${requests} requests, ${failures.length} failed`);
  await checkKept(world, report, 'hanging: pages that are kept', calm);
  await mock.clearFault(id);
  const seconds = await secondsUntil(() => world.unseen(), 200, 30);
  report.check('answering again: the first new page', seconds !== undefined && seconds < RECOVERY_S, `after ${seconds?.toFixed(1) ?? 'more than 30'} s`);
}

/** As fast as with a backend that is well, more or less: what is kept needs none. */
async function checkKept(world: World, report: Report, what: string, calm: number): Promise<void> {
  const visitors = startLoad(keptPages(world));
  await pause(3_000);
  const { failures, requests, perSecond, p99 } = await visitors.end();
  report.check(
    what,
    failures.length === 0 && perSecond > calm / 3,
    `${requests} requests, ${failures.length} failed, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`,
  );
}

async function checkFlaky(world: World, report: Report): Promise<void> {
  const { mock } = world;
  const { id } = await mock.fault({ method: 'GET', status: 503, one_in: 3, seed: 1 });
  const flaky = await askAll(pages(world, 60), { connections: 6 });
  await mock.clearFault(id);
  const well = flaky.statuses[200] ?? 0;
  // without a second and third try two of three pages would fail: each asks for its service, and all of them
  report.check('one call in three fails: pages that are not kept', well / flaky.count >= 0.9, wordsOf(flaky));
  const state = await healthOf(world);
  report.check('one call in three fails: the backend counts as there', state.backend === 'up', JSON.stringify(state));
}

const keptPages =
  ({ known }: World) =>
  (count: number) => ({ url: known[count % known.length] ?? '', headers: { accept: 'text/html', 'accept-encoding': 'br' } });

async function revalidate({ shop }: World): Promise<void> {
  const { status } = await ask({
    url: `${shop.url}/api/revalidate`,
    method: 'POST',
    headers: { authorization: 'Bearer demo-revalidate-secret', 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['configuration', 'categories', 'products', 'posts'] }),
  });
  if (status !== 200) throw new Error(`The webhook answered ${status}.`);
}

/** Resident memory of the shop; undefined where the system does not tell. */
function megabytes({ shop }: World): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.program.process.pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined;
  } catch {
    return undefined;
  }
}
