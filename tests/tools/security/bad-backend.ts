import { request as forward, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { get as fetchOnce } from '../http.ts';
import { serve } from '../processes.ts';
import type { Report } from '../report.ts';
import { megabytes, type Server, startPair } from '../servers.ts';
import { watch } from './servers.ts';

/** What an attacked shop may take at its peak: some 150 MB with nothing to do, and a few answers at their limit. */
const MAX_PEAK_MB = 450;
/** One call may take 15 seconds; what a page takes beside it on a busy machine. */
const MAX_PAGE_MS = 20_000;
const BOMB = gzipSync(Buffer.alloc(500 * 1024 * 1024));
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** How the backend answers for one service instead of properly. */
const FAULTS: Record<string, (response: ServerResponse) => void> = {
  'an endless answer': (response) => {
    const chunk = Buffer.alloc(64 * 1024, '[');
    const write = () => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', write);
    };
    response.writeHead(200, JSON_TYPE);
    write();
  },
  'a gzip bomb of 500 MB': (response) =>
    void response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(BOMB),
  'an answer that names 1 GB': (response) =>
    void response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 2 ** 30 }).write('{'),
  'a redirect': (response) => void response.writeHead(307, { Location: '/configuration/latest' }).end(),
  'a web page with a script': (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
  'an answer that stops in its middle': (response) => void response.writeHead(200, JSON_TYPE).write('{"data":'),
};

/**
 * A backend that answers without end, far too much, or something else than JSON: the shop's memory stays bounded, and
 * other visitors are served meanwhile.
 */
export async function checkBadBackend(report: Report): Promise<void> {
  const { mock, startAnother } = await startPair();
  const names = Object.keys(FAULTS);
  const { body } = await fetchOnce(
    `${mock.url}/stores/store-main/product-management/products/filter?per_page=${names.length}`,
  );
  const faultOf = new Map(
    (JSON.parse(body) as { data: { _id: string }[] }).data.map(({ _id }, index) => [_id, names[index] ?? '']),
  );
  const shop = await startAnother({ API_BASE_URL: await startFaulty(mock, faultOf) });

  await get(shop, '/about-us');
  const ends = ['/about-us', '/api/configuration/latest'].map((path) => watch(() => get(shop, path)));
  await Promise.all(
    [...faultOf].map(async ([product, name]) => {
      const replies = await Promise.all(
        [`/shop/main/product/${product}/x`, `/api/stores/main/product-management/products/${product}/details`].map(
          (path) => get(shop, path),
        ),
      );
      const wanted = `500 ${name.includes('stops') ? 504 : 502}`;
      const statuses = replies.map(({ status }) => status).join(' ');
      const worst = Math.max(...replies.map(({ ms }) => ms));
      report.check(
        `bad backend: page and call, ${name}`,
        statuses === wanted && worst < MAX_PAGE_MS,
        `${statuses}, slowest ${(worst / 1000).toFixed(1)} s`,
      );
    }),
  );
  for (const { count, failed, worst } of await Promise.all(ends.map((end) => end())))
    report.check(
      'bad backend: others meanwhile',
      failed === 0 && worst < 2_000,
      `${count} requests, ${failed} failed, slowest ${worst.toFixed(0)} ms`,
    );
  const peak = megabytes(shop, 'VmHWM');
  const isLogged = /the (?:answer|response) is too large/.test(shop.program.output());
  report.check(
    'bad backend: memory at its peak, and a line in the log',
    !(peak > MAX_PEAK_MB) && isLogged,
    `${peak} MB, ${isLogged ? 'a' : 'no'} line`,
  );
}

async function get(shop: Server, path: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await fetchOnce(shop.url + path).catch(() => ({ status: 0 }));
  return { status, ms: performance.now() - startedAt };
}

/** A backend that passes everything on to the mock but the details of some services. @returns its address */
const startFaulty = (mock: Server, faultOf: Map<string, string>): Promise<string> =>
  serve((request, response) => {
    response.on('error', () => response.destroy());
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
