import { get, openGuest, post } from '../http.ts';
import type { World } from '../outage.ts';
import type { Report } from '../report.ts';

type Line = { level: string; time: string; request?: string; call?: string; msg: string; status?: number; error?: { digest?: string } };
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
  // the framework prints failures itself as well, in lines of its own
  const printed = text.split('\n').filter((line) => line.startsWith('{"'));
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
  report.check(
    'log: the error page’s reference',
    failed.status === 500 && reported.length === 1,
    `${failed.status}, ${reference ?? 'no reference'}, ${reported.length} line`,
  );
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
