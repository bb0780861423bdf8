import { request as forward, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { get as fetchOnce } from '../http.ts';
import { serve } from '../processes.ts';
import type { Report } from '../report.ts';
import { megabytes, type Server, startPair } from '../servers.ts';

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
  'a redirect': (response) => void response.writeHead(307, { Location: '/configuration/latest' }).end(),
  'a web page with a script': (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
  'an answer that stops in its middle': (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":'),
};

type Timed = { status: number; seconds: number };

/** A backend that answers without end, far too much, or something else than JSON: the shop's memory stays bounded, and other visitors are served meanwhile. */
export async function checkLargeResponses(report: Report): Promise<void> {
  const { mock, startAnother } = await startPair();
  const products = await productsOf(mock);
  const faultOf = new Map(Object.keys(FAULTS).map((name, index) => [products[index] ?? '', name]));
  const shop = await startAnother({ API_BASE_URL: await startFaulty(mock, faultOf) });
  const check = (what: string, isGood: boolean, found: string) => report.check(`large responses: ${what}`, isGood, found);

  await get(shop, '/about-us');
  let isOver = false;
  const others = (async () => {
    const replies: Timed[] = [];
    for (; !isOver; await pause(50)) replies.push(await get(shop, '/about-us'), await get(shop, '/api/configuration/latest'));
    return replies;
  })();
  await Promise.all(
    [...faultOf].map(async ([product, name]) => {
      const isCut = name.includes('stops');
      const [page, call] = await Promise.all([
        get(shop, `/shop/main/product/${product}/x`),
        get(shop, `/api/stores/main/product-management/products/${product}/details`),
      ]);
      check(`page, ${name}`, page.status === 500 && page.seconds < MAX_PAGE_S, `${page.status} after ${page.seconds.toFixed(1)} s`);
      check(`call, ${name}`, call.status === (isCut ? 504 : 502) && call.seconds < MAX_PAGE_S, `${call.status} after ${call.seconds.toFixed(1)} s`);
    }),
  );
  isOver = true;
  const replies = await others;
  const failed = replies.filter(({ status }) => status !== 200).length;
  const worst = Math.max(...replies.map(({ seconds }) => seconds));
  check('other visitors meanwhile', failed === 0 && worst < 2, `${replies.length} requests, ${failed} failed, slowest ${worst.toFixed(2)} s`);
  const peak = megabytes(shop, 'VmHWM');
  check('memory at its peak', !(peak > MAX_PEAK_MB), `${peak} MB`);
  const lines = shop.program.output().match(/the (?:answer|response) is too large/g)?.length ?? 0;
  check('the log says so', lines > 0, `${lines} lines`);
}

async function get(shop: Server, path: string): Promise<Timed> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const response = await fetch(shop.url + path, { signal: AbortSignal.timeout(40_000) });
    // what comes of a response that never ends is thrown away
    for await (const _ of response.body ?? []) if (seconds() > 40) break;
    return { status: response.status, seconds: seconds() };
  } catch {
    return { status: 0, seconds: seconds() };
  }
}

async function productsOf(mock: Server): Promise<string[]> {
  const { body } = await fetchOnce(`${mock.url}/stores/store-main/product-management/products/filter?per_page=${Object.keys(FAULTS).length}`);
  return (JSON.parse(body) as { data: { _id: string }[] }).data.map(({ _id }) => _id);
}

/** A backend that passes everything on to the mock but the details of some services. @returns its address */
const startFaulty = (mock: Server, faultOf: Map<string, string>): Promise<string> =>
  serve((request, response) => {
    response.on('error', () => {});
    const [, product = ''] = /\/products\/([^/]+)\/details/.exec(request.url ?? '') ?? [];
    const fault = FAULTS[faultOf.get(product) ?? ''];
    if (fault) return fault(response);
    const onward = forward(mock.url + request.url, { method: request.method, headers: request.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
