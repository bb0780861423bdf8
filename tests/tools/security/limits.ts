import type { Redis } from '../cluster/redis.ts';
import type { Server } from '../servers.ts';
import { withRedis } from './with-redis.ts';

type Reply = { status: number; retryAfter: number };

/** Two instances count together through Redis, behind one proxy that says who asks; each goes on alone when Redis dies. */
export function checkLimits(): Promise<{ rows: string[][]; problems: string[] }> {
  return withRedis({ TRUSTED_PROXIES: '1' }, async ({ redis, mock, startInstance }) => {
    const limits = await check(await startInstance(), await startInstance(), redis);
    const address = await checkForwardedAddress(mock);
    limits.rows.push(address.row);
    limits.problems.push(...address.problems);
    return limits;
  });
}

async function check(a: Server, b: Server, redis: Redis): Promise<{ rows: string[][]; problems: string[] }> {
  const rows: string[][] = [];
  const problems: string[] = [];
  const expect = (what: string, replies: Reply[], letThrough: number) => {
    const through = replies.filter(({ status }) => status !== 429);
    const last = replies.at(-1);
    rows.push([what, `${through.length} of ${replies.length}`, last?.status === 429 ? `429, again in ${last.retryAfter} s` : String(last?.status)]);
    if (through.length !== letThrough) problems.push(`limits, ${what}: ${through.length} let through instead of ${letThrough}`);
    if (replies.some(({ status, retryAfter }) => status === 429 && !(retryAfter > 0))) problems.push(`limits, ${what}: a 429 without Retry-After`);
    if (replies.some(({ status }) => status >= 500)) problems.push(`limits, ${what}: ${replies.map(({ status }) => status).join(' ')}`);
  };
  /** In turns at both instances. */
  const inTurns = async (times: number, make: (shop: Server, time: number) => Promise<Reply>): Promise<Reply[]> => {
    const replies: Reply[] = [];
    for (let time = 0; time < times; time += 1) replies.push(await make(time % 2 ? b : a, time));
    return replies;
  };
  const wrong = (from: string, name: (time: number) => string) => (shop: Server, time: number) =>
    post(shop, '/api/auth/login', { type: 'EMAIL', login_id: name(time), password: 'wrongpass1' }, from);

  expect(
    'wrong passwords, one address',
    await inTurns(
      30,
      wrong('198.51.100.1', (time) => `nobody-${time}@example.hk`),
    ),
    20,
  );
  expect(
    'wrong passwords, the address next to it',
    await inTurns(
      2,
      wrong('198.51.100.2', (time) => `nobody-${time}@example.hk`),
    ),
    2,
  );
  expect(
    'wrong passwords, the address made up by the visitor',
    await inTurns(
      4,
      wrong('203.0.113.9, 198.51.100.1', () => 'x@example.hk'),
    ),
    0,
  );
  expect('one account, many addresses', await inTurns(40, (shop, time) => wrong(`198.51.101.${time}`, () => 'kayan@example.hk')(shop, time)), 30);
  const right = (shop: Server) => post(shop, '/api/auth/login', { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' }, '198.51.100.3');
  expect('right passwords', await inTurns(30, right), 30);
  const forgotten = { type: 'EMAIL', email: 'chan.taiman@example.hk', area_code: '', phone: '' };
  expect('links asked for, one account', await inTurns(8, (shop, time) => post(shop, '/api/auth/forget-password', forgotten, `198.51.102.${time}`)), 5);
  expect('codes tried', await inTurns(25, (shop, time) => get(shop, `/api/auth/check-verification-code?verification_code=guess-${time}`, '198.51.100.4')), 20);
  expect('guests of one office', await inTurns(60, (shop) => post(shop, '/api/auth/login', { type: 'TEMP' }, '198.51.100.6')), 60);
  const atOnce = Array.from({ length: 100 }, (_, time) => wrong('198.51.100.7', () => `at-once-${time}@example.hk`)(time % 2 ? b : a, time));
  const together = await Promise.all(atOnce);
  expect(
    'wrong passwords, a hundred at once',
    together.toSorted((one, other) => one.status - other.status),
    20,
  );

  await checkFrozenRedis(a, redis, rows, problems);

  const spellings = ['85291234567', '0085291234567', '00085291234567', '000085291234567'];
  const byPhone = (shop: Server, time: number) =>
    post(shop, '/api/auth/login', { type: 'PHONE', login_id: spellings[time % spellings.length], password: 'wrongpass1' }, `198.51.103.${time}`);
  expect('wrong passwords, one phone in four spellings', await inTurns(48, byPhone), 30);
  const misspelled = await inTurns(4, (shop, time) =>
    post(shop, '/api/auth/login', { type: 'PHONE', login_id: `+852 9123${' '.repeat(time)}4567`, password: 'wrongpass1' }, `198.51.104.${time}`),
  );
  rows.push(['a phone that is not digits', `${misspelled.filter(({ status }) => status !== 422).length} of 4`, '422']);
  if (misspelled.some(({ status }) => status !== 422)) problems.push(`limits, a phone that is not digits: ${misspelled.map(({ status }) => status).join(' ')}`);
  const areaCodes = ['852', '+852', '00852', ' 852 ', '(852)'];
  const decoy = (shop: Server, time: number) =>
    post(
      shop,
      '/api/auth/forget-password',
      { type: 'PHONE', email: `decoy-${time}@example.hk`, area_code: areaCodes[time % areaCodes.length], phone: '61234567' },
      `198.51.105.${time}`,
    );
  expect('codes asked for, one phone beside decoy emails', await inTurns(27, decoy), 5);

  const webhook = (secret: string) => (shop: Server) =>
    post(shop, '/api/revalidate', { tags: ['products'] }, '198.51.100.5', { authorization: `Bearer ${secret}` });
  expect('secrets of the webhook', await inTurns(14, webhook('guess')), 10);
  expect('the right secret, the same address', await inTurns(4, webhook('demo-revalidate-secret')), 4);

  const guest = await guestCookie(a);
  const delivery = { delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null } };
  const cart = (code: string | null) => ({ checkout_product_variant_ids: ['none'], voucher_code: code, ...delivery });
  /** As one guest whose address changes with each call. */
  const asGuest = (path: string, body: object | string) => (shop: Server, time: number) => post(shop, path, body, `198.51.106.${time}`, { cookie: guest });
  expect(
    'wrong voucher codes, one session',
    await inTurns(40, (shop, time) => asGuest('/api/stores/main/shopping-cart/all', cart(`GUESS-${time}`))(shop, time)),
    20,
  );
  expect('carts without a code, the same session', await inTurns(10, asGuest('/api/stores/main/shopping-cart/all', cart(null))), 10);
  expect('comments, one session', await inTurns(30, asGuest('/api/posts/review', { _id: 'none', comment: 'x' })), 20);
  const order = {
    ...cart(null),
    delivery_details: { name: 'x', address: 'x', area_code: '+852', phone: '91234567' },
    payment_method: 'OFFLINE',
    success_url: `${a.url}/result/order/success`,
    cancel_url: `${a.url}/result/order/cancelled`,
  };
  expect('orders, one session', await inTurns(30, asGuest('/api/stores/main/checkouts', order)), 20);
  const refund = { reason: 'x', images: [], refund_items: [{ product_variant_id: 'none', qty: 1 }] };
  expect('refund requests, one session', await inTurns(30, asGuest('/api/orders/none/refund-request', refund)), 20);
  expect('uploads, one session', await inTurns(70, asGuest('/api/upload', PICTURE)), 60);
  const lookUp = (shop: Server, time: number) => get(shop, `/api/orders/order-260824/details/guest?email=guess-${time}%40x.hk`, `198.51.107.${time}`, guest);
  expect('look-ups of one order, many addresses', await inTurns(60, lookUp), 40);

  const search = (time: number) => get(time % 2 ? b : a, `/shop/main/product?keyword=k${time}`, '198.51.100.9');
  const searches: Reply[] = [];
  // ten at a time
  for (let time = 0; time < 130; time += 10) searches.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => search(time + index)))));
  expect('searches of one address, in a minute', searches, 120);

  await redis.kill();
  expect(
    'without Redis, one instance by itself',
    await Promise.all(Array.from({ length: 30 }, (_, time) => wrong('198.51.100.8', () => `away-${time}@example.hk`)(a, time))).then((all) =>
      all.toSorted((one, other) => one.status - other.status),
    ),
    20,
  );
  return { rows, problems };
}

/** A Redis that keeps its connections and answers nothing is reported as soon as a visitor has needed it in vain. */
async function checkFrozenRedis(shop: Server, redis: Redis, rows: string[][], problems: string[]): Promise<void> {
  const before = await secondsUntil(shop, 'ready');
  redis.freeze();
  // a visitor's attempt finds out, not the next ping
  await post(shop, '/api/auth/login', { type: 'TEMP' }, '198.51.100.9');
  const frozen = await secondsUntil(shop, 'degraded');
  redis.thaw();
  const thawed = await secondsUntil(shop, 'ready');
  rows.push(['Redis that does not answer', `degraded after ${frozen?.toFixed(1)} s`, `ready after ${thawed?.toFixed(1)} s`]);
  if (before === undefined || frozen === undefined || frozen > 1 || thawed === undefined)
    problems.push(`limits, Redis that does not answer: degraded after ${frozen} s, ready after ${thawed} s`);
}

async function secondsUntil(shop: Server, wanted: string): Promise<number | undefined> {
  const startedAt = performance.now();
  for (;;) {
    const { status } = (await (await fetch(`${shop.url}/api/health/ready`)).json()) as { status: string };
    const seconds = (performance.now() - startedAt) / 1000;
    if (status === wanted) return seconds;
    if (seconds > 10) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The backend has been told who asked, as the trusted proxy said it: nobody's own words, one address each. */
async function checkForwardedAddress(mock: Server): Promise<{ row: string[]; problems: string[] }> {
  const { data } = (await (await fetch(`${mock.url}/__mock__/requests`)).json()) as { data: { path: string; headers: Record<string, string> }[] };
  const told = data.filter(({ path }) => path === '/auth/login').map(({ headers }) => headers['x-forwarded-for'] ?? 'none');
  const wrong = told.filter((address) => !address.startsWith('198.51.'));
  return {
    row: ['addresses that the backend is told', `${told.length - wrong.length} of ${told.length}`, [...new Set(wrong)].join(' ')],
    problems:
      told.length === 0 || wrong.length > 0 ? [`limits: the backend was told ${[...new Set(wrong)].join(' ') || 'nothing'} as the visitor's address`] : [],
  };
}

const PICTURE = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';

/** Sends JSON, or a text as a form with a file. */
function post(shop: Server, path: string, body: object | string, from: string, headers: Record<string, string> = {}): Promise<Reply> {
  const [type, text] = typeof body === 'string' ? ['multipart/form-data; boundary=b', body] : ['application/json', JSON.stringify(body)];
  return reply(fetch(shop.url + path, { method: 'POST', headers: { 'content-type': type, 'x-forwarded-for': from, ...headers }, body: text }));
}
const get = (shop: Server, path: string, from: string, cookie = ''): Promise<Reply> =>
  reply(fetch(shop.url + path, { headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) } }));

/** Logs a guest in. */
async function guestCookie(shop: Server): Promise<string> {
  const login = { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.10' }, body: '{"type":"TEMP"}' };
  const { headers } = await fetch(`${shop.url}/api/auth/login`, login);
  return (
    headers
      .getSetCookie()
      .find((line) => line.startsWith('auth.token='))
      ?.split(';', 1)[0] ?? ''
  );
}

async function reply(asked: Promise<Response>): Promise<Reply> {
  const { status, headers, body } = await asked;
  await body?.cancel();
  return { status, retryAfter: Number(headers.get('retry-after')) };
}
