import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT, type Bff, GIF, MULTIPART, SESSION, startBff } from './start-bff.ts';

type Who = { ip?: string; token?: string };
let bff: Bff;
let ips = 0;
let sessions = 0;
/** An address that nobody has called from. */
const newIp = () => `192.0.2.${(ips += 1)}`;
/** A session that has done nothing yet. */
const newToken = () => `token-${(sessions += 1)}`;

beforeEach(async () => {
  // counts are kept for the process
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description === 'shop.rate-limits') Reflect.deleteProperty(globalThis, key);
  bff = await startBff({ RATE_LIMITS: 'on' });
});

afterEach(() => vi.restoreAllMocks());

const response = (status: number, body: object = {}) => void (bff.backend = () => Response.json(body, { status }));
const post = (path: string, body: unknown, { ip = newIp(), token = newToken() }: Who = {}) =>
  bff.ask('POST', path, {
    body,
    headers: { 'x-client-ip': ip, ...(body === GIF && MULTIPART) },
    cookies: { ...SESSION, 'auth.token': token },
  });
const login = (fields: object, who?: Who) => post('/auth/login', { ...ACCOUNT, ...fields }, who);

/** Makes so many calls in turn and says how many were not answered 429; each 429 must say when to try again. */
async function passed(times: number, make: (time: number) => Promise<Response>): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time += 1) {
    const response = await make(time);
    if (response.status !== 429) count += 1;
    else expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return count;
}

describe('logins', () => {
  test('that are wrong end after 20 from one address, which does not lock the account for others', async () => {
    response(401);
    const ip = newIp();
    expect(await passed(60, () => login({}, { ip }))).toBe(20);
    expect((await login({}, { ip })).headers.get('retry-after')).toMatch(/^(8[0-9]{2}|900)$/);
    expect((await login({})).status).toBe(401);
  });

  test.each([
    ['a phone', 'PHONE', ['85291234567', '0085291234567', '00085291234567']],
    [
      'an email',
      'EMAIL',
      ['kayan@example.hk', 'KaYan@Example.HK', 'ｋayan@example.hk', 'káyan@example.hk', 'kaya\u0300n@example.hk'],
    ],
  ])('of %s that are wrong end after 30 from four addresses, however it is spelled', async (_, type, spellings) => {
    response(401);
    const ips = [newIp(), newIp(), newIp(), newIp()];
    expect(
      await passed(45, (time) => login({ type, login_id: spellings[time % spellings.length] }, { ip: ips[time % 4] })),
    ).toBe(30);
  });

  test('of who has logged in to an account before are open, whatever strangers guess there and at the address', async () => {
    const owner = newIp();
    response(200, { token: 'x', type: 'EMAIL' });
    await login({}, { ip: owner });
    response(401);
    await passed(220, () => login({}));
    await passed(25, () => login({ login_id: 'another@example.hk' }, { ip: owner }));
    expect((await login({})).status).toBe(429);
    response(200, { token: 'x', type: 'EMAIL' });
    expect(await passed(3, () => login({}, { ip: owner }))).toBe(3);
    response(401);
    expect(await passed(30, () => login({}, { ip: owner }))).toBe(20);
  });

  test('that are right, or fail because of the backend, are not counted', async () => {
    const ip = newIp();
    response(200, { token: 'x', type: 'EMAIL' });
    expect(await passed(50, () => login({}, { ip }))).toBe(50);
    response(502);
    expect(await passed(50, () => login({}, { ip }))).toBe(50);
  });

  test('of guests have a limit of their own, wide enough for an office', async () => {
    const ip = newIp();
    response(422);
    await passed(30, () => login({}, { ip }));
    response(200, { token: 'x', type: 'TEMP' });
    expect(await passed(320, () => post('/auth/login', { type: 'TEMP' }, { ip }))).toBe(300);
  });
});

const areaCodes = ['852', '+852', '00852', ' 852 ', '(852)'];

test.each([
  [
    'a phone, whatever email is sent along and however the area code is written',
    (time: number) => ({
      type: 'PHONE',
      email: `decoy-${time}@x.hk`,
      area_code: areaCodes[time % 5],
      phone: '91234567',
    }),
  ],
  [
    'an email, whatever phone is sent along',
    (time: number) => ({
      type: 'EMAIL',
      email: time % 2 ? 'KaYan@x.hk' : 'kayan@x.hk',
      area_code: '852',
      phone: `9${1000000 + time}`,
    }),
  ],
])('codes are sent five times an hour to %s', async (_, body) => {
  expect(await passed(27, (time) => post('/auth/forget-password', body(time)))).toBe(5);
});

describe('voucher codes', () => {
  const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: null };
  const cart = (voucher_code: string | null, who?: Who) =>
    post('/stores/main/shopping-cart/all', { checkout_product_variant_ids: ['v-1'], voucher_code, delivery_info }, who);
  beforeEach(() => {
    bff.backend = ({ body }) =>
      Response.json({
        cart_items: [],
        is_voucher_applied: (body as { voucher_code: string | null }).voucher_code === 'RIGHT',
      });
  });

  test('that are right, and carts without one, are not counted; twenty wrong ones are', async () => {
    const who = { token: newToken(), ip: newIp() };
    expect(await passed(100, (time) => cart(time % 2 ? 'RIGHT' : null, who))).toBe(100);
    expect(await (await cart('RIGHT', who)).json(), 'the response that was looked at').toEqual({
      cart_items: [],
      is_voucher_applied: true,
    });
    expect(await passed(25, (time) => cart(`GUESS-${time}`, who))).toBe(20);
  });
});

describe('an order that a guest looks up', () => {
  const lookUp = (ip = newIp(), id = 'AHK-269101', token = newToken()) =>
    bff.ask('GET', `/orders/${encodeURIComponent(id)}/details/guest?email=x%40example.hk`, {
      headers: { 'x-client-ip': ip },
      cookies: { ...SESSION, 'auth.token': token },
    });
  /** How many of these addresses are refused. */
  const refused = async (...ips: string[]) => ips.length - (await passed(ips.length, (time) => lookUp(ips[time])));

  test.each([
    ['refused', 404, { message: 'Order not found' }],
    ['answered with a message', 200, { message: 'Email or phone is incorrect' }],
  ])('is tried 40 times from two addresses when it is %s, however it is spelled', async (_, status, body) => {
    response(status, body);
    const ips = [newIp(), newIp()];
    const spellings = ['AHK-269101', 'ahk-269101', 'ＡHK-２69101', 'ÁHK-269101', 'order-269101', 'ahk 269101'];
    expect(await passed(60, (time) => lookUp(ips[time % 2], spellings[time % 6]))).toBe(40);
    expect((await lookUp(newIp(), 'AHK-269109')).status).not.toBe(429);
  });

  test('is open to its owner while others fail, and to whoever has not failed, once; two of a /48', async () => {
    response(404);
    const site = (network: number) => `2001:db8:1:${network}::1`;
    // 60 of a /48, of which 40 are counted for the order
    await passed(60, (time) => lookUp(site(time % 2)));
    expect(await refused(site(0), site(3), site(4), site(5))).toBe(4);
    const stranger = newIp();
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => lookUp(stranger)));
    expect(atOnce.filter(({ status }) => status === 404)).toHaveLength(1);
    expect(await refused(...[1, 2, 3, 4].map((network) => `2001:db8:2:${network}::1`))).toBe(2);
    response(200, { _id: 'order-1' });
    expect(await refused(...Array<string>(3).fill(newIp()))).toBe(0);
  });

  test('is open to the session that it was opened in, wherever that is, and to its network', async () => {
    response(200, { _id: 'order-1' });
    const [home, token] = [newIp(), newToken()];
    await lookUp(home, 'AHK-269101', token);
    response(404);
    const elsewhere = newIp();
    await passed(220, () => lookUp());
    await passed(30, () => lookUp(elsewhere, 'AHK-1'));
    response(200, { _id: 'order-1' });
    expect(await refused(home, newIp(), elsewhere)).toBe(2);
    expect((await lookUp(elsewhere, 'AHK-269101', token)).status).toBe(200);
  });
});

describe('what fills the backend', () => {
  const order = {
    checkout_product_variant_ids: ['v-1'],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    delivery_details: { name: 'Ka Yan', address: '1 Nathan Road', area_code: '+852', phone: '91234567' },
    payment_method: 'OFFLINE',
    success_url: 'http://localhost:3000/result/order/success',
    cancel_url: 'http://localhost:3000/result/order/cancelled',
  };

  test.each([
    ['comments on articles', '/posts/review', { _id: 'post-1', comment: 'Nice' }, 20, 200],
    ['reviews', '/orders/o-1/reviews', { rating: 5, comment: 'Good', images: [] }, 20, 200],
    ['uploads', '/upload', GIF, 60, 300],
    ['orders', '/stores/main/checkouts', order, 20, 200],
    [
      'refund requests',
      '/orders/o-1/refund-request',
      { reason: 'Moved', images: [], refund_items: [{ product_variant_id: 'v-1', qty: 1 }] },
      20,
      200,
    ],
  ])('%s have a limit for a session, and a wide one for an address', async (_, path, body, perSession, perAddress) => {
    const [token, ip] = [newToken(), newIp()];
    expect(await passed(perSession + 10, () => post(path, body, { token }))).toBe(perSession);
    expect(await passed(perAddress + 10, () => post(path, body, { ip }))).toBe(perAddress);
    expect((await post(path, body)).status).toBe(200);
  });
});
