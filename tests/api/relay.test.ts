import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWER_TOO_LARGE } from '@/lib/api/error';

const SHOP = 'http://localhost:3000';
const BACKEND = 'http://localhost:4010';

type Backend = (url: URL, request: RequestInit & { headers: Headers }) => Response | Promise<Response>;
let seen: { url: URL; init: RequestInit & { headers: Headers } }[];
let backend: Backend;
let relay: (request: NextRequest) => Promise<Response>;

beforeEach(async () => {
  for (const [name, value] of Object.entries(parseFile(readFileSync('.env.example', 'utf8')))) vi.stubEnv(name, value ?? '');
  seen = [];
  backend = () => Response.json({ ok: true });
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit & { headers: Headers }) => {
    seen.push({ url: new URL(url), init });
    return backend(url, init);
  });
  // the configuration is read once per process
  vi.resetModules();
  ({ relay } = await import('@/lib/api/relay'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function ask(
  method: string,
  path: string,
  { body, headers = {}, cookies = {} }: { body?: unknown; headers?: Record<string, string>; cookies?: Record<string, string> } = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return relay(
    new NextRequest(`${SHOP}/api${path}`, {
      method,
      headers: { host: 'localhost:3000', ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}
const session = { 'auth.token': 'token-1', 'auth.type': 'TEMP' };
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

describe('what is forwarded', () => {
  test.each([
    ['GET', '/nothing'],
    ['POST', '/profiles/account'],
    ['DELETE', '/orders/1/details'],
    ['GET', '/orders/1/details/more'],
    ['GET', '/__mock__/requests'],
    ['GET', '/orders/%2e%2e/details'],
    ['GET', '/orders/%00/details'],
    ['GET', '/orders/%zz/details'],
    ['GET', `/orders/${'x'.repeat(201)}/details`],
    ...['..%2f..%2fadmin', '..%5C..%5Cadmin', '..%3Badmin', 'a%3Fb', 'a%23b', '%252e%252e', 'a%E2%80%8Bb'].flatMap((id) => [
      ['GET', `/orders/${id}/details`],
      ['GET', `/stores/${id}/wishlist/all`],
      ['GET', `/posts/${id}/details`],
      ['PUT', `/credit-cards/${id}/delete`],
    ]),
    ['GET', '/orders//details'],
    ['GET', ''],
  ])('%s %s is no call of the contract: 404, and the backend hears nothing', async (method, path) => {
    expect((await ask(method, path, { cookies: session })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test('path, query, status and JSON of the backend stay as they are', async () => {
    backend = () => Response.json({ message: 'No such voucher' }, { status: 409 });
    const response = await ask('GET', '/orders/all?store_id=main&page=2', { cookies: session });
    expect(seen[0]?.url.href).toBe(`${BACKEND}/orders/all?store_id=store-main&page=2`);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'No such voucher' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['main', 'store-main'],
    ['mini', 'store-mini'],
  ])('store alias %s becomes %s', async (alias, id) => {
    await ask('GET', `/stores/${alias}/wishlist/all`, { cookies: session });
    expect(seen[0]?.url.pathname).toBe(`/stores/${id}/wishlist/all`);
  });

  test('an id is decoded once and encoded again', async () => {
    await ask('GET', '/orders/%E7%AA%97%20a..b/details', { cookies: session });
    expect(seen[0]?.url.pathname).toBe('/orders/%E7%AA%97%20a..b/details');
  });

  test('uploads go to the file service', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';
    await ask('POST', '/upload', { body, headers: { 'content-type': 'multipart/form-data; boundary=b' }, cookies: session });
    expect(seen[0]?.url.href).toBe(`${BACKEND}/upload`);
    expect(seen[0]?.init.headers.get('content-type')).toBe('multipart/form-data; boundary="b"');
  });

  test('uploads that are no picture go nowhere', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\n<svg/>\r\n--b--\r\n';
    const response = await ask('POST', '/upload', { body, headers: { 'content-type': 'multipart/form-data; boundary=b' }, cookies: session });
    expect(response.status).toBe(415);
    expect(seen).toEqual([]);
  });

  test('a body that is too large is refused before it is read', async () => {
    const response = await ask('POST', '/upload', { body: 'x', headers: { 'content-length': String(11 * 1024 * 1024) }, cookies: session });
    expect(response.status).toBe(413);
    expect(seen).toEqual([]);
  });
});

describe('addresses in a body', () => {
  const order = (success_url: string, cancel_url = success_url) => ({
    checkout_product_variant_ids: ['v'],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    delivery_details: { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' },
    payment_method: 'OFFLINE',
    success_url,
    cancel_url,
  });
  const account = (avatar: string | null) => ({
    avatar,
    area_code: '+852',
    gender: null,
    country: null,
    username: 'Ka Yan',
    email: 'kayan@example.hk',
    phone: '',
  });
  const review = (image: string) => ({ comment: 'Good', rating: 5, images: [image] });
  const refund = (image: string) => ({ reason: 'Late', images: [image], refund_items: [{ product_variant_id: 'v', qty: 1 }] });
  const PICTURE = `${BACKEND}/uploads/a.webp`;

  test.each<[string, string, unknown, unknown]>([
    ['POST', '/stores/main/checkouts', order(`${SHOP}/result/order/success`), order(`${SHOP}/result/order/success`, 'https://evil.example/x')],
    ['POST', '/stores/main/checkouts', order('http://localhost:3000/zh/result/order/success'), order('https://evil.example/x')],
    ['POST', '/credit-cards/bind-card', { success_url: `${SHOP}/a`, cancel_url: `${SHOP}/b` }, { success_url: 'javascript:alert(1)', cancel_url: `${SHOP}/b` }],
    ['PUT', '/orders/1/upload', { image: PICTURE }, { image: 'https://evil.example/a.webp' }],
    ['PUT', '/orders/1/upload', { image: 'https://cdn.example/a.webp' }, { image: 'any text' }],
    ['POST', '/orders/1/reviews', review(PICTURE), review('https://evil.example/a.webp')],
    ['POST', '/orders/1/refund-request', refund(PICTURE), refund('data:image/png;base64,x')],
    ['PUT', '/profiles/account', account(PICTURE), account('//evil.example/a.webp')],
    ['PUT', '/profiles/account', account(null), account('https://localhost:4010/a.webp')],
  ])('%s %s takes those of the shop and its pictures alone: 422 for any other', async (method, path, good, bad) => {
    vi.stubEnv('IMAGE_ORIGINS', 'https://cdn.example');
    vi.resetModules();
    ({ relay } = await import('@/lib/api/relay'));
    expect((await ask(method, path, { body: bad, cookies: session })).status).toBe(422);
    expect(seen).toEqual([]);
    expect((await ask(method, path, { body: good, cookies: session })).status).toBe(200);
  });

  test('the payment service leads back to the host that was asked, where it is the shop’s', async () => {
    const headers = { host: '127.0.0.1:3100' };
    const body = { success_url: 'http://127.0.0.1:3100/a', cancel_url: 'http://127.0.0.1:3100/b' };
    expect((await ask('POST', '/credit-cards/bind-card', { body, headers, cookies: session })).status).toBe(200);
    expect((await ask('POST', '/credit-cards/bind-card', { body, cookies: session })).status).toBe(422);
  });
});

describe('the token', () => {
  test('is attached from the cookie; cookies and other headers stay here', async () => {
    await ask('GET', '/orders/all?store_id=main', {
      cookies: { ...session, other: 'secret' },
      headers: { 'x-forwarded-for': '1.2.3.4', 'accept-language': 'zh-Hant-HK' },
    });
    const headers = seen[0]?.init.headers;
    expect(headers?.get('authorization')).toBe('Bearer token-1');
    expect(headers?.get('accept-language')).toBe('zh-Hant-HK');
    expect([...(headers?.keys() ?? [])].toSorted()).toEqual(['accept', 'accept-language', 'authorization', 'x-request-id']);
  });

  test('a call that needs one is not made without: 401', async () => {
    expect((await ask('GET', '/orders/all?store_id=main')).status).toBe(401);
    expect(seen).toEqual([]);
  });

  test.each(['auth.token=a; auth.token=b', 'auth.token=a; auth.token', 'auth.token; auth.token=a', 'auth.token; auth.token'])(
    'two of them are refused: %s',
    async (cookie) => {
      expect((await ask('GET', '/auth/user', { headers: { cookie } })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  test('a cookie without a value is none', async () => {
    expect((await ask('GET', '/auth/user', { headers: { cookie: 'auth.token' } })).status).toBe(401);
    expect(seen).toEqual([]);
  });

  test('a public call needs none', async () => {
    expect((await ask('GET', '/configuration/latest')).status).toBe(200);
    expect(seen[0]?.init.headers.get('authorization')).toBeNull();
  });

  test('the request id goes on and comes back', async () => {
    const response = await ask('GET', '/configuration/latest', { headers: { 'x-request-id': 'abc' } });
    expect(seen[0]?.init.headers.get('x-request-id')).toBe('abc');
    expect(response.headers.get('x-request-id')).toBe('abc');
  });

  test('a 401 of the backend drops the session’s cookies and keeps the guest’s id', async () => {
    backend = () => Response.json({ message: 'Unauthenticated' }, { status: 401 });
    const response = await ask('GET', '/orders/all?store_id=main', { cookies: session });
    const cookies = cookiesOf(response);
    expect(response.status).toBe(401);
    expect(cookies['auth.token']).toMatch(/Max-Age=0/);
    expect(cookies['auth.type']).toMatch(/Max-Age=0/);
    expect(cookies['auth.guest']).toBeUndefined();
  });
});

describe('login', () => {
  const GUEST = 'guest-9f0c2f5e-3a51-4b7e-8d2c-6f1e0a9b8c7d';
  beforeEach(() => {
    backend = () => Response.json({ token: 'token-2', type: 'EMAIL', secret: 'x' });
  });
  const sentBody = () => JSON.parse(String(seen[0]?.init.body)) as Record<string, string>;

  test('turns the token into cookies and takes it out of the body', async () => {
    const response = await ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id: 'a@b.hk', password: 'abcdefg1' } });
    expect(await response.json()).toEqual({ type: 'EMAIL' });
    const cookies = cookiesOf(response);
    expect(cookies['auth.token']).toBe('token-2; Path=/; Max-Age=1800; SameSite=Lax; HttpOnly');
    expect(cookies['auth.type']).toBe('EMAIL; Path=/; Max-Age=1800; SameSite=Lax');
    expect(cookies['auth.guest']).toMatch(/Max-Age=0/);
  });

  test('a guest gets an unguessable id and the configured password', async () => {
    backend = () => Response.json({ token: 'token-2', type: 'TEMP' });
    const response = await ask('POST', '/auth/login', { body: { type: 'TEMP' } });
    expect(sentBody()).toMatchObject({ type: 'TEMP', password: 'guest2018demo' });
    expect(sentBody().login_id).toMatch(/^guest-[0-9a-f-]{36}$/);
    expect(cookiesOf(response)['auth.guest']).toMatch(/^guest-[0-9a-f-]{36}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    expect(JSON.stringify([...response.headers]) + (await response.text())).not.toContain('guest2018demo');
  });

  test('a known guest logs in again as the same', async () => {
    await ask('POST', '/auth/login', { body: { type: 'TEMP' }, cookies: { 'auth.guest': GUEST } });
    expect(sentBody().login_id).toBe(GUEST);
  });

  test.each(['%00<script>', 'kayan-example-hk-aaaa', 'guest-0123456789abcdef', `guest-${'-'.repeat(36)}`, `${GUEST}-x`, 'kayan%40example.hk'])(
    '%s in the guest cookie, which the shop never makes, becomes a new guest',
    async (known) => {
      await ask('POST', '/auth/login', { body: { type: 'TEMP' }, cookies: { 'auth.guest': known } });
      expect(sentBody().login_id).toMatch(/^guest-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(sentBody().login_id).not.toBe(known);
    },
  );

  test.each([`auth.guest=${GUEST}; auth.guest=guest-2b7c1f0e-5a0e-4c7e-9b1a-0d7f6d1c2e3f`, `auth.guest=${GUEST}; auth.guest`])(
    'two guest cookies are refused: %s',
    async (cookie) => {
      expect((await ask('POST', '/auth/login', { body: { type: 'TEMP' }, headers: { cookie } })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  describe.each([
    ['over https', { SITE_URL: 'https://shop.example' }],
    ['inside another site', { CROSS_ORIGIN_EMBED: 'true' }],
  ])('%s', (_, variables) => {
    beforeEach(async () => {
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      vi.resetModules();
      ({ relay } = await import('@/lib/api/relay'));
      backend = () => Response.json({ token: 'token-2', type: 'TEMP' });
    });

    test('the guest cookie has the __Host- prefix, so that no other subdomain can set it', async () => {
      const cookies = cookiesOf(await ask('POST', '/auth/login', { body: { type: 'TEMP' } }));
      expect(cookies['__Host-auth.guest']).toMatch(/^guest-[0-9a-f-]{36}; Path=\/; Max-Age=2592000; SameSite=\w+; HttpOnly; Secure$/);
      expect(cookies['auth.guest']).toBeUndefined();
    });

    test('the guest comes from the prefixed cookie alone', async () => {
      await ask('POST', '/auth/login', { body: { type: 'TEMP' }, cookies: { 'auth.guest': GUEST } });
      expect(sentBody().login_id).not.toBe(GUEST);
      await ask('POST', '/auth/login', { body: { type: 'TEMP' }, cookies: { '__Host-auth.guest': GUEST, 'auth.guest': 'tossed' } });
      expect(JSON.parse(String(seen[1]?.init.body))).toMatchObject({ login_id: GUEST });
    });

    test('a logout clears it', async () => {
      expect(cookiesOf(await ask('GET', '/auth/logout', { cookies: session }))['__Host-auth.guest']).toMatch(/Max-Age=0.*Secure$/);
    });
  });

  test('the mark is the same for every spelling of a login id, and no hash that can be computed without the shop’s secret', async () => {
    const markOf = async (login_id: string) =>
      cookiesOf(await ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id, password: 'abcdefg1' } }))['auth.mark'];
    const mark = await markOf('kayan@example.hk');
    expect(mark).toMatch(/^[\w-]{16}; Path=\/; Max-Age=1800; SameSite=Lax$/);
    expect(await markOf('Kayan@Example.HK')).toBe(mark);
    expect(await markOf('chan@example.hk')).not.toBe(mark);
    // SHA-256 of the login id
    expect(mark).not.toContain('1-VtSU52FG2rCaS1');
    vi.resetModules();
    ({ relay } = await import('@/lib/api/relay'));
    expect(await markOf('kayan@example.hk'), 'at another instance').toBe(mark);
    vi.stubEnv('GUEST_PASSWORD', 'another2018');
    vi.resetModules();
    ({ relay } = await import('@/lib/api/relay'));
    expect(await markOf('kayan@example.hk'), 'with another secret').not.toBe(mark);
  });

  test('the browser cannot choose a guest’s id', async () => {
    const response = await ask('POST', '/auth/login', { body: { type: 'TEMP', login_id: 'guest-of-someone' } });
    expect(response.status).toBe(422);
    expect(seen).toEqual([]);
  });

  test.each(['', '{', '[]', '"x"', '{"type":"ADMIN"}', JSON.stringify({ type: 'EMAIL', login_id: 'a@b.hk', password: 'x'.repeat(5000) })])(
    '%s is refused',
    async (body) => {
      expect((await ask('POST', '/auth/login', { body })).status).toBe(422);
      expect(seen).toEqual([]);
    },
  );

  test.each([
    ['an email that is none', { type: 'EMAIL', login_id: 'notanemail', password: 'abcdefg1' }],
    ['a phone that is none', { type: 'PHONE', login_id: '+852 6123', password: 'abcdefg1' }],
    ['a password that is too short', { type: 'EMAIL', login_id: 'a@b.hk', password: 'short' }],
  ])('%s is refused by section 5, and the backend is not asked', async (_, body) => {
    expect((await ask('POST', '/auth/login', { body })).status).toBe(422);
    expect(seen).toEqual([]);
  });

  test('a refused login sets no cookies', async () => {
    backend = () => Response.json({ message: 'Wrong password' }, { status: 422 });
    const response = await ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id: 'a@b.hk', password: 'abcdefg1' }, cookies: session });
    expect(response.status).toBe(422);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('an answer without a token is a bad gateway', async () => {
    backend = () => Response.json({});
    const response = await ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id: 'a@b.hk', password: 'abcdefg1' } });
    expect(response.status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('over https and inside another site cookies are Secure', async () => {
    vi.stubEnv('SITE_URL', 'https://shop.example');
    vi.stubEnv('CROSS_ORIGIN_EMBED', 'true');
    vi.resetModules();
    ({ relay } = await import('@/lib/api/relay'));
    const cookies = cookiesOf(await ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id: 'a@b.hk', password: 'abcdefg1' } }));
    expect(cookies['auth.token']).toMatch(/SameSite=None; HttpOnly; Secure$/);
  });
});

describe('logout', () => {
  const forgotten = (response: Response) => {
    const cookies = cookiesOf(response);
    for (const name of ['auth.token', 'auth.type', 'auth.mark', 'auth.guest']) expect(cookies[name], name).toMatch(/^;.*Max-Age=0/);
  };
  const warnings = async () => {
    const { log } = await import('@/lib/server/log');
    return vi.spyOn(log, 'warn').mockImplementation(() => {});
  };

  test('that the backend confirms clears every cookie of the session', async () => {
    backend = () => Response.json({ message: 'Bye' });
    const warn = await warnings();
    const response = await ask('GET', '/auth/logout', { cookies: session });
    expect(response.status).toBe(200);
    forgotten(response);
    expect(seen[0]?.init.headers.get('authorization')).toBe('Bearer token-1');
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[string, Backend]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['does not answer in time', () => Promise.reject(new DOMException('too slow', 'TimeoutError'))],
    [
      'is not asked, as its circuit breaker is open',
      async () => {
        const { NotAskedError } = await import('@/lib/server/not-asked');
        throw new NotAskedError('down');
      },
    ],
    ...[302, 401, 403, 404, 422, 429, 500, 503].map((status): [string, Backend] => [`answers ${status}`, () => Response.json({ message: 'no' }, { status })]),
  ])('succeeds for the browser when the backend %s, and one line warns of it', async (_, answer) => {
    backend = answer;
    const warn = await warnings();
    const response = await ask('GET', '/auth/logout', { cookies: session });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    forgotten(response);
    expect(warn).toHaveBeenCalledOnce();
  });

  test.each([
    ['no session', {}],
    ['two sessions', { cookie: 'auth.token=a; auth.token=b' }],
  ])('with %s clears the cookies without asking the backend', async (_, headers) => {
    const response = await ask('GET', '/auth/logout', { headers });
    expect(response.status).toBe(200);
    forgotten(response);
    expect(seen).toEqual([]);
  });

  test('waits for a backend that hangs 5 seconds and no longer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await ask('GET', '/auth/logout', { cookies: session });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
  });

  test('of another site is refused and clears nothing', async () => {
    const response = await ask('GET', '/auth/logout', { cookies: session, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('cross-site requests', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: SHOP }, 200],
    [{}, 200],
  ])('%o is answered %i', async (headers, status) => {
    const response = await ask('POST', '/stores/main/shopping-cart/add-to-cart', { body: { product_variant_id: 'v', qty: 1 }, cookies: session, headers });
    expect(response.status).toBe(status);
    expect(seen).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('uploads at once', () => {
  const upload = (token: string, from: string) =>
    ask('POST', '/upload', {
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-client-ip': from },
      cookies: { ...session, 'auth.token': token },
    });
  /** A file service that answers when it is told to. */
  function holdFileService(): { release: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend = () => promise.then(() => Response.json({ url: '/uploads/1.gif' }));
    return { release: resolve };
  }
  const statusesOf = async (all: Promise<Response>[]) => (await Promise.all(all)).map(({ status }) => status).toSorted((one, other) => one - other);

  test('of one session are two; the rest of a review’s five photos wait and get through', async () => {
    const { release } = holdFileService();
    const five = Array.from({ length: 5 }, () => upload('one', '198.51.100.1'));
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    const other = upload('another', '198.51.100.1');
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    release();
    expect(await statusesOf([...five, other])).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('of one session that are too many are refused with 429 and Retry-After', async () => {
    const { release } = holdFileService();
    const many = Array.from({ length: 40 }, () => upload('one', '198.51.100.1'));
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    release();
    const statuses = await statusesOf(many);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect((await Promise.all(many)).find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('of one address are eight, whatever sessions they are of; other addresses are not held back', async () => {
    const { release } = holdFileService();
    const many = Array.from({ length: 60 }, (_, index) => upload(`guest-${index}`, `2001:db8:1:2::${index}`));
    await vi.waitFor(() => expect(seen).toHaveLength(8));
    const neighbour = upload('neighbour', '198.51.100.2');
    await vi.waitFor(() => expect(seen).toHaveLength(9));
    release();
    expect((await neighbour).status).toBe(200);
    expect((await statusesOf(many)).filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('the client’s address', () => {
  const from = { 'x-client-ip': '2001:db8:1:2::9', 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' };
  const forwarded = () => seen.map(({ init }) => [init.headers.get('x-forwarded-for'), init.headers.get('forwarded')]);

  test('is passed on in full, as the shop has found it out and not as the visitor says', async () => {
    await ask('GET', '/configuration/latest', { headers: from });
    await ask('POST', '/auth/login', { body: { type: 'TEMP' }, headers: from });
    expect(forwarded()).toEqual([
      ['2001:db8:1:2::9', null],
      ['2001:db8:1:2::9', null],
    ]);
  });

  test.each<Record<string, string>>([{ 'x-client-ip': 'unknown' }, {}])('is not passed on where it is not known (%o)', async (unknown) => {
    await ask('GET', '/configuration/latest', { headers: { 'x-forwarded-for': '6.6.6.6', ...unknown } });
    expect(forwarded()).toEqual([[null, null]]);
  });

  test('stays here with FORWARD_CLIENT_ADDRESS=off', async () => {
    vi.stubEnv('FORWARD_CLIENT_ADDRESS', 'off');
    await ask('GET', '/configuration/latest', { headers: from });
    expect(forwarded()).toEqual([[null, null]]);
  });

  test('is no business of the file service', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a\r\n--b--\r\n';
    await ask('POST', '/upload', { body, headers: { ...from, 'content-type': 'multipart/form-data; boundary=b' }, cookies: session });
    expect(forwarded()).toEqual([[null, null]]);
  });
});

describe('an error of the backend', () => {
  const answered = async (status: number, body: BodyInit, headers: HeadersInit = { 'content-type': 'application/json' }) => {
    backend = () => new Response(body, { status, headers });
    const response = await ask('GET', '/orders/1/details', { cookies: session });
    return { response, text: await response.text() };
  };
  const TRACE = JSON.stringify({
    message: 'SQLSTATE[42S02]: select * from users',
    exception: 'QueryException',
    file: '/var/www/app/Order.php',
    trace: [{ line: 1 }],
    errors: { email: 'taken' },
  });

  test.each([500, 501, 502, 503, 504, 599])('with status %i tells the browser nothing of what went wrong', async (status) => {
    const { response, text } = await answered(status, TRACE);
    expect(response.status).toBe(status);
    expect(text).toBe('{"message":"Server error"}');
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  test.each([400, 401, 403, 404, 409, 422, 429])('with status %i keeps its words and fields, and nothing else', async (status) => {
    const { response, text } = await answered(status, TRACE);
    expect(response.status).toBe(status);
    expect(JSON.parse(text)).toEqual({ message: 'SQLSTATE[42S02]: select * from users', errors: { email: 'taken' } });
  });

  test('as Laravel lists it has one text for each field', async () => {
    const { text } = await answered(
      422,
      JSON.stringify({ message: 'Invalid', errors: { email: ['Taken.', 'Too long.'], qty: [1], user: { name: 'x' }, none: [] } }),
    );
    expect(JSON.parse(text)).toEqual({ message: 'Invalid', errors: { email: 'Taken. Too long.' } });
  });

  test('is bounded in length and number of fields', async () => {
    const errors = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, 'x'.repeat(2_000)]));
    const { text } = await answered(422, JSON.stringify({ message: 'm'.repeat(2_000), errors: { ['k'.repeat(2_000)]: 'x', ...errors } }));
    expect(text.length).toBeLessThan(30_000);
    const { message, errors: kept } = JSON.parse(text) as { message: string; errors: Record<string, string> };
    expect(message).toBe('m'.repeat(500));
    expect(Object.keys(kept)).toHaveLength(50);
  });

  test.each([
    ['<h1>Whoops</h1><pre>/var/www/app/Order.php</pre>', 'text/html'],
    ['', 'application/json'],
    ['null', 'application/json'],
    ['["/var/www"]', 'application/json'],
    ['{"message":{"sql":"select"},"errors":"x"}', 'application/json'],
  ])('without words that can be read has none: %j', async (body, type) => {
    const { response, text } = await answered(422, body, { 'content-type': type });
    expect(response.status).toBe(422);
    expect(text).toBe('{}');
  });

  test.each([429, 503])('with status %i still says when to come back', async (status) => {
    const { response } = await answered(status, '{}', { 'retry-after': '7', 'x-powered-by': 'PHP/8.2', 'set-cookie': 'laravel_session=x' });
    expect(response.headers.get('retry-after')).toBe('7');
    expect([...response.headers.keys()].toSorted()).toEqual(['cache-control', 'content-type', 'retry-after', 'x-request-id']);
  });
});

describe('a request that the visitor breaks off', () => {
  const PICTURE = '--b\r\nContent-Disposition: form-data; name="file"; filename="plan.gif"\r\n\r\nGIF89a';
  /** A body of which a part comes, then the connection is cut. */
  const brokenOff = (start: string, type: string, path: string, method = 'POST') => {
    const abort = new AbortController();
    let isFirst = true;
    const body = new ReadableStream({
      pull(controller) {
        if (isFirst) controller.enqueue(Buffer.from(start));
        else {
          abort.abort();
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        }
        isFirst = false;
      },
    });
    const headers = { host: 'localhost:3000', 'content-type': type, cookie: 'auth.token=token-1' };
    const { signal } = abort;
    return relay(new NextRequest(`${SHOP}/api${path}`, { method, headers, body, signal, duplex: 'half' } as ConstructorParameters<typeof NextRequest>[1]));
  };

  test.each([
    ['an upload, before the picture begins', '--b\r\nContent-Disp', 'multipart/form-data; boundary=b', '/upload'],
    ['an upload, in the picture', PICTURE, 'multipart/form-data; boundary=b', '/upload'],
    ['a form', '{"product_variant_id":', 'application/json', '/stores/main/shopping-cart/add-to-cart'],
  ])('%s is no failure: neither an exception nor a warning', async (_, start, type, path) => {
    backend = async (_url, { body }) => {
      try {
        await new Response(body).text();
      } catch (cause) {
        throw new TypeError('fetch failed', { cause });
      }
      return Response.json({});
    };
    const { log } = await import('@/lib/server/log');
    const said = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
    expect((await brokenOff(start, type, path)).status).toBe(499);
    for (const level of said) expect(level).not.toHaveBeenCalled();
  });
});

describe('a backend in trouble', () => {
  test('that cannot be reached is 502', async () => {
    backend = () => Promise.reject(new TypeError('fetch failed'));
    const response = await ask('GET', '/configuration/latest');
    expect([response.status, response.headers.get('x-backend')]).toEqual([502, 'down']);
  });

  test('that does not answer in time is 504', async () => {
    backend = () => Promise.reject(new DOMException('too slow', 'TimeoutError'));
    const response = await ask('GET', '/configuration/latest');
    expect([response.status, response.headers.get('x-backend')]).toEqual([504, 'silent']);
  });

  test.each([500, 502, 503, 504])('that answers %i itself is passed on without the mark of one that is away', async (status) => {
    backend = async () => Response.json({ message: 'Words' }, { status, headers: { 'X-Backend': 'down' } });
    const response = await ask('GET', '/configuration/latest');
    expect([response.status, response.headers.get('x-backend')]).toEqual([status, null]);
  });

  test('that answers far too much is 502, and does not count as away', async () => {
    backend = () => Promise.reject(Object.assign(new Error('too large'), { code: ANSWER_TOO_LARGE }));
    const response = await ask('GET', '/configuration/latest');
    expect([response.status, response.headers.get('x-backend')]).toEqual([502, null]);
  });

  test('is asked with a limit of time', async () => {
    await ask('GET', '/configuration/latest');
    expect(seen[0]?.init.signal).toBeInstanceOf(AbortSignal);
    expect(seen[0]?.init.redirect).toBe('manual');
  });
});
