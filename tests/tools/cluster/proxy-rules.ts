import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { get, send } from '../http.ts';
import { freePort, onEnd } from '../processes.ts';
import { type Report, until } from '../report.ts';
import { type Cluster, instance, type Proxy, startProxy } from './start.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FILE = '/_next/static/chunks/of-another-build.js';
const ID = 'order-0123456789';

/** What an instance was asked, and which one it was. */
type Asked = { index: number; request: IncomingMessage };
type Answer = (response: ServerResponse, asked: Asked) => void;

const page: Answer = (response) => response.writeHead(200, { 'Cache-Control': 's-maxage=300' }).end('page');
/** Stand-ins for instances answer by path, as no shop could be made to: the first breaks off, the last is of another build. */
const ANSWERS: Record<string, Answer> = {
  '/page': page,
  '/first-breaks': (response, one) => (one.index === 0 ? void response.socket?.destroy() : page(response, one)),
  '/all-break': (response) => void response.socket?.destroy(),
  [FILE]: (response, one) => (one.index === 3 ? page(response, one) : response.writeHead(404).end()),
  '/_next/image': (response, { request }) =>
    response.writeHead(request.url?.includes('no-such') ? 404 : 200, { 'Cache-Control': 'max-age=99' }).end(),
};

async function startInstances(asked: Asked[]): Promise<string[]> {
  const port = await freePort();
  const hosts = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  for (const [index, host] of hosts.entries()) {
    const server = createServer((request, response) => {
      request.resume();
      asked.push({ index, request });
      const answer = ANSWERS[new URL(request.url ?? '/', 'http://shop').pathname];
      if (answer) answer(response, { index, request });
      else response.writeHead(404).end('missing');
    });
    onEnd(() => server.close());
    await new Promise<void>((resolve) => void server.listen(port, host, resolve));
  }
  return [...hosts, '127.0.0.99'].map((host) => instance(port, host));
}

/** What the proxy does with four instances, and with two and one that is not there. */
export async function checkProxyRules({ same }: Report): Promise<void> {
  const asked: Asked[] = [];
  const [first = '', second = '', third = '', fourth = '', missing = ''] = await startInstances(asked);
  const proxy = await startProxy([first, second, third, fourth]);
  const withGap = await startProxy([first, second, missing]);
  const ask = (path: string, method = 'GET', { url } = proxy) =>
    send({ url: url + path, method, headers: { 'x-request-id': ID, 'x-forwarded-for': '10.1.1.1' } });
  /** One after the other. @returns the statuses, and how often instances were asked */
  const askAll = async (paths: string[], methods = ['GET'], through = proxy) => {
    const before = asked.length;
    const statuses = new Set<number>();
    for (const [index, path] of paths.entries())
      statuses.add((await ask(path, methods[index % methods.length], through)).status);
    return { statuses: [...statuses].join(), asked: asked.length - before };
  };
  const times = (count: number, path: string) => Array.from({ length: count }, () => path);

  const { statuses } = await askAll(times(12, '/first-breaks'), ['GET'], withGap);
  same('reads go to the next instance when one breaks off or is not there', statuses, '200');
  const writes = await askAll(times(12, '/page'), WRITES, withGap);
  same('so do writes when one is not there', writes.statuses, '200');
  const broken = await askAll(times(4, '/all-break'), WRITES);
  same('a write that broke off is never sent again', broken, { statuses: '502', asked: 4 });
  same('a page is the shop’s, each time', await askAll(times(5, '/page')), { statuses: '200', asked: 5 });
  same('a file that one of four instances has is found', (await askAll(times(9, FILE))).statuses, '200');
  same('one that none has is missing', (await ask('/_next/static/chunks/of-no-build.js')).status, 404);
  const picture = (query: string) => askAll(times(3, `/_next/image?${query}`));
  const conversions = [await picture('url=a&w=640&q=75'), await picture('w=640&q=75&url=a')];
  conversions.push(await picture('url=no-such&w=640&q=75'));
  const kept = 'pictures are kept, under the address that pages have, and nothing that is none';
  same(kept, conversions.map((one) => one.asked).join(), '1,3,3');

  const { host, 'x-forwarded-for': from, 'x-request-id': id } = asked.at(-1)?.request.headers ?? {};
  const visitors = [new URL(proxy.url).host, '10.1.1.1, 127.0.0.1', ID];
  same('the shop gets the visitor’s host, address and request id', [host, from, id], visitors);
  await ask('/page?verification_code=4711');
  const { path, status, request, instance_status: answered } = lastLine(proxy);
  const line = [path, status, request, answered, proxy.log().includes('4711')];
  same('each request is a line of JSON in its log, without its query', line, ['/page', '200', ID, '200', false]);
  const inside = await askAll(['/api/metrics', '/api/revalidate']);
  await send({ url: `${proxy.url}/api/health/ready`, headers: { authorization: 'Bearer secret' } });
  const secret = asked.at(-1)?.request.headers.authorization;
  const isInside = 'figures, the webhook and readiness’ details are for the inside alone';
  same(isInside, [inside.statuses, secret], ['404', undefined]);
  const large = { method: 'POST', body: 'x'.repeat(300 * 1024) };
  const [small, upload] = [`${proxy.url}/page`, `${proxy.url}/api/upload`].map((url) => send({ url, ...large }));
  same('only uploads may have a large body', [(await small)?.status, (await upload)?.status === 413], [413, false]);
  await proxy.stop();
}

/** What the proxy logged last. */
const lastLine = (proxy: Proxy) => JSON.parse(proxy.log().trimEnd().split('\n').at(-1) ?? '') as Record<string, string>;

/** The same proxy before real shops. */
export async function checkProxy({ proxy, service }: Cluster, { same }: Report): Promise<void> {
  const { body } = await get(proxy.url + service);
  const script = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? '/nothing-was-found';
  const { status, headers } = await get(proxy.url + script, { 'accept-encoding': 'br' });
  const { path, instance: from } = lastLine(proxy);
  const isKept = String(headers['cache-control']).includes('immutable');
  const found = [status, headers['content-encoding'], isKept, path, from];
  same('the build’s files come compressed from the proxy itself', found, [200, 'br', true, script, '']);
}

/** Both shops are gone, and one comes back. */
export async function checkNoShops({ proxy, shops, restart }: Cluster, { check }: Report): Promise<void> {
  const statusOf = async (path: string) => (await get(proxy.url + path)).status;
  await Promise.all(shops.map((shop) => shop.stop()));
  const away = [await statusOf('/about-us'), await statusOf('/proxy-health')].join();
  await restart(0);
  const back = await until(async () => (await statusOf('/about-us')) === 200);
  const what = 'both shops are down: the proxy says so, and knows when one is back';
  check(what, away === '502,204' && back !== undefined, `${away}, back after ${back?.toFixed(0)} ms`);
}
