import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Asked = { method?: string; body?: unknown; address?: string; token?: string };
let answer: (path: string, body: unknown) => Response;
let relay: (request: NextRequest) => Promise<Response>;
let addresses = 0;
let sessions = 0;
/** An address that nobody has asked from. */
const someAddress = () => `192.0.2.${(addresses += 1)}`;
/** A session that has done nothing yet. */
const someToken = () => `token-${(sessions += 1)}`;

beforeEach(async () => {
  for (const [name, value] of Object.entries(parseFile(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value ?? '');
  answer = () => Response.json({});
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    return Promise.resolve(answer(new URL(url).pathname, sent));
  });
  // counts are kept for the process: each test starts without those of the others
  for (const key of Object.getOwnPropertySymbols(globalThis)) if (key.description?.startsWith('shop.rate-limits')) Reflect.deleteProperty(globalThis, key);
  vi.resetModules();
  ({ relay } = await import('@/lib/api/relay'));
});

async function ask(path: string, { method = 'POST', body, address = someAddress(), token = someToken() }: Asked = {}): Promise<Response> {
  const isText = typeof body === 'string';
  return relay(
    new NextRequest(`http://localhost:3000/api${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        cookie: `auth.token=${token}`,
        'x-client-ip': address,
        ...(body !== undefined && { 'content-type': isText ? 'multipart/form-data; boundary=b' : 'application/json' }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    }),
  );
}

/** Makes so many calls in turn and says how many were not answered 429; each 429 must say when to come back. */
async function passed(times: number, make: (time: number) => Promise<Response>): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await make(time);
    if (response.status !== 429) count += 1;
    else expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return count;
}

const SPELLINGS = ['85291234567', '0085291234567', '00085291234567', '+852 9123 4567', '852-9123-4567', '(852) 91234567'];

describe('an account', () => {
  test('of a phone is tried 30 times in all, however it is spelled; what is not digits is refused', async () => {
    answer = () => Response.json({ message: 'Wrong' }, { status: 401 });
    let tried = 0;
    await passed(90, async (time) => {
      const response = await ask('/auth/login', { body: { type: 'PHONE', login_id: SPELLINGS[time % 6], password: 'wrongpass1' } });
      if (response.status === 401) tried += 1;
      return response;
    });
    expect(tried).toBe(30);
  });

  test.each([
    { type: 'PHONE', login_id: '+852 9123 4567', password: 'abcdefg1' },
    { type: 'EMAIL', login_id: '85291234567', password: 'abcdefg1' },
    { type: 'EMAIL', login_id: 'a@b.hk', password: 'short1' },
    { type: 'EMAIL', login_id: 'a@b.hk', password: 'no digits here' },
  ])('is not logged in to with %o: 422, and the backend hears nothing', async (body) => {
    let isAsked = false;
    answer = () => {
      isAsked = true;
      return Response.json({ token: 'x' });
    };
    expect((await ask('/auth/login', { body })).status).toBe(422);
    expect(isAsked).toBe(false);
  });

  test('of a phone is sent five codes in an hour, whatever email stands beside it and however the area code is written', async () => {
    const areaCodes = ['852', '+852', '00852', ' 852 ', '(852)'];
    const send = (time: number) =>
      ask('/auth/forget-password', { body: { type: 'PHONE', email: `decoy-${time}@example.hk`, area_code: areaCodes[time % 5], phone: '91234567' } });
    expect(await passed(27, send)).toBe(5);
  });

  test('of an email is sent five links in an hour, whatever phone stands beside it', async () => {
    const send = (time: number) =>
      ask('/auth/forget-password', {
        body: { type: 'EMAIL', email: time % 2 ? 'KaYan@example.hk' : 'kayan@example.hk', area_code: '852', phone: `9${1000000 + time}` },
      });
    expect(await passed(27, send)).toBe(5);
  });

  test('is not locked by one address that goes on after it was stopped', async () => {
    answer = () => Response.json({ message: 'Wrong' }, { status: 401 });
    const body = { type: 'EMAIL', login_id: 'victim@example.hk', password: 'wrongpass1' };
    const address = someAddress();
    expect(await passed(60, () => ask('/auth/login', { body, address }))).toBe(20);
    expect((await ask('/auth/login', { body })).status).toBe(401);
  });
});

describe('voucher codes', () => {
  const choices = (voucher_code: string | null) => ({
    checkout_product_variant_ids: ['v-1'],
    voucher_code,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
  });
  const cart = (body: object, who: Asked = {}) => ask('/stores/main/shopping-cart/all', { body, ...who });
  beforeEach(() => {
    answer = (_, body) => Response.json({ cart_items: [], is_voucher_applied: (body as { voucher_code: string | null }).voucher_code === 'RIGHT' });
  });

  test('are guessed 20 times by one session, whatever its addresses', async () => {
    const token = someToken();
    expect(await passed(60, (time) => cart(choices(`GUESS-${time}`), { token }))).toBe(20);
  });

  test('are guessed 300 times from one address, whatever its sessions', async () => {
    const address = someAddress();
    expect(await passed(330, (time) => cart(choices(`GUESS-${time}`), { address }))).toBe(300);
  });

  test('that were refused once are no new guess when the cart is calculated again; after too many, each new one is refused twice', async () => {
    const who = { token: someToken(), address: someAddress() };
    expect(await passed(100, () => cart(choices('TYPO'), who))).toBe(100);
    expect(await passed(40, (time) => cart(choices(`GUESS-${time % 20}`), who))).toBe(38);
    expect((await cart(choices('GUESS-19'), who)).status).toBe(429);
  });

  test('that are right, and carts without one, are no guess', async () => {
    const who = { token: someToken(), address: someAddress() };
    expect(await passed(100, (time) => cart(choices(time % 2 ? 'RIGHT' : null), who))).toBe(100);
    await passed(30, (time) => cart(choices(`GUESS-${time}`), who));
    expect((await cart(choices(null), who)).status).toBe(200);
  });

  test('reach the shopper with the answer that was read', async () => {
    expect(await (await cart(choices('RIGHT'))).json()).toEqual({ cart_items: [], is_voucher_applied: true });
  });
});

describe('an appointment that a guest looks up', () => {
  const lookUp = (who: Asked = {}, id = 'ORDER-1') => ask(`/orders/${id}/details/guest?email=x%40example.hk`, { method: 'GET', ...who });

  test.each([
    ['refused', () => Response.json({ message: 'Order not found' }, { status: 404 })],
    ['answered with a message', () => Response.json({ message: 'Email or phone is incorrect' })],
  ])('is tried 40 times from all addresses when it is %s', async (_, refuse) => {
    answer = refuse;
    expect(await passed(120, (time) => lookUp({}, time % 2 ? 'ORDER-1' : 'order-1'))).toBe(40);
    expect((await lookUp({}, 'ORDER-2')).status).not.toBe(429);
  });

  test('is shown as often as its owner likes', async () => {
    answer = () => Response.json({ _id: 'ORDER-1' });
    const address = someAddress();
    expect(await passed(100, () => lookUp({ address }))).toBe(100);
  });

  test('stays open to its owner while one address guesses', async () => {
    answer = () => Response.json({ message: 'no' });
    const address = someAddress();
    expect(await passed(80, () => lookUp({ address }))).toBe(30);
    expect((await lookUp()).status).toBe(200);
  });
});

describe('what fills the backend', () => {
  const picture = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';
  const order = {
    checkout_product_variant_ids: ['v-1'],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    delivery_details: { name: 'Ka Yan', address: '1 Nathan Road', area_code: '+852', phone: '91234567' },
    payment_method: 'OFFLINE',
    success_url: 'http://localhost:3000/result/order/success',
    cancel_url: 'http://localhost:3000/result/order/cancelled',
  };
  const review = { rating: 5, comment: 'Good', images: [] };

  test.each([
    ['comments on articles', '/posts/review', { _id: 'post-1', comment: 'Nice' }, 20, 200],
    ['reviews', '/orders/o-1/reviews', review, 20, 200],
    ['uploads', '/upload', picture, 60, 300],
    ['orders', '/stores/main/checkouts', order, 20, 200],
    ['refund requests', '/orders/o-1/refund-request', { reason: 'Moved', images: [], refund_items: [{ product_variant_id: 'v-1', qty: 1 }] }, 20, 200],
  ])('%s have a limit for a session, and a wide one for an address', async (_, path, body, perSession, perAddress) => {
    expect((await ask(path, { body })).status).toBe(200);
    const token = someToken();
    expect(await passed(perSession + 10, () => ask(path, { body, token }))).toBe(perSession);
    const address = someAddress();
    expect(await passed(perAddress + 10, () => ask(path, { body, address }))).toBe(perAddress);
  });
});

describe('the size of a page', () => {
  test.each([
    ['/posts/filter?per_page=100000', 400],
    ['/posts/filter?per_page=10000', 400],
    ['/posts/filter?per_page=9999', 200],
    ['/posts/filter?per_page=0', 400],
    ['/posts/filter?per_page=-1', 400],
    ['/posts/filter?per_page=1.5', 400],
    ['/posts/filter?page=0', 400],
    ['/posts/filter?page=x', 400],
    ['/posts/filter?page=400', 200],
    ['/posts/related-posts-urls?post_id=p&items_per_page=10000', 400],
    ['/stores/main/warehouses/all?per_page=10000', 400],
    ['/stores/main/product-management/related-products-urls?product_id=p&items_per_page=10000', 400],
    ['/stores/main/shopping-cart/related-products-urls?items_per_page=10000', 400],
    ['/credit-cards/all?per_page=10000', 400],
    ['/orders/all?store_id=main&per_page=10000', 400],
  ])('%s is answered %i', async (path, status) => {
    expect((await ask(path, { method: 'GET' })).status).toBe(status);
  });
});
