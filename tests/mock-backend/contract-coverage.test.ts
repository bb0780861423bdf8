import { describe, expect, it } from 'vitest';
import { type Call, pathOf } from '@/lib/api/call';
import { type CallName, contract } from '@/lib/api/contract';
import { createProbe, STORE } from './probe.ts';
import { GUEST_CALLS, SAMPLES } from './samples.ts';

/** Uploads are multipart: strictness.test.ts has them. */
const names = (Object.keys(contract) as CallName[]).filter((name) => name !== 'uploadFile');

describe('every call of the contract', () => {
  it.each(names)('%s answers as its schema says', async (name) => {
    const probe = createProbe();
    const call: Call = contract[name];
    const token = GUEST_CALLS.has(name) ? await probe.guest() : await probe.kaYan();
    const { params, query, body } = await SAMPLES[name](probe, token);
    const response = await probe.ask(call.method, pathOf(call.path, params) + (query ? `?${query}` : ''), { token, body });
    expect(response).toMatchObject({ status: 200 });
    expect(call.answer.safeParse(response.body).success).toBe(true);
    expect(probe.recording.list().at(-1)).toMatchObject({ call: name, violations: [] });
  });

  it.each(names)('%s needs the token that the contract asks for', async (name) => {
    const probe = createProbe();
    const call: Call = contract[name];
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, key === 'store_id' ? 'store-main' : 'x']));
    const path = pathOf(call.path, params);
    const { status: without } = await probe.ask(call.method, path);
    const { status: invalid } = await probe.ask(call.method, path, { token: 'someone-elses' });
    const { status: guest } = await probe.ask(call.method, path, { token: await probe.guest() });
    if (call.access === 'public') expect([without, invalid]).not.toContain(401);
    else expect([without, invalid]).toEqual([401, 401]);
    expect(guest === 403).toBe(call.access === 'registered');
  });

  it('is a 404 for an unknown store', async () => {
    expect((await createProbe().ask('GET', `${STORE.replace('main', 'none')}/product-management/products/filter`)).status).toBe(404);
  });
});
