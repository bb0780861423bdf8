import { ask } from './load.ts';
import { type Report, until } from './report.ts';
import type { World } from './world.ts';

const SERVICE = 'svc-window-seat';
/** What a change takes to be seen at every instance, at the most. */
export const RENEWED_MS = 2000;
const SECRET = 'demo-revalidate-secret';

/** What the webhook gets to hear from the backend. */
export const tellOf = (url: string, tags: string[]) =>
  ask({
    url: `${url}/api/revalidate`,
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });

/** Gives the service another price, in the backend alone. */
const reprice = (world: World, price: number, id = SERVICE) =>
  ask({
    url: `${world.mock.url}/__mock__/products/${id}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  });

/** The service's own page, wherever its slug has gone. */
export const servicePath = (world: World, id = SERVICE): string => world.pages.find((path) => path.startsWith(`/shop/main/product/${id}/`)) ?? '';

/** Pages are rendered once for all instances, and renewed for all. */
export async function checkSharing(world: World, { check }: Report): Promise<void> {
  const [a, b] = world.shops;

  const kinds = ['/', '/zh', '/shop/main/product', '/shop/main/product?category=cat-furniture', '/posts', '/about-us', servicePath(world)];
  for (const path of kinds) await ask({ url: a.url + path });
  const atA = await world.backendCalls();
  const hits = await Promise.all(kinds.map(async (path) => (await ask({ url: b.url + path })).headers['x-nextjs-cache']));
  const atB = await world.backendCalls();
  check(
    'pages rendered by one are hits at the other',
    atA > 0 && atB === 0 && hits.every((hit) => hit === 'HIT'),
    `${atA} backend calls, then ${atB}; ${hits.join(' ')}`,
  );

  const policies = await Promise.all(kinds.map(async (path) => (await ask({ url: b.url + path })).headers['content-security-policy']));
  check(
    'with the policy of their scripts',
    policies.every((policy) => typeof policy === 'string' && policy.includes("'sha256-")),
    `${policies.length} policies with hashes`,
  );

  const picture = /\/og\/[^"?]+\.jpg/.exec((await ask({ url: a.url + servicePath(world) })).body)?.[0] ?? '';
  const [drawn, kept] = [await ask({ url: a.url + picture }), await ask({ url: b.url + picture })];
  const isSame = drawn.status === 200 && kept.status === 200 && kept.body === drawn.body;
  const [first, second] = [drawn, kept].map(({ headers }) => String(headers['cache-status']));
  check(
    'pictures for sharing are drawn by one of them',
    isSame && first?.includes('miss') === true && second?.includes('hit') === true,
    `${first}, then ${second}`,
  );

  // the first call of a process takes longer, whatever it is
  for (const shop of world.shops) await tellOf(shop.url, ['posts']);
  await checkRenewal(world, { check }, 'the webhook at one renews at both', 18101, () => tellOf(a.url, [`product:${SERVICE}`]));

  const cold = [world.unseen(), world.unseen(), world.unseen(), world.unseen()];
  await world.backendCalls();
  await ask({ url: a.url + cold[0] });
  const single = await world.backendCalls();
  let both = 0;
  for (const path of cold.slice(1)) {
    await Promise.all([ask({ url: a.url + path }), ask({ url: b.url + path })]);
    both += (await world.backendCalls()) / 3;
  }
  check(
    'a new page that both are asked for at once costs at most one render each',
    both <= 2 * single,
    `${single} backend calls for one, ${both.toFixed(1)} for both at once`,
  );
}

/** Changes the service, lets the webhook know, and looks when each instance shows it. The old page must be shown until then. */
export async function checkRenewal(
  world: World,
  { check }: Pick<Report, 'check'>,
  what: string,
  price: number,
  webhook: () => Promise<unknown>,
  withinMs = RENEWED_MS,
): Promise<void> {
  const path = servicePath(world);
  for (const shop of world.shops) await ask({ url: shop.url + path });
  await reprice(world, price);
  await webhook();
  const results = await Promise.all(
    world.shops.map(async (shop) => {
      let slowest = 0;
      let isBroken = false;
      const ms = await until(async () => {
        const answer = await ask({ url: shop.url + path });
        slowest = Math.max(slowest, answer.ms);
        isBroken ||= answer.status !== 200;
        return answer.body.includes(price.toLocaleString('en'));
      });
      return { ms, slowest, isBroken };
    }),
  );
  // what an answer takes on a busy machine is no delay of the cache: one shows the old page, one the new
  const holds = results.every(({ ms, slowest, isBroken }) => ms !== undefined && ms - 2 * slowest < withinMs && !isBroken);
  check(
    `${what}, within ${withinMs / 1000} s`,
    holds,
    results.map(({ ms, slowest }) => `${ms?.toFixed(0) ?? 'not within 10 s'} ms (slowest answer ${slowest.toFixed(0)} ms)`).join(', '),
  );
}
