import { describe, expect, it } from 'vitest';
import { pathOf } from '@/lib/api/call';
import { contract, type CallName } from '@/lib/api/contract';
import type { Call } from '@/lib/api/call';
import { createProbe, STORE } from './probe.ts';
import { GUEST_CALLS, SAMPLES } from './samples.ts';

/** Sent as multipart: has its own test. */
const names = (Object.keys(contract) as CallName[]).filter((name) => name !== 'uploadFile');

describe('every call of the contract', () => {
  it('has a sample here', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it.each(names)('%s answers as its schema says', async (name) => {
    const probe = createProbe();
    const call: Call = contract[name];
    const token = GUEST_CALLS.has(name) ? await probe.guest() : await probe.kaYan();
    const { params, query, body } = await SAMPLES[name](probe, token);
    const path = pathOf(call.path, params) + (query ? `?${query}` : '');
    const answer = await probe.ask(call.method, path, { token, body });
    expect(answer).toMatchObject({ status: 200 });
    expect(call.answer.safeParse(answer.body).success).toBe(true);
    expect(probe.recording.list().at(-1)).toMatchObject({ call: name, violations: [] });
  });

  it.each(names)('%s asks for the token that the contract asks for', async (name) => {
    const probe = createProbe();
    const call: Call = contract[name];
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, key === 'store_id' ? 'store-main' : 'x']));
    const path = pathOf(call.path, params);
    const { status: without } = await probe.ask(call.method, path);
    const { status: foreign } = await probe.ask(call.method, path, { token: 'someone-elses' });
    const { status: guest } = await probe.ask(call.method, path, { token: await probe.guest() });
    if (call.access === 'public') expect([without, foreign]).not.toContain(401);
    else expect([without, foreign]).toEqual([401, 401]);
    expect(guest === 403).toBe(call.access === 'registered');
  });
});

it('uses paths of the store that exist', async () => {
  const { status } = await createProbe().ask('GET', `${STORE.replace('main', 'none')}/product-management/products/filter`);
  expect(status).toBe(404);
});
