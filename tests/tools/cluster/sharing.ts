import { get, post, type Reply, revalidate } from '../http.ts';
import { type Report, until } from '../report.ts';
import { WEBHOOK_SECRET } from '../servers.ts';
import { type Cluster, SERVICE } from './start.ts';

/** What a change may take to be seen at every instance, in milliseconds. */
export const RENEWED_MS = 2000;

/** Tells an instance's webhook that something has changed, as the backend does. */
export const notify = (url: string, tags: string[]): Promise<Reply> => revalidate(url, tags, WEBHOOK_SECRET);

/** Requests at the same time may share a look-up, whose `ttl` one of them alone knows. */
const isFreshHit = ({ headers }: Reply): boolean => /^shop-pages; hit(?!; ttl=-)/.test(String(headers['cache-status']));

/** Pages are rendered once for all instances, and renewed for all. */
export async function checkSharing(cluster: Cluster, { check, same }: Report): Promise<void> {
  const [a, b] = cluster.shops;
  const CATEGORY = '/shop/main/product?category=cat-furniture';
  const kinds = ['/', '/zh', '/shop/main/product', CATEGORY, '/posts', '/about-us', cluster.service];
  for (const path of kinds) await get(a.url + path);
  const atA = await cluster.backendCalls();
  const replies = await Promise.all(kinds.map((path) => get(b.url + path)));
  const atB = await cluster.backendCalls();
  // a variant by query is rendered by each, from data that they share
  const misses = replies.flatMap((reply, index) => {
    const isHit = isFreshHit(reply) && String(reply.headers['content-security-policy']).includes("'sha256-");
    return isHit || kinds[index] === CATEGORY ? [] : [kinds[index]];
  });
  const isShared = 'pages rendered by one are hits at the other, with their policies';
  check(isShared, atA > 0 && atB === 0 && misses.length === 0, `${atA} backend calls, then ${atB}, missed ${misses}`);

  const { body } = await get(a.url + cluster.service);
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  const path = URL.parse(picture)?.pathname ?? '';
  const [drawn, kept] = [await get(a.url + path), await get(b.url + path)];
  const stored = [drawn, kept].map(({ status, headers }) => [status, /hit/.test(String(headers['cache-status']))]);
  same(
    'Open Graph images are drawn by one of them',
    [stored, kept.body === drawn.body],
    [
      [
        [200, false],
        [200, true],
      ],
      true,
    ],
  );

  // the first call of a process takes longer, whatever it is
  for (const shop of cluster.shops) await notify(shop.url, ['posts']);
  const webhook = () => notify(a.url, [`product:${SERVICE}`]);
  await checkRenewal(cluster, { check }, 'the webhook at one renews at both', 18101, webhook);

  await cluster.backendCalls();
  await get(a.url + cluster.unseen());
  const single = await cluster.backendCalls();
  let both = 0;
  for (let time = 0; time < 3; time += 1) {
    const cold = cluster.unseen();
    await Promise.all(cluster.shops.map((shop) => get(shop.url + cold)));
    both += (await cluster.backendCalls()) / 3;
  }
  const found = `${single} backend calls for one, ${both.toFixed(1)} for both at once`;
  check('a new page that both are asked for at once costs one render each', single > 0 && both <= 2 * single, found);
}

/** Changes the service's price, calls the webhook, and looks when each instance shows it: until then, the old page. */
export async function checkRenewal(
  { shops, service, mock }: Cluster,
  { check }: Pick<Report, 'check'>,
  what: string,
  price: number,
  webhook: () => Promise<unknown>,
  withinMs = RENEWED_MS,
): Promise<void> {
  for (const shop of shops) await get(shop.url + service);
  await post(`${mock.url}/__mock__/products/${SERVICE}`, { price });
  await webhook();
  const results = await Promise.all(
    shops.map(async (shop) => {
      let slowest = 0;
      let isBroken = false;
      const ms = await until(async () => {
        const reply = await get(shop.url + service);
        slowest = Math.max(slowest, reply.ms);
        isBroken ||= reply.status !== 200;
        return reply.body.includes(price.toLocaleString('en'));
      });
      // what a response takes on a busy machine is no delay of the cache: one shows the old page, one the new
      const holds = ms !== undefined && ms - 2 * slowest < withinMs && !isBroken;
      return { holds, found: `${ms?.toFixed(0) ?? 'not within 10 s'} ms (slowest response ${slowest.toFixed(0)} ms)` };
    }),
  );
  const isRenewed = results.every(({ holds }) => holds);
  check(`${what}, within ${withinMs / 1000} s`, isRenewed, results.map(({ found }) => found).join(', '));
}
