import type { Redis } from '../cluster/redis.ts';
import { get as request, openGuest, post as postJson, type Reply, send } from '../http.ts';
import { type Report, until } from '../report.ts';
import type { Server } from '../servers.ts';
import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { startWithRedis } from './servers.ts';

const OWNER = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };
const PICTURE = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';

/** A request from an address, as the proxy in front reports it: JSON, or a text as a form with a file. */
function ask(
  shop: Server,
  path: string,
  from: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const all = { 'x-forwarded-for': from, ...headers };
  if (body === undefined) return request(shop.url + path, all);
  if (typeof body !== 'string') return postJson(shop.url + path, body, all);
  return send({
    url: shop.url + path,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...all },
    body,
  });
}
const logIn = (shop: Server, from: string, login_id: string, type = 'EMAIL') =>
  ask(shop, '/api/auth/login', from, { type, login_id, password: 'wrongpass1' });

/**
 * Two instances count together through Redis, behind one proxy that says who asks; each goes on alone when Redis dies.
 * One limit of each way in which requests are counted: what every limit is, tests/server holds.
 */
export async function checkLimits(report: Report): Promise<void> {
  const {
    redis,
    mock,
    shop: a,
    startAnother,
  } = await startWithRedis({ TRUSTED_PROXIES: '1', RATE_LIMITS: 'on', WEB_VITALS: 'on' });
  const b = await startAnother();
  /** Makes a request so many times, ten at once, in turns at both instances. */
  const count = async (
    what: string,
    times: number,
    letThrough: number,
    make: (shop: Server, time: number) => Promise<Reply>,
    atOnce = 10,
  ) => {
    const replies: Reply[] = [];
    for (let time = 0; time < times; time += atOnce)
      replies.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(atOnce, times - time) }, (_, index) =>
            make((time + index) % 2 ? b : a, time + index),
          ),
        )),
      );
    const through = replies.filter(({ status }) => status !== 429);
    const isTold = replies.every(({ status, headers }) => status !== 429 || Number(headers['retry-after']) > 0);
    const isGood = through.length === letThrough && isTold && replies.every(({ status }) => status < 500);
    report.check(
      `limits: ${what}`,
      isGood,
      `${through.length} of ${times} let through (${[...new Set(through.map(({ status }) => status))].join(' ')})`,
    );
  };

  await count(
    'wrong passwords, one address',
    30,
    20,
    (shop, time) => logIn(shop, '198.51.100.1', `nobody-${time}@example.hk`),
    1,
  );
  await count('wrong passwords, the address next to it', 2, 2, (shop) =>
    logIn(shop, '198.51.100.2', 'nobody@example.hk'),
  );
  await count('wrong passwords, the address made up by the visitor', 4, 0, (shop) =>
    logIn(shop, '203.0.113.9, 198.51.100.1', 'x@example.hk'),
  );
  await count(
    'wrong passwords, a hundred at once',
    100,
    20,
    (shop, time) => logIn(shop, '198.51.100.7', `at-once-${time}@example.hk`),
    100,
  );
  await count(
    'wrong passwords, 60 networks of one IPv6 customer',
    60,
    40,
    (shop, time) => logIn(shop, `2001:db8:2:${time.toString(16)}::1`, `v${time}@x.hk`),
    1,
  );
  await count(
    'one account, four addresses',
    40,
    30,
    (shop, time) => logIn(shop, `198.51.101.${time % 4}`, OWNER.login_id),
    1,
  );
  await count(
    'the same account, its owner’s address',
    4,
    4,
    (shop) => ask(shop, '/api/auth/login', '198.51.101.9', OWNER),
    1,
  );
  await count('guests of one office', 60, 60, (shop) => ask(shop, '/api/auth/login', '198.51.100.6', { type: 'TEMP' }));
  const guest = { cookie: await openGuest(a.url, { 'x-forwarded-for': '198.51.100.10' }) };
  await count(
    'uploads, one session, many addresses',
    70,
    60,
    (shop, time) => ask(shop, '/api/upload', `198.51.106.${time}`, PICTURE, guest),
    2,
  );
  const lookUp = (shop: Server, time: number) =>
    ask(shop, `/api/orders/order-260824/details/guest?email=x${time}%40x.hk`, `198.51.107.${time}`, undefined, guest);
  await count('look-ups of one order, many addresses', 60, 40, lookUp, 2);
  await count('searches, one address', 130, 120, (shop, time) =>
    ask(shop, `/shop/main/product?keyword=k${time}`, '198.51.100.9'),
  );
  const FILTER = '/api/stores/main/product-management/products/filter?keyword=k';
  await count('searches by calls, one address', 320, 300, (shop, time) => ask(shop, FILTER + time, '198.51.100.13'));
  const guess = { authorization: 'Bearer guess' };
  const secret = (shop: Server, time: number) =>
    time % 3
      ? ask(shop, '/api/revalidate', '198.51.100.5', { tags: ['products'] }, guess)
      : ask(shop, '/api/health/ready', '198.51.100.5', undefined, guess);
  await count('secrets of webhook and readiness', 14, 10, secret, 1);
  const reports = { 'content-type': 'application/reports+json' };
  await count(
    'browser reports, one address',
    34,
    30,
    (shop) => ask(shop, '/api/reports', '198.51.100.11', [], reports),
    2,
  );
  await count('web vitals, one address', 64, 60, (shop) => ask(shop, '/api/vitals', '198.51.100.12', []), 2);

  await checkFrozenRedis(a, redis, report);
  await redis.kill();
  await count(
    'without Redis, each instance by itself',
    60,
    40,
    (shop, time) => logIn(shop, '198.51.100.8', `away-${time}@example.hk`),
    1,
  );

  const logins = await createMockClient(mock.url).requests({ path: '/auth/login' });
  const wrong = logins
    .map(({ headers }) => headers['x-forwarded-for'] ?? 'none')
    .filter((address) => !/^(?:198\.51\.100\.|198\.51\.101\.|2001:db8:2:)[\w.:]+$/.test(address));
  report.check(
    'limits: addresses that are sent to the backend',
    logins.length > 0 && wrong.length === 0,
    `${logins.length}, wrong: ${wrong.join(' ') || 'none'}`,
  );
}

/** A Redis that keeps its connections and answers nothing is reported as soon as a visitor has needed it in vain. */
async function checkFrozenRedis(shop: Server, redis: Redis, report: Report): Promise<void> {
  const msUntil = (status: string) =>
    until(async () => JSON.parse((await request(`${shop.url}/api/health/ready`)).body).status === status);
  await msUntil('ready');
  redis.freeze();
  // a visitor's attempt finds out, not the next ping
  await ask(shop, '/api/auth/login', '198.51.100.9', { type: 'TEMP' });
  const frozen = await msUntil('degraded');
  redis.thaw();
  const thawed = await msUntil('ready');
  const isGood = frozen !== undefined && frozen < 1_000 && thawed !== undefined;
  report.check(
    'limits: Redis that does not answer',
    isGood,
    `degraded after ${frozen?.toFixed(0)} ms, ready after ${thawed?.toFixed(0)} ms`,
  );
}
