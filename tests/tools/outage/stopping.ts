import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../cluster/start.ts';
import { addToCart, get, openGuest, orderFor, post, startLoad } from '../http.ts';
import type { World } from '../outage.ts';
import { start } from '../processes.ts';
import { findOrInstallPrograms } from '../programs.ts';
import type { Report } from '../report.ts';
import { open, requestText } from '../security/raw.ts';
import type { Server } from '../servers.ts';

const DRAIN_S = 2;
const ORDER_MS = 5_000;
const STOPS = 3;
const WRITERS = 12;
/** A large file, so often that no buffer on the way holds all of it. */
const [FILE, TIMES] = ['/sitemap/services-1.xml', 30];

/** What the shop does when it is told to stop, and when it cannot start. */
export async function checkStopping(world: World, report: Report): Promise<void> {
  await stopInAnOrder(world, report);
  await stopUnderWrites(world, report);
  await stopBeforeASlowReader(world, report);
  await startWhereAnotherOneListens(world, report);
  const { headers } = await get(`${world.shop.url}/api/health`);
  const isLong = 'an idle connection stays open longer than balancers keep it (60 s)';
  report.same(isLong, headers['keep-alive'], 'timeout=75');
}

/** SIGTERM amid an order: it is finished, new requests get responses until balancers know, the process exits with 0. */
async function stopInAnOrder({ client, startAnother }: World, { check, same }: Report): Promise<void> {
  const shop = await startAnother({ DRAIN_S: String(DRAIN_S) });
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
  same('stopping: liveness and readiness', [live?.status, ready?.status], [200, 503]);
  await pause(DRAIN_S * 1000 - 800);
  const { requests, failures } = await visitors.end();
  const found = `${requests} requests, ${failures.length} failed`;
  check('stopping: visitors until balancers know', failures.length === 0 && requests > 20, found);
  await pause(1_200);
  const late = await get(`${shop.url}/zh`).catch((error: NodeJS.ErrnoException) => error.code);
  same('stopping: a new connection after that', late, 'ECONNREFUSED');
  const { status, body } = await order;
  const made = (await client.orders()).filter(({ _id }) => body.includes(`"${_id}"`)).length;
  same('stopping: the order under way is made once', [status, made], [200, 1]);
  const code = await shop.program.ended;
  const seconds = (performance.now() - startedAt) / 1000;
  const ended = `exit code ${code} after ${seconds.toFixed(1)} s`;
  check('stopping: the end', code === 0 && seconds < ORDER_MS / 1000 + 2, ended);
  await client.clearFault(id);
}

/** Writes come on connections of their own: a proxy may send elsewhere what was refused, never what was taken. */
async function stopUnderWrites({ startAnother }: World, { check }: Report): Promise<void> {
  const count = { answered: 0, refused: 0, dropped: 0 };
  for (let stop = 0; stop < STOPS; stop += 1) {
    const shop = await startAnother();
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!isOver) {
        const outcome = await write(shop);
        count[outcome] += 1;
        if (outcome === 'refused') await pause(5);
      }
    });
    await pause(1_500);
    shop.program.process.kill('SIGTERM');
    await shop.program.ended;
    isOver = true;
    await Promise.all(writers);
  }
  const isGood = count.dropped === 0 && count.answered > 100 && count.refused > 0;
  check(`stopping: no write is taken and dropped, in ${STOPS} stops`, isGood, JSON.stringify(count));
}

const write = ({ port }: Server): Promise<'answered' | 'refused' | 'dropped'> =>
  new Promise((resolve) => {
    let [isTaken, text] = [false, ''];
    const socket = open(port).on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('connect', () => {
      isTaken = true;
      const lines = ['Content-Type: application/json'];
      socket.write(requestText(`localhost:${port}`, 'POST', '/api/auth/login', lines, '{"type":"TEMP"}'));
    });
    socket.once('close', () => {
      const failure = isTaken ? 'dropped' : 'refused';
      resolve(text.startsWith('HTTP/1.1 200') ? 'answered' : failure);
    });
  });

/** Who reads slowly gets all that was asked for before the signal, and the process ends after that. */
async function stopBeforeASlowReader({ startAnother }: World, { same }: Report): Promise<void> {
  const shop = await startAnother();
  let text = '';
  const socket = open(shop.port).on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.pause().write(`GET ${FILE} HTTP/1.1\r\nHost: localhost:${shop.port}\r\n\r\n`.repeat(TIMES));
  await pause(1_000);
  shop.program.process.kill('SIGTERM');
  await pause(2_000);
  const isWaiting = shop.program.process.exitCode === null;
  socket.resume();
  const [code] = await Promise.all([shop.program.ended, closed]);
  const complete = text.split('</urlset>').length - 1;
  same(
    'stopping: a slow reader gets all of it first',
    { complete, code, isWaiting },
    {
      complete: TIMES,
      code: 0,
      isWaiting: true,
    },
  );
}

async function startWhereAnotherOneListens({ shop, env }: World, { same }: Report): Promise<void> {
  await findOrInstallPrograms(['redis-server']);
  const redis = await startRedis();
  for (const REDIS_URL of ['', redis.url]) {
    const own = { ...env, PORT: String(shop.port), HOST: 'localhost', REDIS_URL };
    const program = start([process.execPath, 'server.ts'], { env: own });
    const code = await Promise.race([program.ended, pause(15_000).then(() => 'still there after 15 s')]);
    const errors = program.output().match(/.*"level":"error".*/g) ?? [];
    const named = errors.filter((line) => (JSON.parse(line) as { msg: string }).msg.includes(String(shop.port)));
    const what = `a port in use${REDIS_URL && ', with a Redis'}: one line says so`;
    same(what, [code, errors.length, named.length], [1, 1, 1]);
    await program.stop();
  }
  await redis.kill();
}
