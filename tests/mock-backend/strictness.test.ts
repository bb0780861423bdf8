import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

describe('a request that the contract does not know', () => {
  it.each([
    ['GET', '/', 404],
    ['GET', '/nothing', 404],
    ['GET', '/configuration/latest/', 404],
    ['GET', '/orders//details', 404],
    ['GET', `${STORE}/product-management/products/%E0%A4%A/details`, 404],
    ['GET', `${STORE}/product-management/products/a%2Fb/details`, 404],
    ['GET', '/stores/nobody/product-management/categories/all', 404],
    ['POST', '/configuration/latest', 405],
    ['DELETE', '/profiles/account', 405],
    ['HEAD', '/configuration/latest', 405],
  ])('%s %s is a %i', async (method, path, status) => {
    expect((await probe.ask(method, path)).status).toBe(status);
  });

  it('names the methods that a path has', async () => {
    expect((await probe.ask('POST', '/profiles/account')).headers.get('allow')).toBe('GET, PUT');
  });

  it.each([
    ['unknown key', 'category=1', { category: 'unknown' }],
    ['no number', 'per_page=many', { per_page: 'invalid_type' }],
    ['zero', 'per_page=0', { per_page: expect.any(String) }],
    ['more than a page may have', 'per_page=10000', { per_page: expect.any(String) }],
    ['no known order', 'sort_order=up', { sort_order: 'invalid_value' }],
    ['no known sorting', 'sort_by=colour', { sort_by: 'unknown' }],
    ['a sorting named like what every object inherits', 'sort_by=__proto__', { sort_by: 'unknown' }],
    ['negative price', 'min_price=-1', { min_price: 'number' }],
  ])('query: %s is a 422 that names it', async (_, query, errors) => {
    const answer = await probe.ask('GET', `${STORE}/product-management/products/filter?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Some details are not valid. Check them and try again.', errors } });
  });

  it('body: wrong, missing, malformed or too much of it is a 422', async () => {
    const token = await probe.guest();
    const add = (sent: object) => probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, ...sent });
    expect(await add({ body: { product_variant_id: 'x', qty: 1, price: 0 } })).toMatchObject({ status: 422, body: { errors: { price: 'unknown' } } });
    expect((await add({ body: { product_variant_id: 'x', qty: '1' } })).status).toBe(422);
    expect((await add({ body: { product_variant_id: 'x', qty: 1e9 } })).status).toBe(422);
    expect((await add({})).status).toBe(422);
    expect((await add({ raw: '{"qty":' })).status).toBe(422);
    expect((await add({ raw: 'qty=1', type: 'application/x-www-form-urlencoded' })).status).toBe(422);
    expect((await probe.ask('PUT', '/orders/order-261118/cancelled', { token: await probe.kaYan(), body: {} })).status).toBe(422);
  });

  it('is recorded with what is wrong about it', async () => {
    await probe.ask('GET', '/nothing?x=1');
    await probe.ask('GET', `${STORE}/product-management/products/filter?x=1`);
    expect(probe.recording.list().map(({ call, violations }) => ({ call, violations }))).toEqual([
      { call: null, violations: ['path: unknown'] },
      { call: 'getProducts', violations: ['query.x: unknown'] },
    ]);
  });
});

describe('whose it is', () => {
  it("hides another account's order", async () => {
    const token = await probe.guest();
    expect(await probe.ask('GET', '/orders/order-261118/details', { token, language: 'zh-HK' })).toMatchObject({
      status: 404,
      body: { message: '找不到此預約' },
    });
    expect((await probe.ask('PUT', '/orders/order-261118/cancelled', { token })).status).toBe(404);
  });

  it('shows an order to a guest who knows email or phone, else answers with a message', async () => {
    const token = await probe.guest();
    const look = (query: string) => probe.ask('GET', `/orders/order-261108/details/guest?${query}`, { token });
    expect((await look('email=Guest%40example.hk')).body._id).toBe('order-261108');
    expect((await look('phone=60000009')).body._id).toBe('order-261108');
    expect((await look('phone=85260000009')).body._id).toBe('order-261108');
    expect((await look('email=other%40example.hk')).body).toEqual({ message: 'The email or phone is incorrect.' });
    expect((await look('')).body).toHaveProperty('message');
    expect((await probe.ask('GET', '/orders/none/details/guest', { token })).status).toBe(404);
    // by the number that customers are shown, in any case
    for (const number of ['AHK-261108', 'ahk-261108', 'Order-261108'])
      expect((await probe.ask('GET', `/orders/${number}/details/guest?phone=60000009`, { token })).body._id).toBe('order-261108');
  });

  it('ends tokens at logout and when they are too old', async () => {
    const token = await probe.kaYan();
    expect((await probe.ask('GET', '/auth/user', { token })).body.user).toMatchObject({ _id: 'account-kayan', type: 'EMAIL' });
    await probe.ask('GET', '/auth/logout', { token });
    expect((await probe.ask('GET', '/auth/user', { token })).status).toBe(401);
    const other = await probe.kaYan();
    probe.state().tokens.expire();
    expect((await probe.ask('GET', '/auth/user', { token: other })).status).toBe(401);
  });
});

it('moves orders forwards only', async () => {
  const token = await probe.kaYan();
  const put = (id: string, to: string, body?: unknown) => probe.ask('PUT', `/orders/${id}/${to}`, { token, body });
  const image = 'http://mock.test/uploads/file-1.webp';
  expect((await put('order-261118', 'upload', { image })).body).toMatchObject({ current_status: 'pending', checkout: { offline: { image } } });
  expect((await put('order-261118', 'completed')).body.statuses.map((entry: { slug: string }) => entry.slug)).toEqual(['submitted', 'pending', 'completed']);
  expect((await put('order-261118', 'cancelled')).status).toBe(409);
  expect((await put('order-261118', 'upload', { image })).status).toBe(409);
  expect((await put('order-260705', 'completed')).status).toBe(409);
});
