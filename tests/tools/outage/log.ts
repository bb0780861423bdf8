import { setTimeout as pause } from 'node:timers/promises';
import { get, openGuest, post } from '../http.ts';
import type { World } from '../outage.ts';
import type { Report } from '../report.ts';

type Line = {
  level: string;
  request?: string;
  call?: string;
  msg: string;
  status?: number;
  error?: { digest?: string };
  build?: string;
  version?: string;
};
const SECRETS = /Harbour88|guest2018demo|chan\.taiman@example\.hk|482913/;
const LOGIN = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };

/** Each line is JSON without secrets; a request's lines share its id with the backend and the error page. */
export async function checkLog({ client, startAnother }: World, report: Report): Promise<void> {
  const shop = await startAnother({ LOG_LEVEL: 'debug' });
  const cookie = await openGuest(shop.url);
  await post(`${shop.url}/api/auth/login`, LOGIN, { cookie, 'x-request-id': 'outage-login' });
  await get(`${shop.url}/authentication/verify?verification_code=482913`);
  await get(`${shop.url}/api/orders/all?store_id=main`, { cookie, 'x-request-id': 'outage-orders' });
  const { id } = await client.fault({
    path: '/stores/{store_id}/product-management/products/{id}/details',
    status: 500,
  });
  const failed = await get(`${shop.url}/shop/main/product/svc-lighting-design/x`);
  await client.clearFault(id);
  // what the framework prints about a failure comes a moment later
  await pause(300);

  const printed = shop.program.output().split('\n').filter(Boolean);
  const other = printed.filter((line) => !line.startsWith('{') || !line.endsWith('}'));
  const lines = printed.filter((line) => !other.includes(line)).map((line) => JSON.parse(line) as Line);
  report.check(
    'log: each line is JSON, and holds nothing secret',
    other.length === 0 && lines.length > 5 && !SECRETS.test(printed.join()),
    other[0] ?? `${lines.length}`,
  );
  const logged = lines.filter(({ request, msg }) => request === 'outage-orders' && msg === 'API call');
  const asked = (await client.requests()).filter(({ headers: sent }) => sent['x-request-id'] === 'outage-orders');
  const isByName =
    logged.length === 1 && logged[0]?.call === 'GET /orders/all' && logged[0].status === 200 && asked.length === 1;
  report.check('log: a call of the browser is one line, by its name', isByName, JSON.stringify(logged));
  const reference = /page-[0-9a-f-]{36}/.exec(failed.body)?.[0] ?? 'no reference';
  const errors = lines.filter(({ level, error }) => level === 'error' && error?.digest?.split('/')[0] === reference);
  const isOne = errors.length === 1 && errors[0]?.msg === 'request failed' && errors[0].request === reference;
  const isGood = isOne && failed.status === 500 && failed.headers['x-request-id'] === reference;
  report.check(
    'log: the error page’s reference, on one line',
    isGood,
    `${failed.status}, ${reference}, ${errors.length} lines`,
  );
  const start = lines.find(({ msg }) => msg === 'listening');
  report.check(
    'log: the start says which build runs',
    Boolean(start?.build && start.version),
    JSON.stringify(start ?? null),
  );
  await shop.stop();
}
