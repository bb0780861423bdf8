import type { Report } from '../cluster/report.ts';
import { askAll, wordsOf } from './load.ts';
import type { World } from './world.ts';

const VISITORS = 500;

/** So many visitors at once, each over a connection of their own, on a page that nobody has seen yet: one call per resource. */
export async function checkCoalescing(world: World, report: Report): Promise<void> {
  const { mock } = world;
  const url = world.unseen();
  const id = new URL(url).pathname.split('/')[4] ?? '';
  await mock.clearRequests();
  // long enough that all of them have come before the first is answered
  const held = await mock.fault({ path: `/stores/store-main/product-management/products/${id}/details`, hold: true });
  const all = askAll(
    Array.from({ length: VISITORS }, () => url),
    { connections: VISITORS },
  );
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await mock.clearFault(held.id);
  const answered = await all;
  const calls: Record<string, number> = {};
  for (const { path, query } of await mock.requests()) {
    const key = `${path}?${new URLSearchParams(query).toString()}`;
    calls[key] = (calls[key] ?? 0) + 1;
  }
  const most = Math.max(...Object.values(calls));
  report.check(
    `${VISITORS} visitors at once on one new page`,
    answered.statuses[200] === VISITORS && most === 1 && Object.keys(calls).some((key) => key.includes(`/${id}/details`)),
    `${wordsOf(answered)}; ${Object.keys(calls).length} resources, at most ${most} call each`,
  );
  const errors = Object.entries(calls).filter(([, times]) => times > 1);
  for (const [key, times] of errors) console.log(`  ${times} × ${key}`);
}
