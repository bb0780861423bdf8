import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { get, type Reply, send } from '../http.ts';
import { freePort, onEnd } from '../processes.ts';
import { type Report, until } from '../report.ts';
import { instance, type Proxy, startProxy } from './proxy.ts';
import { servicePath } from './sharing.ts';
import type { Cluster } from './start.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FILE = '/_next/static/chunks/of-another-build.js';
const ID = 'order-0123456789';
const page: Answer = (response, { index }) =>
  response.writeHead(200, { 'Cache-Control': 's-maxage=300' }).end(`page of ${index}`);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** What the proxy does with four instances: the first breaks off, the last is of another build. */
export async function checkProxyRules({ check }: Report): Promise<void> {
  const { port, hosts, asked } = await startInstances(4, {
    '/page': page,
    '/first-breaks': (response, one) => (one.index === 0 ? void response.socket?.destroy() : page(response, one)),
    '/all-break': (response) => void response.socket?.destroy(),
    [FILE]: (response, one) => (one.index === 3 ? page(response, one) : response.writeHead(404).end()),
    '/_next/image': (response, { request }) =>
      response.writeHead(request.url?.includes('no-such') ? 404 : 200, { 'Cache-Control': 'max-age=99' }).end(),
  });
  const instances = hosts.map((host) => instance(port, host));
  const proxy = await startProxy(instances);
  const withGap = await startProxy([...instances.slice(0, 2), instance(port, '127.0.0.99')]);
  const ask = (path: string, method = 'GET', { url } = proxy) =>
    send({ url: url + path, method, headers: { 'x-request-id': ID, 'x-forwarded-for': '10.1.1.1' } });
  const countOf = async (work: () => Promise<unknown>) => {
    const before = asked.length;
    await work();
    return asked.length - before;
  };

  const allGood = (what: string, replies: Reply[]) =>
    check(
      what,
      new Set(replies.map(({ status }) => status)).size === 1 && replies[0]?.status === 200,
      statusesOf(replies),
    );

  allGood(
    'reads go to the next instance when one breaks off or is not there',
    await times(12, () => ask('/first-breaks', 'GET', withGap)),
  );
  allGood(
    'so do writes when one is not there',
    await times(12, (index) => ask('/page', WRITES[index % WRITES.length], withGap)),
  );
  const counts: number[] = [];
  for (const method of WRITES) counts.push(await countOf(() => ask('/all-break', method)));
  check(
    'a write that broke off is never sent again',
    counts.join() === '1,1,1,1',
    `${WRITES.join(', ')}: sent ${counts.join(', ')} times`,
  );

  const pages = await countOf(() => times(5, () => ask('/page')));
  check('a page is the shop’s, each time', pages === 5, `${pages} of 5 asked`);
  allGood('a file that one of four instances has is found', await times(9, () => ask(FILE)));
  const { status: missing } = await ask('/_next/static/chunks/of-no-build.js');
  check('one that none has is missing', missing === 404, String(missing));

  const conversions: number[] = [];
  for (const query of ['url=a&w=640&q=75', 'w=640&q=75&url=a', 'url=no-such&w=640&q=75'])
    conversions.push(
      await countOf(() =>
        [1, 2, 3].reduce<Promise<unknown>>(
          (before) => before.then(() => ask(`/_next/image?${query}`)),
          Promise.resolve(),
        ),
      ),
    );
  check(
    'pictures are kept, under the address that pages have, and nothing that is none',
    conversions.join() === '1,3,3',
    conversions.join(', '),
  );

  const { host, 'x-forwarded-for': from, 'x-request-id': id } = asked.at(-1)?.request.headers ?? {};
  const isVisitors = host === new URL(proxy.url).host && from === '10.1.1.1, 127.0.0.1' && id === ID;
  check('the shop gets the visitor’s host, address and request id', isVisitors, `${host}, ${from}, ${id}`);
  await ask('/page?verification_code=4711');
  const { path, status, request, instance_status: answered } = lastLine(proxy);
  const isComplete = path === '/page' && status === '200' && request === ID && answered === '200';
  check(
    'each request is a line of JSON in its log, without its query',
    isComplete && !proxy.log().includes('4711'),
    `${path}, ${status}, ${request}`,
  );
  const inside = await Promise.all(['/api/metrics', '/api/revalidate'].map((one) => ask(one)));
  await send({ url: `${proxy.url}/api/health/ready`, headers: { authorization: 'Bearer secret' } });
  const { authorization } = asked.at(-1)?.request.headers ?? {};
  check(
    'figures, the webhook and readiness’ details are for the inside alone',
    statusesOf(inside) === '404 404' && authorization === undefined,
    `${statusesOf(inside)}, ${authorization}`,
  );
  const large = { method: 'POST', body: 'x'.repeat(300 * 1024) };
  const bodies = await Promise.all(['/page', '/api/upload'].map((one) => send({ url: proxy.url + one, ...large })));
  check('only uploads may have a large body', /^413 (?!413)/.test(statusesOf(bodies)), statusesOf(bodies));
  await proxy.stop();
}

/** What the proxy logged last. */
const lastLine = (proxy: Proxy) => JSON.parse(proxy.log().trimEnd().split('\n').at(-1) ?? '') as Record<string, string>;
const statusesOf = (replies: { status: number }[]): string => replies.map(({ status }) => status).join(' ');

/** The same proxy before real shops. */
export async function checkProxy(cluster: Cluster, { check }: Report): Promise<void> {
  const ask = (path: string) =>
    get(cluster.proxy.url + path, { accept: 'text/html,image/webp', 'accept-encoding': 'br' });
  const { body } = await get(cluster.proxy.url + servicePath(cluster));
  const found = (address: RegExp) => address.exec(body)?.[0].replaceAll('&amp;', '&') ?? '/nothing-was-found';
  const script = found(/\/_next\/static\/[^"]+\.js/);
  const { status, headers } = await ask(script);
  const { path, instance: from } = lastLine(cluster.proxy);
  const isOwn =
    status === 200 &&
    String(headers['cache-control']).includes('immutable') &&
    headers['content-encoding'] === 'br' &&
    String(headers.vary).includes('Accept-Encoding') &&
    path === script &&
    from === '';
  check('the build’s files come compressed from the proxy itself', isOwn, `${status}, ${headers['content-encoding']}`);
}

/** Both shops are gone, and one comes back. */
export async function checkNoShops(cluster: Cluster, { check }: Report): Promise<void> {
  const ask = (path: string) => get(cluster.proxy.url + path);
  await Promise.all(cluster.shops.map((shop) => shop.stop()));
  const away = await times(2, () => ask('/about-us'));
  const health = await ask('/proxy-health');
  await cluster.restart(0);
  const back = await until(async () => (await ask('/about-us')).status === 200);
  const statuses = statusesOf([...away, health]);
  const isGood = statuses === '502 502 204' && back !== undefined;
  check(
    'both shops are down: the proxy says so, and knows when one is back',
    isGood,
    `${statuses}, back after ${back?.toFixed(0)} ms`,
  );
}

/** What an instance was asked, and which one it was. */
type Asked = { index: number; request: IncomingMessage };
type Instances = { port: number; hosts: string[]; asked: Asked[] };
type Answer = (response: ServerResponse, asked: Asked) => void;

/** Stand-ins for instances, each with an address of its own: they answer by path, as no shop could be made to. */
async function startInstances(count: number, answers: Record<string, Answer>): Promise<Instances> {
  const port = await freePort();
  const asked: Asked[] = [];
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
  for (const [index, host] of hosts.entries()) {
    const server = createServer((request, response) => {
      request.resume();
      const one = { index, request };
      asked.push(one);
      const answer = answers[new URL(request.url ?? '/', 'http://shop').pathname];
      if (answer) answer(response, one);
      else response.writeHead(404).end('missing');
    });
    onEnd(() => server.close());
    await new Promise<void>((resolve) => void server.listen(port, host, resolve));
  }
  return { port, hosts, asked };
}
