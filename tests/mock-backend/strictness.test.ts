import { readFile } from 'node:fs/promises';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

describe('a request outside the contract', () => {
  it.each([
    ['GET', '/nothing', 404],
    ['GET', '/configuration/latest/', 404],
    ['GET', '/orders//details', 404],
    ['GET', `${STORE.replace('main', 'none')}/product-management/products/filter`, 404],
    ['GET', `${STORE}/product-management/products/%E0%A4%A/details`, 404],
    ['GET', `${STORE}/product-management/products/a%2Fb/details`, 404],
    ['DELETE', '/profiles/account', 405],
    ['HEAD', '/configuration/latest', 405],
  ])('%s %s is a %i', async (method, path, status) => {
    expect((await probe.ask(method, path)).status).toBe(status);
  });

  it('is answered with the methods that a path has', async () => {
    expect((await probe.ask('POST', '/profiles/account')).headers.get('allow')).toBe('GET, PUT');
  });

  it.each([
    ['an unknown key', 'category=1', { category: 'unknown' }],
    ['no number', 'per_page=many', { per_page: 'invalid_type' }],
    ['zero', 'per_page=0', { per_page: expect.any(String) }],
    ['too large a page', 'per_page=10000', { per_page: expect.any(String) }],
    ['an unknown order', 'sort_order=up', { sort_order: 'invalid_value' }],
    ['an unknown sorting', 'sort_by=colour', { sort_by: 'unknown' }],
    ['a sorting named like an inherited property', 'sort_by=__proto__', { sort_by: 'unknown' }],
    ['a negative price', 'min_price=-1', { min_price: 'number' }],
  ])('with %s in the query is a 422 that names it', async (_, query, errors) => {
    const response = await probe.ask('GET', `${STORE}/product-management/products/filter?${query}`);
    expect(response).toMatchObject({
      status: 422,
      body: { message: 'Some details are not valid. Check them and try again.', errors },
    });
  });

  it('with a wrong, missing, malformed or unexpected body is a 422', async () => {
    const token = await probe.guest();
    const add = async (sent: object) => probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, ...sent });
    expect(await add({ body: { product_variant_id: 'x', qty: 1, price: 0 } })).toMatchObject({
      status: 422,
      body: { errors: { price: 'unknown' } },
    });
    for (const sent of [
      { body: { product_variant_id: 'x', qty: '1' } },
      {},
      { raw: '{"qty":' },
      { raw: 'qty=1', type: 'application/x-www-form-urlencoded' },
    ])
      expect((await add(sent)).status, JSON.stringify(sent)).toBe(422);
    expect(
      (await probe.ask('PUT', '/orders/order-261118/cancelled', { token: await probe.kaYan(), body: {} })).status,
    ).toBe(422);
  });

  it('is recorded with what is wrong, and listed once per way', async () => {
    await probe.ask('GET', '/configuration/latest');
    await probe.ask('GET', '/nothing?x=1');
    await probe.ask('PATCH', '/configuration/latest');
    for (let turn = 0; turn < 2; turn += 1) await probe.ask('GET', `${STORE}/product-management/products/filter?x=1`);
    const { data } = (await probe.control('GET', 'violations')).body;
    expect(data).toMatchObject([
      { call: null, path: '/nothing', violation: 'path: unknown', count: 1, last_id: 2 },
      { call: null, method: 'PATCH', violation: 'method: not allowed', count: 1, last_id: 3 },
      { call: 'getProducts', violation: 'query.x: unknown', count: 2, last_id: 5 },
    ]);
    const ids = async (query: string) =>
      (await probe.control('GET', `requests?${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect([await ids('violations=0'), await ids('violations=1'), await ids('last=2')]).toEqual([
      [1],
      [2, 3, 4, 5],
      [4, 5],
    ]);
    expect((await probe.control('GET', 'requests?limit=2&since=1')).body).toMatchObject({ total: 4, next: 3 });
    expect((await probe.control('GET', 'requests?pth=/x')).status).toBe(422);
  });
});

describe('every call of the contract', () => {
  // uploads are multipart
  it.each((Object.keys(contract) as CallName[]).filter((name) => name !== 'uploadFile'))(
    '%s needs the token that the contract asks for',
    async (name) => {
      const call: Call = contract[name];
      const params = Object.fromEntries(
        [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, key === 'store_id' ? 'store-main' : 'x']),
      );
      const path = pathOf(call.path, params);
      const { status: without } = await probe.ask(call.method, path);
      const { status: invalid } = await probe.ask(call.method, path, { token: 'someone-elses' });
      const { status: guest } = await probe.ask(call.method, path, { token: await probe.guest() });
      if (call.access === 'public') expect([without, invalid]).not.toContain(401);
      else expect([without, invalid]).toEqual([401, 401]);
      expect(guest === 403).toBe(call.access === 'registered');
    },
  );
});

describe('an order', () => {
  it('is a 404 for any other account', async () => {
    const token = await probe.guest();
    expect(await probe.ask('GET', '/orders/order-261118/details', { token, language: 'zh-HK' })).toMatchObject({
      status: 404,
      body: { message: '找不到此預約' },
    });
    expect((await probe.ask('PUT', '/orders/order-261118/cancelled', { token })).status).toBe(404);
  });

  it('is shown to a guest who knows email or phone, by id or number in any case', async () => {
    const token = await probe.guest();
    const look = async (id: string, query: string) =>
      (await probe.ask('GET', `/orders/${id}/details/guest?${query}`, { token })).body;
    for (const [id, query] of [
      ['order-261108', 'email=Guest%40example.hk'],
      ['AHK-261108', 'phone=60000009'],
      ['ahk-261108', 'phone=85260000009'],
    ] as const)
      expect((await look(id, query))._id, query).toBe('order-261108');
    expect(await look('order-261108', 'email=other%40example.hk')).toEqual({
      message: 'The email or phone is incorrect.',
    });
    expect(await look('order-261108', '')).toHaveProperty('message');
    expect((await probe.ask('GET', '/orders/none/details/guest', { token })).status).toBe(404);
  });

  it('only moves forwards', async () => {
    const token = await probe.kaYan();
    const put = (id: string, to: string, body?: unknown) => probe.ask('PUT', `/orders/${id}/${to}`, { token, body });
    const image = 'http://mock.test/uploads/file-1.webp';
    expect((await put('order-261118', 'upload', { image })).body).toMatchObject({
      current_status: 'pending',
      checkout: { offline: { image } },
    });
    expect((await put('order-261118', 'completed')).body.statuses.map(({ slug }: { slug: string }) => slug)).toEqual([
      'submitted',
      'pending',
      'completed',
    ]);
    expect([
      (await put('order-261118', 'cancelled')).status,
      (await put('order-261118', 'upload', { image })).status,
    ]).toEqual([409, 409]);
  });
});

describe('an upload', () => {
  const BOUNDARY = 'boundary-of-test';
  const part = (name: string, bytes: Uint8Array) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="slip.webp"\r\ncontent-type: image/webp\r\n\r\n`,
    bytes,
    '\r\n',
  ];
  async function upload(...parts: (string | Uint8Array)[]) {
    const body = Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      authorization: `Bearer ${await probe.guest()}`,
    };
    const response = await getResponse(
      probe.handlers,
      new Request('http://mock.test/upload', { method: 'POST', headers, body }),
    );
    return { status: response?.status, body: await response?.json() };
  }
  const slip = () => readFile('tests/mock-backend/media/payment-slip-sample.webp');

  it('is stored and served under a URL of its own', async () => {
    const bytes = await slip();
    const { status, body } = await upload(...part('file', bytes));
    expect({ status, body }).toEqual({
      status: 200,
      body: { url: expect.stringMatching(/^http:\/\/mock\.test\/uploads\/file-1-[\da-f]{8}\.webp$/) },
    });
    const served = await getResponse(probe.handlers, new Request(body.url));
    expect([served?.headers.get('content-type'), (await served?.arrayBuffer())?.byteLength]).toEqual([
      'image/webp',
      bytes.byteLength,
    ]);
  });

  it('is one image of up to 10 MB', async () => {
    const bytes = await slip();
    expect((await upload(...part('file', new Uint8Array()))).status).toBe(422);
    expect((await upload(...part('file', Buffer.from('<svg onload=alert(1)>')))).status).toBe(422);
    expect((await upload(...part('file', Buffer.alloc(10 * 1024 * 1024 + 1)))).status).toBe(413);
    expect((await upload(...part('image', bytes))).status).toBe(422);
    expect((await upload(...part('file', bytes), ...part('file', bytes))).status).toBe(422);
  });
});
