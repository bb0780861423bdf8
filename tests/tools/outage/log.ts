import { ask } from '../cluster/load.ts';
import type { Report } from '../cluster/report.ts';
import { guest, type World } from './world.ts';

type Line = { level: string; time: string; request?: string; call?: string; msg: string; status?: number; error?: { digest?: string } };
const SECRETS = ['Harbour88', 'guest2018demo', 'chan.taiman@example.hk', '482913'];

/** Each line is JSON, a request's lines share its id with the backend and the error page, and nothing secret stands in any. */
export async function checkLog(world: World, report: Report): Promise<void> {
  const { mock } = world;
  const shop = await world.another({ LOG_LEVEL: 'debug' });
  const headers = await guest(shop.url);
  const login = JSON.stringify({ type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' });
  await ask({ url: `${shop.url}/api/auth/login`, method: 'POST', headers: { ...headers, 'x-request-id': 'outage-login' }, body: login });
  await ask({ url: `${shop.url}/authentication/verify?verification_code=482913` });
  await ask({ url: `${shop.url}/api/orders/all?store_id=main`, headers: { ...headers, 'x-request-id': 'outage-orders' } });
  const faulty = await mock.fault({ path: '/stores/{store_id}/product-management/products/{id}/details', status: 500 });
  const failed = await ask({ url: `${shop.url}/shop/main/product/svc-lighting-design/x` });
  await mock.clearFault(faulty.id);
  // what the framework prints about a failure comes a moment later
  await new Promise((resolve) => setTimeout(resolve, 300));

  const text = shop.program.output();
  // Next prints failures itself as well, in lines of its own
  const printed = text.split('\n').filter((line) => line.startsWith('{"'));
  const lines = printed.flatMap((line) => parsed(line) ?? []);
  report.check('log: each line is JSON', lines.length === printed.length && lines.length > 5, `${lines.length} of ${printed.length} lines`);
  report.check(
    'log: nothing secret',
    SECRETS.every((secret) => !text.includes(secret)),
    `${SECRETS.length} words looked for`,
  );
  const logged = lines.find(({ request, msg }) => request === 'outage-orders' && msg === 'API call');
  const asked = (await mock.requests()).filter(({ headers: sent }) => sent['x-request-id'] === 'outage-orders');
  report.check(
    'log: a call of the browser is one line, by its name',
    logged?.call === 'GET /orders/all' && logged.status === 200 && asked.length === 1,
    JSON.stringify(logged ?? null),
  );
  const reference = failed.body.match(/page-[0-9a-f-]{36}/)?.[0];
  const told = lines.filter(({ request, error, msg }) => msg === 'request failed' && request === reference && error?.digest?.split('/')[0] === reference);
  report.check(
    'log: the error page’s reference',
    failed.status === 500 && told.length === 1,
    `${failed.status}, ${reference ?? 'no reference'}, ${told.length} line`,
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
