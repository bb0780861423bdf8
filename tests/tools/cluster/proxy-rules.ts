import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { get as request, requestsPerSecond, send } from '../http.ts';
import type { Report } from '../report.ts';
import { startProxy } from './proxy.ts';
import { servicePath } from './sharing.ts';
import type { Cluster } from './start.ts';

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const FOR_ALL = { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=300, stale-while-revalidate=2591700' };
/** Longer than the proxy serves a page without asking. */
const OVER_MS = 3300;

/** Which responses of the shop the proxy caches, and which not. */
export async function checkProxy(cluster: Cluster, { check }: Report): Promise<void> {
  const { url } = cluster.proxy;
  const get = (path: string, headers: Record<string, string> = BROWSER) => request(url + path, headers);
  const twice = async (path: string, headers?: Record<string, string>) => [await get(path, headers), await get(path, headers)] as const;

  const [, page] = await twice('/about-us');
  check(
    'a page is cached, compressed',
    page.headers['x-cache'] === 'HIT' && page.headers['content-encoding'] === 'br',
    `${page.headers['x-cache']}, ${page.headers['content-encoding']}`,
  );
  const [, plain] = await twice('/about-us', { accept: 'text/html', 'accept-encoding': 'identity' });
  check(
    'and plain for clients that do not read that',
    plain.headers['content-encoding'] === undefined && plain.body.includes('</html>'),
    `${plain.headers['x-cache']}, ${plain.body.length} characters`,
  );

  const script = /\/_next\/static\/[^"]+\.js/.exec(plain.body)?.[0] ?? '';
  const file = await get(script);
  const isImmutable = String(file.headers['cache-control']).includes('immutable') && file.headers['content-encoding'] === 'br';
  check(
    'the build’s files come compressed from the proxy itself',
    file.status === 200 && isImmutable && file.headers['x-powered-by'] === undefined,
    `${file.status}, ${file.headers['content-encoding']}, ${file.headers['cache-control']}`,
  );

  const picture = /\/_next\/image\?[^" ]+/.exec((await get(servicePath(cluster), { accept: 'text/html' })).body)?.[0]?.replaceAll('&amp;', '&') ?? '';
  const [first, second] = await twice(picture, { accept: 'image/webp' });
  check(
    'a picture is optimised once for all',
    first.status === 200 && second.headers['x-cache'] === 'HIT',
    `${first.headers['x-cache']}, ${second.headers['x-cache']}`,
  );

  const [path = '', query = ''] = picture.split('?');
  const [reordered] = await twice(`${path}?${query.split('&').toReversed().join('&')}`, { accept: 'image/webp' });
  check(
    'an address that no page has makes no second entry of it',
    reordered.status === 200 && reordered.headers['x-cache'] === 'BYPASS',
    String(reordered.headers['x-cache']),
  );

  const personal = [
    '/account',
    '/zh/shop/main/cart',
    '/cn/shop/main/order',
    '/authentication/login/email',
    '/result/success',
    '/api/health',
    '/shop/main/product?keyword=oak',
  ];
  const cached: string[] = [];
  for (const path of personal) {
    const answers = await twice(path);
    if (answers.some(({ headers }) => headers['x-cache'] !== 'BYPASS' || !/no-store/.test(String(headers['cache-control'])))) cached.push(path);
  }
  check('nothing personal is cached', cached.length === 0, `${personal.length} paths, cached: ${cached.join(' ') || 'none'}`);

  const languages: [string, number, string | undefined][] = [
    ['en-GB', 200, undefined],
    ['zh-HK', 302, '/zh'],
    ['zh-CN', 302, '/cn'],
    ['en', 200, undefined],
  ];
  const roots = await Promise.all(languages.map(([language]) => get('/', { ...BROWSER, 'accept-language': language })));
  check(
    '/ is answered in each visitor’s language',
    roots.every(({ status, headers }, index) => status === languages[index]?.[1] && headers.location === languages[index]?.[2]),
    roots.map(({ status, headers }) => `${status} ${headers.location ?? ''}`.trim()).join(', '),
  );

  const missing = ['/nothing-here', '/shop/main/product/no-such-service', '/posts/no-such-article'];
  const found = (await Promise.all(missing.map((path) => twice(path)))).flat();
  check(
    'a 404 is not cached',
    found.every(({ status, headers }) => status === 404 && headers['x-cache'] !== 'HIT'),
    found.map(({ status, headers }) => `${status} ${headers['x-cache']}`).join(', '),
  );

  // in turns: the machine is not equally busy all the time
  let [direct, proxied] = [0, 0];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    direct += (await requestsPerSecond(`${cluster.shops[0].url}/about-us`)) / TURNS;
    proxied += (await requestsPerSecond(`${url}/about-us`)) / TURNS;
  }
  check(
    'a cached page, through the proxy about as many as from a shop itself',
    proxied > direct * WORST_RATIO,
    `${proxied.toFixed(0)} and ${direct.toFixed(0)} requests/s (${(proxied / direct).toFixed(1)} ×)`,
  );
}

/** Both answer about as many as the one who asks can ask for: what is left between them is noise. */
const WORST_RATIO = 0.75;
const TURNS = 3;

/** Both shops are gone: what was shown is still shown. */
export async function checkStale(cluster: Cluster, { check }: Report): Promise<void> {
  const paths = ['/about-us', '/zh', servicePath(cluster)];
  for (const path of paths) await request(cluster.proxy.url + path, BROWSER);
  await Promise.all(cluster.shops.map((shop) => shop.stop()));
  await pause(OVER_MS);
  const answers = await Promise.all(paths.map((path) => request(cluster.proxy.url + path, BROWSER)));
  const [personal, unseen] = [await request(`${cluster.proxy.url}/shop/main/cart`), await request(cluster.proxy.url + cluster.unseen())];
  const isStale = answers.every(({ status, headers }) => status === 200 && headers['x-cache'] === 'STALE');
  check(
    'both shops are down: pages are shown as they were',
    isStale && personal.status === 502 && unseen.status === 502,
    `${answers.map(({ headers }) => headers['x-cache']).join(' ')}; cart ${personal.status}, a new page ${unseen.status}`,
  );
}

/** The same proxy before a shop that answers as the real one must not. */
export async function checkProxyDefences({ check }: Report): Promise<void> {
  const asked: IncomingMessage[] = [];
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/cookie': (response) => response.writeHead(200, { ...FOR_ALL, 'Set-Cookie': 'auth.token=secret' }).end('page with a cookie'),
    '/missing': (response) => response.writeHead(404, { ...FOR_ALL, 'Cache-Control': 's-maxage=31536000' }).end('missing'),
    '/private': (response) => response.writeHead(200, { ...FOR_ALL, 'Cache-Control': 'private, no-store' }).end('private'),
    '/broken': (response) => void response.socket?.destroy(),
    '/page': (response) => response.writeHead(200, { ...FOR_ALL, Vary: 'rsc, next-router-state-tree' }).end('page'),
    '/api/health': (response) => response.writeHead(200).end('ok'),
  };
  const shop = createServer((request, response) => {
    request.resume();
    asked.push(request);
    (answers[request.url ?? ''] ?? answers['/missing'])?.(response);
  });
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  const port = (shop.address() as AddressInfo).port;
  const proxy = await startProxy([port]);
  try {
    const times = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      asked.length = 0;
      for (let count = 0; count < 3; count += 1) await send({ url: proxy.url + path, headers, method });
      return asked.length;
    };
    const counts = { cookie: await times('/cookie'), missing: await times('/missing'), private: await times('/private') };
    check(
      'never cached: responses with cookies, 404s, private ones',
      Object.values(counts).every((count) => count === 3),
      Object.entries(counts)
        .map(([what, count]) => `${what} ${count} of 3 asked`)
        .join(', '),
    );
    check('cached: a page that is the same for all', (await times('/page')) < 3, `${asked.length} of 3 asked`);
    check('navigation data has the page’s address and is not cached', (await times('/page', { rsc: '1' })) === 3, `${asked.length} of 3 asked`);
    await times('/private', {
      'content-security-policy': "script-src 'nonce-mine'",
      'content-security-policy-report-only': 'x',
      'x-forwarded-for': '10.1.1.1',
    });
    const reached = Object.keys(asked[0]?.headers ?? {}).filter((name) => name.startsWith('content-security-policy'));
    check(
      'a visitor’s own policy does not reach the shop, the address does',
      reached.length === 0 && String(asked[0]?.headers['x-forwarded-for']).endsWith(', 127.0.0.1'),
      `${reached.length} policies, for ${asked[0]?.headers['x-forwarded-for']}`,
    );
    check('what was sent is never sent again', (await times('/broken', {}, 'POST')) === 3, `${asked.length} of 3 sent`);
  } finally {
    await proxy.stop();
    shop.closeAllConnections();
    await new Promise((resolve) => void shop.close(resolve));
  }
}
