import { setTimeout as pause } from 'node:timers/promises';
import { addToCart, get, openGuest, orderFor, post, startLoad } from '../http.ts';
import type { World } from '../outage.ts';
import type { Report } from '../report.ts';

const DRAIN_S = 2;
const ORDER_MS = 5_000;

/** SIGTERM in the middle of an order: the order is finished, new requests get responses until load balancers have noticed, and the process exits with 0. */
export async function checkStopping(world: World, report: Report): Promise<void> {
  const { client } = world;
  const shop = await world.startAnother({ DRAIN_S: String(DRAIN_S) });
  const cookie = await openGuest(shop.url);
  await addToCart(shop.url, cookie);
  await get(`${shop.url}/zh`);
  const { id } = await client.fault({ path: '/stores/{store_id}/checkouts', delay_ms: ORDER_MS, times: 1 });
  const order = post(`${shop.url}/api/stores/main/checkouts`, orderFor(shop.url), { cookie });
  await pause(500);
  const visitors = startLoad(() => ({ url: `${shop.url}/zh` }), { connections: 4 });
  await pause(300);

  const startedAt = performance.now();
  shop.program.process.kill('SIGTERM');
  await pause(300);
  const [live, ready] = await Promise.all(['/api/health', '/api/health/ready'].map((path) => get(shop.url + path)));
  report.check('stopping: health', live?.status === 200 && ready?.status === 503, `live ${live?.status}, ready ${ready?.status}`);
  await pause(DRAIN_S * 1000 - 800);
  const { requests, failures } = await visitors.end();
  report.check('stopping: visitors until balancers know', failures.length === 0 && requests > 20, `${requests} requests, ${failures.length} failed`);
  await pause(1_200);
  const late = await get(`${shop.url}/zh`).catch((error: NodeJS.ErrnoException) => error.code);
  report.check('stopping: a new connection after that', late === 'ECONNREFUSED', String(typeof late === 'object' ? late.status : late));
  const { status, body } = await order;
  const made = (await client.orders()).filter(({ _id }) => body.includes(`"${_id}"`)).length;
  report.check(
    'stopping: the order under way',
    status === 200 && made === 1,
    `${status}, ${made} made, ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the signal`,
  );
  const code = await shop.program.ended;
  const seconds = (performance.now() - startedAt) / 1000;
  report.check('stopping: the end', code === 0 && seconds < ORDER_MS / 1000 + 2, `exit code ${code} after ${seconds.toFixed(1)} s`);
  await client.clearFault(id);

  const other = await world.startAnother({ DRAIN_S: '60' });
  other.program.process.kill('SIGTERM');
  await pause(300);
  const secondAt = performance.now();
  other.program.process.kill('SIGTERM');
  const secondCode = await other.program.ended;
  report.check(
    'stopping: a second signal',
    performance.now() - secondAt < 1_000 && secondCode === 1,
    `exit code ${secondCode} after ${((performance.now() - secondAt) / 1000).toFixed(1)} s`,
  );
}
