import type { Redis } from '../cluster/redis.ts';
import { get as request, openGuest, type Reply as HttpReply, orderFor, post as postJson, send } from '../http.ts';
import { type Report, until } from '../report.ts';
import { type Server, WEBHOOK_SECRET } from '../servers.ts';
import { startWithRedis } from './servers.ts';

type Reply = { status: number; retryAfter: number };

/** Two instances count together through Redis, behind one proxy that says who asks; each goes on alone when Redis dies. */
export async function checkLimits(report: Report): Promise<void> {
  const { redis, mock, shop: a, startAnother } = await startWithRedis({ TRUSTED_PROXIES: '1', RATE_LIMITS: 'on', WEB_VITALS: 'on' });
  const b = await startAnother();
  const expect = (what: string, replies: Reply[], letThrough: number) => {
    const through = replies.filter(({ status }) => status !== 429);
    const last = replies.at(-1);
    const isTold = replies.every(({ status, retryAfter }) => status !== 429 || retryAfter > 0);
    const isGood = through.length === letThrough && isTold && replies.every(({ status }) => status < 500);
    const found = `${through.length} of ${replies.length}, then ${last?.status === 429 ? `429, again in ${last.retryAfter} s` : last?.status}`;
    report.check(`limits: ${what}`, isGood, found);
  };
  /** Makes a request so many times, in turns at both instances. */
  const count = async (what: string, times: number, letThrough: number, make: (shop: Server, time: number) => Promise<Reply>) => {
    const replies: Reply[] = [];
    for (let time = 0; time < times; time += 1) replies.push(await make(time % 2 ? b : a, time));
    expect(what, replies, letThrough);
  };
  const atOnce = (replies: Promise<Reply>[]): Promise<Reply[]> => Promise.all(replies).then((all) => all.toSorted((one, other) => one.status - other.status));
  const wrong = (from: string, name: string) => (shop: Server) =>
    post(shop, '/api/auth/login', { type: 'EMAIL', login_id: name, password: 'wrongpass1' }, from);

  const right = { type: 'EMAIL', login_id: 'chan.taiman@example.hk', password: 'Harbour88' };
  await count('wrong passwords, one address', 30, 20, (shop, time) => wrong('198.51.100.1', `nobody-${time}@example.hk`)(shop));
  await count('wrong passwords, the address next to it', 2, 2, wrong('198.51.100.2', 'nobody@example.hk'));
  await count('wrong passwords, the address made up by the visitor', 4, 0, wrong('203.0.113.9, 198.51.100.1', 'x@example.hk'));
  await count('one account, four addresses', 40, 30, (shop, time) => wrong(`198.51.101.${time % 4}`, right.login_id)(shop));
  await count('the same account, its owner’s address', 4, 4, (shop) => post(shop, '/api/auth/login', right, '198.51.101.9'));
  await count('the same account, an address that guesses', 4, 1, wrong('198.51.101.10', right.login_id));
  const network = (time: number) => `2001:db8:2:${time.toString(16)}::1`;
  await count('wrong passwords, 60 networks of one IPv6 customer', 60, 40, (shop, time) => wrong(network(time), `six-${time}@example.hk`)(shop));
  await count('right passwords', 30, 30, (shop) => post(shop, '/api/auth/login', right, '198.51.100.3'));
  const forgotten = { type: 'EMAIL', email: 'chan.taiman@example.hk', area_code: '', phone: '' };
  await count('links asked for, one account', 8, 5, (shop, time) => post(shop, '/api/auth/forget-password', forgotten, `198.51.102.${time}`));
  const tryCode = (shop: Server, time: number) => get(shop, `/api/auth/check-verification-code?verification_code=guess-${time}`, '198.51.100.4');
  await count('codes tried', 25, 20, tryCode);
  await count('guests of one office', 60, 60, (shop) => post(shop, '/api/auth/login', { type: 'TEMP' }, '198.51.100.6'));
  const hundred = Array.from({ length: 100 }, (_, time) => wrong('198.51.100.7', `at-once-${time}@example.hk`)(time % 2 ? b : a));
  expect('wrong passwords, a hundred at once', await atOnce(hundred), 20);

  await checkFrozenRedis(a, redis, report);

  const spellings = ['85291234567', '0085291234567', '00085291234567', '000085291234567'];
  const byPhone = (login_id: string | undefined, from: string) => (shop: Server) =>
    post(shop, '/api/auth/login', { type: 'PHONE', login_id, password: 'wrongpass1' }, from);
  const spelled = (shop: Server, time: number) => byPhone(spellings[time % spellings.length], `198.51.103.${time % 3}`)(shop);
  await count('wrong passwords, one phone in four spellings', 48, 30, spelled);
  const misspelled = await atOnce([1, 2, 3].map((time) => byPhone(`+852 9123${' '.repeat(time)}4567`, `198.51.104.${time}`)(a)));
  const statuses = misspelled.map(({ status }) => status);
  report.check('limits: a phone that is not digits', new Set(statuses).size === 1 && statuses[0] === 422, statuses.join(' '));
  const areaCodes = ['852', '+852', '00852', ' 852 ', '(852)'];
  await count('codes asked for, one phone beside decoy emails', 27, 5, (shop, time) => {
    const decoy = { type: 'PHONE', email: `decoy-${time}@example.hk`, area_code: areaCodes[time % areaCodes.length], phone: '61234567' };
    return post(shop, '/api/auth/forget-password', decoy, `198.51.105.${time}`);
  });

  const webhook = (secret: string) => (shop: Server) =>
    post(shop, '/api/revalidate', { tags: ['products'] }, '198.51.100.5', { authorization: `Bearer ${secret}` });
  await count('secrets of the webhook', 14, 10, webhook('guess'));
  await count('the right secret, the same address', 4, 4, webhook(WEBHOOK_SECRET));
  const readiness = (shop: Server) =>
    request(`${shop.url}/api/health/ready`, { 'x-forwarded-for': '198.51.100.14', authorization: 'Bearer guess' }).then(limited);
  await count('secrets tried at the readiness', 14, 10, readiness);

  const reportNothing = (shop: Server) => post(shop, '/api/reports', [], '198.51.100.11', { 'content-type': 'application/reports+json' });
  await count('browser reports, one address', 34, 30, reportNothing);
  await count('web vitals, one address', 64, 60, (shop) => post(shop, '/api/vitals', [], '198.51.100.12'));

  const guest = await openGuest(a.url, { 'x-forwarded-for': '198.51.100.10' });
  const cart = (code: string | null) => ({
    checkout_product_variant_ids: ['none'],
    voucher_code: code,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
  });
  /** As one guest whose address changes with each call. */
  const asGuest = (path: string, body: object | string) => (shop: Server, time: number) => post(shop, path, body, `198.51.106.${time}`, { cookie: guest });
  const CART = '/api/stores/main/shopping-cart/all';
  await count('wrong voucher codes, one session', 40, 20, (shop, time) => asGuest(CART, cart(`GUESS-${time}`))(shop, time));
  await count('carts without a code, the same session', 10, 10, asGuest(CART, cart(null)));
  await count('comments, one session', 30, 20, asGuest('/api/posts/review', { _id: 'none', comment: 'x' }));
  const order = { ...orderFor(a.url), checkout_product_variant_ids: ['none'] };
  await count('orders, one session', 30, 20, asGuest('/api/stores/main/checkouts', order));
  const refund = { reason: 'x', images: [], refund_items: [{ product_variant_id: 'none', qty: 1 }] };
  await count('refund requests, one session', 30, 20, asGuest('/api/orders/none/refund-request', refund));
  await count('uploads, one session', 70, 60, asGuest('/api/upload', PICTURE));
  const lookUp = (shop: Server, time: number) => get(shop, `/api/orders/order-260824/details/guest?email=guess-${time}%40x.hk`, `198.51.107.${time}`, guest);
  await count('look-ups of one order, many addresses', 60, 40, lookUp);

  const search = (time: number) => get(time % 2 ? b : a, `/shop/main/product?keyword=k${time}`, '198.51.100.9');
  const searches: Reply[] = [];
  // ten at a time
  for (let time = 0; time < 130; time += 10) searches.push(...(await atOnce(Array.from({ length: 10 }, (_, index) => search(time + index)))));
  expect('searches of one address, in a minute', searches, 120);

  const suggest = (time: number) => get(time % 2 ? b : a, `/api/stores/main/product-management/products/filter?keyword=k${time}`, '198.51.100.13');
  const suggestions: Reply[] = [];
  for (let time = 0; time < 320; time += 10) suggestions.push(...(await atOnce(Array.from({ length: 10 }, (_, index) => suggest(time + index)))));
  expect('searches by calls of one address, in a minute', suggestions, 300);

  await redis.kill();
  const alone = Array.from({ length: 30 }, (_, time) => wrong('198.51.100.8', `away-${time}@example.hk`)(a));
  expect('without Redis, one instance by itself', await atOnce(alone), 20);
  await checkForwardedAddress(mock, report);
}

/** A Redis that keeps its connections and answers nothing is reported as soon as a visitor has needed it in vain. */
async function checkFrozenRedis(shop: Server, redis: Redis, report: Report): Promise<void> {
  const msUntil = (status: string) => until(async () => JSON.parse((await request(`${shop.url}/api/health/ready`)).body).status === status);
  await msUntil('ready');
  redis.freeze();
  // a visitor's attempt finds out, not the next ping
  await post(shop, '/api/auth/login', { type: 'TEMP' }, '198.51.100.9');
  const frozen = await msUntil('degraded');
  redis.thaw();
  const thawed = await msUntil('ready');
  const isGood = frozen !== undefined && frozen < 1_000 && thawed !== undefined;
  report.check('limits: Redis that does not answer', isGood, `degraded after ${frozen?.toFixed(0)} ms, ready after ${thawed?.toFixed(0)} ms`);
}

/** The backend receives each visitor's address as the trusted proxy reports it: never what the visitor claims, one address each. */
async function checkForwardedAddress(mock: Server, report: Report): Promise<void> {
  const { data } = JSON.parse((await request(`${mock.url}/__mock__/requests`)).body) as { data: { path: string; headers: Record<string, string> }[] };
  const sent = data.filter(({ path }) => path === '/auth/login').map(({ headers }) => headers['x-forwarded-for'] ?? 'none');
  const wrong = sent.filter((address) => !/^(?:198\.51\.|2001:db8:2:)/.test(address));
  report.check(
    'limits: addresses that are sent to the backend',
    sent.length > 0 && wrong.length === 0,
    `${sent.length}, ${wrong.length} wrong ${[...new Set(wrong)].join(' ')}`,
  );
}

const PICTURE = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';

/** Sends JSON, or a text as a form with a file. */
function post(shop: Server, path: string, body: object | string, from: string, more: Record<string, string> = {}): Promise<Reply> {
  const headers = { 'x-forwarded-for': from, ...more };
  if (typeof body !== 'string') return postJson(shop.url + path, body, headers).then(limited);
  return send({ url: shop.url + path, method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers }, body }).then(limited);
}
const get = (shop: Server, path: string, from: string, cookie = ''): Promise<Reply> =>
  request(shop.url + path, { 'x-forwarded-for': from, ...(cookie && { cookie }) }).then(limited);

const limited = ({ status, headers }: HttpReply): Reply => ({ status, retryAfter: Number(headers['retry-after']) });
