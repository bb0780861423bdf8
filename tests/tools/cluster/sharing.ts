import { get, post, type Reply, revalidate } from '../http.ts';
import { type Report, until } from '../report.ts';
import { WEBHOOK_SECRET } from '../servers.ts';
import type { Cluster } from './start.ts';

const SERVICE = 'svc-window-seat';
/** What a change may take to be seen at every instance, in milliseconds. */
export const RENEWED_MS = 2000;

/** Tells an instance's webhook that something has changed, as the backend does. */
export const notify = (url: string, tags: string[]): Promise<Reply> => revalidate(url, tags, WEBHOOK_SECRET);

/** The service's own page, whatever its slug. */
export const servicePath = ({ pages }: Cluster): string =>
  pages.find((path) => path.startsWith(`/shop/main/product/${SERVICE}/`)) ?? '';

const cacheOf = ({ headers }: Reply): string => String(headers['x-nextjs-cache']);

/** Pages are rendered once for all instances, and renewed for all. */
export async function checkSharing(cluster: Cluster, { check }: Report): Promise<void> {
  const [a, b] = cluster.shops;
  const kinds = [
    '/',
    '/zh',
    '/shop/main/product',
    '/shop/main/product?category=cat-furniture',
    '/posts',
    '/about-us',
    servicePath(cluster),
  ];
  for (const path of kinds) await get(a.url + path);
  const atA = await cluster.backendCalls();
  const replies = await Promise.all(kinds.map((path) => get(b.url + path)));
  const atB = await cluster.backendCalls();
  // a variant by query is rendered by each, from data that they share
  const hits = replies.filter(
    (reply, index) =>
      kinds[index]?.includes('?') ||
      (cacheOf(reply) === 'HIT' && String(reply.headers['content-security-policy']).includes("'sha256-")),
  ).length;
  const isShared = atA > 0 && atB === 0 && hits === kinds.length;
  check(
    'pages rendered by one are hits at the other, with their policies',
    isShared,
    `${hits} of ${kinds.length}, ${atA} backend calls, then ${atB}`,
  );

  const picture =
    /<meta property="og:image" content="([^"]+)"/.exec((await get(a.url + servicePath(cluster))).body)?.[1] ?? '';
  const path = URL.canParse(picture) ? new URL(picture).pathname : '';
  const [drawn, kept] = [await get(a.url + path), await get(b.url + path)];
  const isSame = drawn.status === 200 && kept.status === 200 && kept.body === drawn.body;
  const [first, second] = [drawn, kept].map(({ headers }) => String(headers['cache-status']));
  check(
    'Open Graph images are drawn by one of them',
    isSame && /miss/.test(first ?? '') && /hit/.test(second ?? ''),
    `${first}, then ${second}`,
  );

  // the first call of a process takes longer, whatever it is
  for (const shop of cluster.shops) await notify(shop.url, ['posts']);
  await checkRenewal(cluster, { check }, 'the webhook at one renews at both', 18101, () =>
    notify(a.url, [`product:${SERVICE}`]),
  );

  await cluster.backendCalls();
  await get(a.url + cluster.unseen());
  const single = await cluster.backendCalls();
  let both = 0;
  for (let time = 0; time < 3; time += 1) {
    const cold = cluster.unseen();
    await Promise.all(cluster.shops.map((shop) => get(shop.url + cold)));
    both += (await cluster.backendCalls()) / 3;
  }
  const isOneEach = single > 0 && both <= 2 * single;
  check(
    'a new page that both are asked for at once costs one render each',
    isOneEach,
    `${single} backend calls for one, ${both.toFixed(1)} for both at once`,
  );
}

/** Changes the service's price, calls the webhook, and looks when each instance shows it: until then, the old page. */
export async function checkRenewal(
  cluster: Cluster,
  { check }: Pick<Report, 'check'>,
  what: string,
  price: number,
  webhook: () => Promise<unknown>,
  withinMs = RENEWED_MS,
): Promise<void> {
  const path = servicePath(cluster);
  for (const shop of cluster.shops) await get(shop.url + path);
  await post(`${cluster.mock.url}/__mock__/products/${SERVICE}`, { price });
  await webhook();
  const results = await Promise.all(
    cluster.shops.map(async (shop) => {
      let slowest = 0;
      let isBroken = false;
      let last = '';
      const ms = await until(async () => {
        const reply = await get(shop.url + path);
        slowest = Math.max(slowest, reply.ms);
        isBroken ||= reply.status !== 200;
        last = cacheOf(reply);
        return reply.body.includes(price.toLocaleString('en'));
      });
      return { ms, slowest, isBroken, last };
    }),
  );
  // what a response takes on a busy machine is no delay of the cache: one shows the old page, one the new
  const holds = results.every(
    ({ ms, slowest, isBroken }) => ms !== undefined && ms - 2 * slowest < withinMs && !isBroken,
  );
  const found = results.map(
    ({ ms, slowest, last }) =>
      `${ms?.toFixed(0) ?? 'not within 10 s'} ms (slowest response ${slowest.toFixed(0)} ms, ${last})`,
  );
  check(`${what}, within ${withinMs / 1000} s`, holds, found.join(', '));
}
