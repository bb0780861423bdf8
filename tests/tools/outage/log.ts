import { get, openGuest, post } from '../http.ts';
import type { World } from '../outage.ts';
import type { Report } from '../report.ts';

type Line = {
  level: string;
  time: string;
  request?: string;
  call?: string;
  msg: string;
  status?: number;
  error?: { digest?: string };
  build?: string;
  version?: string;
};
const SECRETS = ['Harbour88', 'guest2018demo', 'chan.taiman@example.hk', '482913'];

/** Each line is JSON, a request's lines share its id with the backend and the error page, and nothing secret stands in any. */
export async function checkLog(world: World, report: Report): Promise<void> {
  const { client } = world;
  const shop = await world.startAnother({ LOG_LEVEL: 'debug' });
  const cookie = await openGuest(shop.url);
  await post(
    `${shop.url}/api/auth/login`,
    { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' },
    { cookie, 'x-request-id': 'outage-login' },
  );
  await get(`${shop.url}/authentication/verify?verification_code=482913`);
  await get(`${shop.url}/api/orders/all?store_id=main`, { cookie, 'x-request-id': 'outage-orders' });
  const faulty = await client.fault({ path: '/stores/{store_id}/product-management/products/{id}/details', status: 500 });
  const failed = await get(`${shop.url}/shop/main/product/svc-lighting-design/x`);
  await client.clearFault(faulty.id);
  // what the framework prints about a failure comes a moment later
  await new Promise((resolve) => setTimeout(resolve, 300));

  const text = shop.program.output();
  const printed = text.split('\n').filter(Boolean);
  const lines = printed.flatMap((line) => parsed(line) ?? []);
  report.check('log: each line is JSON', lines.length === printed.length && lines.length > 5, `${lines.length} of ${printed.length} lines`);
  report.check(
    'log: nothing secret',
    SECRETS.every((secret) => !text.includes(secret)),
    `${SECRETS.length} words looked for`,
  );
  const logged = lines.find(({ request, msg }) => request === 'outage-orders' && msg === 'API call');
  const asked = (await client.requests()).filter(({ headers: sent }) => sent['x-request-id'] === 'outage-orders');
  report.check(
    'log: a call of the browser is one line, by its name',
    logged?.call === 'GET /orders/all' && logged.status === 200 && asked.length === 1,
    JSON.stringify(logged ?? null),
  );
  const reference = failed.body.match(/page-[0-9a-f-]{36}/)?.[0];
  const reported = lines.filter(({ request, error, msg }) => msg === 'request failed' && request === reference && error?.digest?.split('/')[0] === reference);
  const repeated = lines.filter(({ error, level }) => level === 'error' && error?.digest?.split('/')[0] === reference).length - reported.length;
  report.check(
    'log: the error page’s reference, on one line',
    failed.status === 500 && failed.headers['x-request-id'] === reference && reported.length === 1 && repeated === 0,
    `${failed.status}, ${reference ?? 'no reference'}, ${reported.length} line, repeated ${repeated} times`,
  );
  const start = lines.find(({ msg }) => msg === 'listening');
  report.check('log: the start says which build runs', Boolean(start?.build && start.version), JSON.stringify(start ?? null));
  await shop.stop();
}

function parsed(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    console.log(`  not JSON: ${line.slice(0, 200)}`);
    return undefined;
  }
}
