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
