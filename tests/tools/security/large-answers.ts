import { readFileSync } from 'node:fs';
import { createServer, request as forward, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../processes.ts';
import { exampleEnv, type Server, startMock, startShop } from '../servers.ts';

/** What an attacked shop may take at its peak: some 150 MB with nothing to do, and a few answers at their limit. */
const MAX_PEAK_MB = 450;
/** One call may take 15 seconds; what a page takes beside it on a busy machine. */
const MAX_PAGE_S = 20;
const BOMB = gzipSync(Buffer.alloc(500 * 1024 * 1024));

/** How the backend answers for one service instead of properly. */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
  'an endless answer': (response) => {
    const chunk = Buffer.alloc(64 * 1024, '[');
    const write = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', write);
    };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    write();
  },
  'a gzip bomb of 500 MB': (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': BOMB.length }).end(BOMB),
  'an answer that names 1 GB': (response) => void response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 2 ** 30 }).write('{'),
  'an answer that stops in its middle': (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":'),
};

type Timed = { status: number; seconds: number };

/** A backend that answers without end, or far too much: the shop's memory stays bounded, and other visitors are served meanwhile. */
export async function checkLargeAnswers(): Promise<{ rows: string[][]; problems: string[] }> {
  const stops: (() => Promise<void>)[] = [];
  try {
    const port = await freePort();
    const mock = await startMock({ port: await freePort(), shopUrl: `http://localhost:${port}` });
    stops.push(mock.stop);
    const products = await productsOf(mock);
    const faultOf = new Map(Object.keys(FAULTS).map((name, index) => [products[index] ?? '', name]));
    const backend = await startFaulty(mock, faultOf);
    stops.push(backend.stop);
    const env = { ...exampleEnv({ shop: `http://localhost:${port}`, mock: mock.url }), API_BASE_URL: backend.url };
    const shop = await startShop({ port, env });
    stops.push(shop.stop);
    return await check(shop, [...faultOf]);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

async function check(shop: Server, faults: [product: string, name: string][]): Promise<{ rows: string[][]; problems: string[] }> {
  const rows: string[][] = [];
  const problems: string[] = [];
  const row = (what: string, isRight: boolean, seen: string) => {
    rows.push([what, seen, isRight ? 'yes' : 'NO']);
    if (!isRight) problems.push(`large answers, ${what}: ${seen}`);
  };
  await get(shop, '/about-us');
  let isOver = false;
  const others = (async () => {
    const slowest: Timed[] = [];
    while (!isOver) {
      slowest.push(await get(shop, '/about-us'), await get(shop, '/api/configuration/latest'));
      await pause(50);
    }
    return { failed: slowest.filter(({ status }) => status !== 200).length, count: slowest.length, worst: Math.max(...slowest.map(({ seconds }) => seconds)) };
  })();
  await Promise.all(
    faults.map(async ([product, name]) => {
      const isCut = name.includes('stops');
      const [page, call] = await Promise.all([
        get(shop, `/shop/main/product/${product}/x`),
        get(shop, `/api/stores/main/product-management/products/${product}/details`),
      ]);
      row(`page, ${name}`, page.status === 500 && page.seconds < MAX_PAGE_S, `${page.status} after ${page.seconds.toFixed(1)} s`);
      row(`call, ${name}`, call.status === (isCut ? 504 : 502) && call.seconds < MAX_PAGE_S, `${call.status} after ${call.seconds.toFixed(1)} s`);
    }),
  );
  isOver = true;
  const { failed, count, worst } = await others;
  row('other visitors meanwhile', failed === 0 && worst < 2, `${count} requests, ${failed} failed, slowest ${worst.toFixed(2)} s`);
  const peak = peakMemoryMb(shop);
  row('memory at its peak', peak < MAX_PEAK_MB, `${peak} MB`);
  const lines = shop.program.output().match(/the response is too large/g)?.length ?? 0;
  row('the log says so', lines > 0, `${lines} lines`);
  return { rows, problems };
}

async function get(shop: Server, path: string): Promise<Timed> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const response = await fetch(shop.url + path, { signal: AbortSignal.timeout(40_000) });
    // a call's answer that never ends is no answer; what came of it is thrown away
    for await (const _ of response.body ?? []) if (seconds() > 40) break;
    return { status: response.status, seconds: seconds() };
  } catch {
    return { status: 0, seconds: seconds() };
  }
}

async function productsOf(mock: Server): Promise<string[]> {
  const response = await fetch(`${mock.url}/stores/store-main/product-management/products/filter?per_page=${Object.keys(FAULTS).length}`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}

/** A backend that hands everything on to the mock but the details of some services. */
async function startFaulty(mock: Server, faultOf: Map<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    response.on('error', () => {});
    const [, product = ''] = /\/products\/([^/]+)\/details/.exec(request.url ?? '') ?? [];
    const fault = FAULTS[faultOf.get(product) ?? ''];
    if (fault) return fault(response);
    const onward = forward(mock.url + request.url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, stop };
}

/** The most resident memory that a server ever had, in MB; 0 where the system does not tell. */
function peakMemoryMb({ program }: Server): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
