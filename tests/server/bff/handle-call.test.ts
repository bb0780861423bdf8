import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { UNUSABLE_RESPONSE } from '@/lib/api/error';
import { callContext } from '@/lib/server/request-context';
import { BACKEND, type Backend, type Bff, GIF, type Given, MULTIPART, SESSION, SHOP, startBff } from './start-bff.ts';

let bff: Bff;
beforeEach(async () => void (bff = await startBff()));
afterEach(() => vi.restoreAllMocks());

const ask = (method: string, path: string, given: Given = {}) => bff.ask(method, path, { cookies: SESSION, ...given });

describe('forwarding', () => {
  test.each([
    ['GET', '/nothing'],
    ['POST', '/profiles/account'],
    ['DELETE', '/orders/1/details'],
    ['GET', '/orders/1/details/more'],
    ['GET', '/orders/%zz/details'],
    ['GET', '/orders/..%2f..%2fadmin/details'],
    ['GET', '/stores/%252e%252e/wishlist/all'],
    ['PUT', '/credit-cards/a%E2%80%8Bb/delete'],
    ['GET', '/orders//details'],
  ] as [string, string][])('%s %s is not in the contract: 404, and nothing is sent on', async (method, path) => {
    expect((await ask(method, path)).status).toBe(404);
    expect(bff.sent).toEqual([]);
  });

  test.each(['register', 'migrate'])('%s is for those without an account', async (name) => {
    const given = { body: {}, cookies: { ...SESSION, 'auth.type': 'EMAIL' } };
    expect([(await ask('POST', `/auth/${name}`, given)).status, bff.sent]).toEqual([403, []]);
  });

  test.each([
    ['/orders/all?store_id=main&page=2', '/orders/all?store_id=store-main&page=2'],
    ['/stores/main/wishlist/all', '/stores/store-main/wishlist/all'],
    ['/stores/mini/wishlist/all', '/stores/store-mini/wishlist/all'],
    ['/orders/%E7%AA%97%20a..b/details', '/orders/%E7%AA%97%20a..b/details'],
  ])('%s goes to %s', async (path, target) => {
    await ask('GET', path);
    expect(bff.sent[0]?.url.href).toBe(BACKEND + target);
  });

  test.each([
    ['/posts/filter?per_page=9999', 200],
    ['/posts/filter?per_page=100000', 400],
    ['/posts/related-posts-urls?post_id=p&items_per_page=10000', 400],
    ['/posts/filter?page=0', 400],
    ['/posts/filter?page=1&page=2', 400],
    ['/posts/filter?_method=DELETE', 400],
  ])('%s is answered %i', async (path, status) => {
    expect((await ask('GET', path)).status).toBe(status);
  });

  // @spec-7.1
  test('the token is attached from the cookie; cookies and other headers of the browser are not passed on', async () => {
    await ask('GET', '/orders/all?store_id=main', {
      cookies: { ...SESSION, other: 'secret' },
      headers: { 'x-forwarded-for': '1.2.3.4', 'accept-language': 'zh-Hant-HK', 'idempotency-key': 'k' },
    });
    expect([...(bff.sent[0]?.headers ?? [])].filter(([name]) => name !== 'x-request-id')).toEqual([
      ['accept', 'application/json'],
      ['accept-language', 'zh-Hant-HK'],
      ['authorization', 'Bearer token-1'],
    ]);
  });

  test('the request id goes on and comes back', async () => {
    const response = await ask('GET', '/configuration/latest', { headers: { 'x-request-id': 'abc' } });
    expect([bff.sent[0]?.headers.get('x-request-id'), response.headers.get('x-request-id')]).toEqual(['abc', 'abc']);
  });

  test('a call may take as long as the contract says', async () => {
    const timeouts: (number | undefined)[] = [];
    bff.backend = () => {
      timeouts.push(callContext()?.timeoutMs);
      return Response.json({});
    };
    await ask('GET', '/configuration/latest');
    await ask('POST', '/upload', { body: GIF, headers: MULTIPART });
    await ask('GET', '/auth/logout');
    expect(timeouts).toEqual([15_000, 60_000, 5_000]);
  });
});

describe('a result', () => {
  const answered = async (body: BodyInit | null, type: string, status = 200) => {
    bff.backend = () =>
      new Response(body, {
        status,
        headers: { 'content-type': type, 'content-disposition': 'attachment', refresh: '0' },
      });
    const response = await ask('GET', '/orders/1/details');
    return { response, text: await response.text() };
  };

  test.each([
    ['HTML that is called JSON', '<html><script>alert(document.domain)</script></html>', 'application/json'],
    ['text', 'OK', 'text/plain'],
    ['half of the JSON', '{"data":[', 'application/json'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00]), 'application/json'],
  ])('that is %s is not passed on: 502', async (_, body, type) => {
    const warn = vi.spyOn(bff.log, 'warn');
    const { response, text } = await answered(body, type);
    expect([response.status, text]).toEqual([502, '{"message":"Malformed response"}']);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(warn).toHaveBeenCalledWith({ type }, 'response of GET /orders/{id}/details is no JSON');
  });
});

test.each([
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: SHOP }, 200],
  [{ host: 'evil.example' }, 421],
  [{}, 200],
] as [Record<string, string>, number][])('a request with %o is answered %i', async (headers, status) => {
  const response = await ask('POST', '/stores/main/shopping-cart/add-to-cart', {
    body: { product_variant_id: 'v', qty: 1 },
    headers,
  });
  expect([response.status, bff.sent.length]).toEqual([status, status === 200 ? 1 : 0]);
});

describe('URLs in a body', () => {
  const PICTURE = `${BACKEND}/uploads/a.webp`;

  test.each<[string, string, unknown, unknown]>([
    [
      'POST',
      '/credit-cards/bind-card',
      { success_url: `${SHOP}/a`, cancel_url: `${SHOP}/b` },
      { success_url: 'javascript:alert(1)', cancel_url: `${SHOP}/b` },
    ],
    ['PUT', '/orders/1/upload', { image: PICTURE }, { image: 'https://evil.example/a.webp' }],
  ])('%s %s takes only those of the shop and its pictures: 422 for any other', async (method, path, good, bad) => {
    bff = await startBff({ IMAGE_ORIGINS: 'https://cdn.example' });
    expect((await ask(method, path, { body: bad })).status).toBe(422);
    expect(bff.sent).toEqual([]);
    expect((await ask(method, path, { body: good })).status).toBe(200);
  });
});

describe('the client’s IP address', () => {
  const from = { 'x-client-ip': '2001:db8:1:2::9', 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' };
  const OFF = { FORWARD_CLIENT_ADDRESS: 'off' };

  test.each<[string, Given, string | null, variables?: Record<string, string>]>([
    [
      'is passed on in full, as the server determined it and not as the visitor claims',
      { headers: from },
      '2001:db8:1:2::9',
    ],
    ['is not passed on where it is unknown', { headers: { ...from, 'x-client-ip': 'unknown' } }, null],
    ['is not passed on with FORWARD_CLIENT_ADDRESS=off', { headers: from }, null, OFF],
    ['is not passed on to the file service', { body: GIF, headers: { ...from, ...MULTIPART } }, null],
  ])('%s', async (_, given, address, variables) => {
    bff = await startBff(variables);
    await (given.body ? ask('POST', '/upload', given) : ask('GET', '/configuration/latest', given));
    const headers = bff.sent[0]?.headers;
    expect([headers?.get('x-forwarded-for'), headers?.get('forwarded')]).toEqual([address, null]);
  });
});

describe('an error response of the backend', () => {
  const answered = async (
    status: number,
    body: BodyInit,
    headers: HeadersInit = { 'content-type': 'application/json' },
  ) => {
    bff.backend = () => new Response(body, { status, headers });
    const response = await ask('GET', '/orders/1/details');
    return { response, text: await response.text() };
  };
  const TRACE = JSON.stringify({
    message: 'SQLSTATE[42S02]',
    exception: 'QueryException',
    file: '/var/www/app/Order.php',
    errors: { email: 'taken' },
  });

  test.each([
    ...[500, 599].map((status) => [status, '{"message":"Server error"}'] as const),
    ...[400, 499].map((status) => [status, '{"message":"SQLSTATE[42S02]","errors":{"email":"taken"}}'] as const),
  ])('with status %i is reduced to %s', async (status, reduced) => {
    const { response, text } = await answered(status, TRACE);
    expect([response.status, text]).toEqual([status, reduced]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-backend')).toBeNull();
  });

  test.each([429, 503])('with status %i still says when to try again', async (status) => {
    const { response } = await answered(status, '{}', {
      'retry-after': '7',
      'x-powered-by': 'PHP/8.2',
      'x-backend': 'down',
      'set-cookie': 'laravel_session=x',
    });
    expect(response.headers.get('retry-after')).toBe('7');
    expect([...response.headers.keys()].toSorted()).toEqual([
      'cache-control',
      'content-type',
      'retry-after',
      'x-request-id',
    ]);
  });

  test('says in seconds when to try again, where the backend says it as a date', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27, 10, 0, 0));
    const asked = async (text: string) => (await answered(429, '{}', { 'retry-after': text })).response.headers;
    expect((await asked('Fri, 27 Nov 2026 10:15:00 GMT')).get('retry-after')).toBe('900');
    expect((await asked('soon')).has('retry-after')).toBe(false);
  });
});

test.each([
  ['cannot be reached', new TypeError('fetch failed'), 502, 'down'],
  ['does not respond in time', new DOMException('too slow', 'TimeoutError'), 504, 'silent'],
  ['is behind an open circuit', new BrokenCircuitError(), 503, 'down'],
  ['has too many calls waiting', new BulkheadRejectedError(1, 1), 503, 'busy'],
  ['responds with far too much', Object.assign(new Error('too large'), { code: UNUSABLE_RESPONSE }), 502, null],
])('a backend that gives no response because it %s', async (_, error, status, state) => {
  bff.backend = () => Promise.reject(error);
  const response = await ask('GET', '/configuration/latest');
  expect([response.status, response.headers.get('x-backend')]).toEqual([status, state]);
  expect(response.headers.has('retry-after')).toBe(status === 503);
});

test('a request that the visitor breaks off is not read on for; what writes is carried out', async () => {
  const connection = new AbortController();
  const { signal } = connection;
  bff.backend = ({ init }) =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      connection.abort();
      setTimeout(() => resolve(Response.json({ ok: true })), 10);
    });
  expect((await ask('GET', '/configuration/latest', { signal })).status).toBe(499);
  expect((await ask('GET', '/auth/logout', { cookies: SESSION, signal })).status).toBe(200);
  expect(
    (
      await ask('POST', '/stores/main/shopping-cart/add-to-cart', {
        body: { product_variant_id: 'a', qty: 1 },
        cookies: SESSION,
        signal,
      })
    ).status,
  ).toBe(200);
});

describe('uploads at once', () => {
  const upload = (token: string, ip: string) =>
    ask('POST', '/upload', {
      body: GIF,
      headers: { ...MULTIPART, 'x-client-ip': ip },
      cookies: { ...SESSION, 'auth.token': token },
    });
  /** A file service that responds when it is released. */
  function holdFileService(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    bff.backend = (() => promise.then(() => Response.json({ url: '/uploads/1.gif' }))) satisfies Backend;
    return resolve;
  }
  const sentBecome = (count: number) => expect.poll(() => bff.sent).toHaveLength(count);
  const count = async (all: Promise<Response>[], status: number) =>
    (await Promise.all(all)).filter((response) => response.status === status).length;

  test('of one session that are too many are rejected with 429 and Retry-After', async () => {
    const release = holdFileService();
    const many = Array.from({ length: 40 }, () => upload('one', '198.51.100.1'));
    await sentBecome(2);
    const another = upload('two', '198.51.100.2');
    await sentBecome(3);
    release();
    expect((await another).status).toBe(200);
    expect([await count(many, 200), await count(many, 429)]).toEqual([10, 30]);
    expect((await Promise.all(many)).find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
