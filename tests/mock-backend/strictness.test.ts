import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/contract';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

describe('a request outside the contract', () => {
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
