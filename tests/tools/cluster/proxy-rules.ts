import { get, send } from '../http.ts';
import { type Report, until } from '../report.ts';
import { type Answer, startInstances } from './instances.ts';
import { instance, type Proxy, startProxy } from './proxy.ts';
import { servicePath } from './sharing.ts';
import type { Cluster } from './start.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FILE = '/_next/static/chunks/of-another-build.js';
const ID = 'order-0123456789';
const page: Answer = (response, { index }) => response.writeHead(200, { 'Cache-Control': 's-maxage=300' }).end(`page of ${index}`);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** What the proxy does with the answers of four instances, the last of which is of another build and the first breaks off. */
export async function checkProxyRules({ check }: Report): Promise<void> {
  const { port, hosts, asked } = await startInstances(4, {
    '/page': page,
    '/first-breaks': (response, one) => (one.index === 0 ? void response.socket?.destroy() : page(response, one)),
    '/all-break': (response) => void response.socket?.destroy(),
    [FILE]: (response, one) => (one.index === 3 ? page(response, one) : response.writeHead(404).end()),
    '/_next/image': (response, { request }) => response.writeHead(request.url?.includes('no-such') ? 404 : 200, { 'Cache-Control': 'max-age=99' }).end(),
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

  const reads = await times(12, () => ask('/first-breaks', 'GET', withGap));
  check(
    'reads go to the next instance when one breaks off or is not there',
    reads.every(({ status }) => status === 200),
    statusesOf(reads),
  );
  const writes = await times(12, (index) => ask('/page', WRITES[index % WRITES.length], withGap));
  check(
    'so do writes when one is not there',
    writes.every(({ status }) => status === 200),
    statusesOf(writes),
  );
  const counts: number[] = [];
  for (const method of WRITES) counts.push(await countOf(() => ask('/all-break', method)));
  check(
    'a write that broke off is never sent again',
    counts.every((count) => count === 1),
    `${WRITES.join(', ')}: sent ${counts.join(', ')} times`,
  );

  const pages = await countOf(() => times(5, () => ask('/page')));
  check('a page is the shop’s, each time', pages === 5, `${pages} of 5 asked`);
  const files = await times(9, () => ask(FILE));
  check(
    'a file that one of four instances has is found',
    files.every(({ status }) => status === 200),
    statusesOf(files),
  );
  const { status: missing } = await ask('/_next/static/chunks/of-no-build.js');
  check('one that none has is missing', missing === 404, String(missing));

  const pictures: [string, number][] = [
    ['url=a&w=640&q=75', 1],
    ['w=640&q=75&url=a', 3],
    ['url=no-such&w=640&q=75', 3],
  ];
  const conversions: number[] = [];
  for (const [query] of pictures)
    conversions.push(
      await countOf(async () => {
        for (let time = 0; time < 3; time += 1) await ask(`/_next/image?${query}`);
      }),
    );
  check(
    'pictures are kept, under the address that pages have, and nothing that is none',
    conversions.join() === pictures.map(([, count]) => count).join(),
    conversions.join(', '),
  );

  const headers = asked.at(-1)?.request.headers ?? {};
  check(
    'the shop gets the visitor’s host, address and request id',
    headers.host === new URL(proxy.url).host && headers['x-forwarded-for'] === '10.1.1.1, 127.0.0.1' && headers['x-request-id'] === ID,
    `${headers.host}, ${headers['x-forwarded-for']}, ${headers['x-request-id']}`,
  );
  await ask('/page?verification_code=4711');
  const { path, status, request, instance_status: answered } = lastLine(proxy);
  const isComplete = path === '/page' && status === '200' && request === ID && answered === '200';
  check('each request is a line of JSON in its log, without its query', isComplete && !proxy.log().includes('4711'), `${path}, ${status}, ${request}`);
  await proxy.stop();
}

/** What the proxy logged last. */
const lastLine = (proxy: Proxy) => JSON.parse(proxy.log().trimEnd().split('\n').at(-1) ?? '') as Record<string, string>;
const statusesOf = (replies: { status: number }[]): string => replies.map(({ status }) => status).join(' ');

/** The same proxy before real shops. */
export async function checkProxy(cluster: Cluster, { check }: Report): Promise<void> {
  const ask = (path: string) => get(cluster.proxy.url + path, { accept: 'text/html,image/webp', 'accept-encoding': 'br' });
  const { body } = await get(cluster.proxy.url + servicePath(cluster));
  const [script = '', picture = ''] = [/\/_next\/static\/[^"]+\.js/, /\/_next\/image\?[^" ]+/].map((address) =>
    address.exec(body)?.[0].replaceAll('&amp;', '&'),
  );
  const file = await ask(script);
  const isImmutable = String(file.headers['cache-control']).includes('immutable') && file.headers['content-encoding'] === 'br';
  const { path, instance: from } = lastLine(cluster.proxy);
  check(
    'the build’s files come compressed from the proxy itself',
    file.status === 200 && isImmutable && path === script && from === '',
    `${file.status}, ${file.headers['content-encoding']}`,
  );
  const [first, second] = [await ask(picture), await ask(picture)];
  check(
    'a picture is optimised once for all',
    first.status === 200 && second.headers['x-cache'] === 'HIT',
    `${first.headers['x-cache']}, ${second.headers['x-cache']}`,
  );
}

/** Both shops are gone, and one comes back. */
export async function checkNoShops(cluster: Cluster, { check }: Report): Promise<void> {
  const ask = (path: string) => get(cluster.proxy.url + path);
  await Promise.all(cluster.shops.map((shop) => shop.stop()));
  const away = await times(2, () => ask('/about-us'));
  const health = await ask('/proxy-health');
  await cluster.restart(0);
  const back = await until(async () => (await ask('/about-us')).status === 200);
  check(
    'both shops are down: the proxy says so, and knows when one is back',
    statusesOf([...away, health]) === '502 502 204' && back !== undefined,
    `${statusesOf([...away, health])}, back after ${back?.toFixed(0)} ms`,
  );
}
