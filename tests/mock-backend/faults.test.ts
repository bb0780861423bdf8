import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultInput } from './faults.ts';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const configuration = () => probe.ask('GET', '/configuration/latest');
const statuses = async (count: number) => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await configuration()).status);
  return all;
};
const like = (token: string) =>
  probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
const liked = async (token: string) => (await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total;

describe('a fault', () => {
  it('happens as often as asked, and is listed, removed and checked by control calls', async () => {
    probe.faults.add({ method: 'GET', path: '/configuration/latest', status: 500, times: 2 });
    expect(await statuses(3)).toEqual([500, 500, 200]);
    expect((await probe.control('POST', 'faults', { path: '*', status: 500 })).body).toMatchObject({ id: 2, hits: 0 });
    expect((await probe.control('GET', 'faults')).body.data).toHaveLength(1);
    await probe.control('DELETE', 'faults/2');
    expect(await statuses(1)).toEqual([200]);
    for (const body of [{ sstatus: 500 }, { call: 'getNothing' }])
      expect((await probe.control('POST', 'faults', body)).status).toBe(422);
  });

  it.each([
    { path: '/stores/*/checkouts' },
    { path: '/stores/{store_id}/checkouts' },
    { path: `${STORE}/checkouts` },
    { call: 'checkout' as const },
  ])('matches by %j', async (match) => {
    probe.faults.add({ ...match, status: 503 });
    expect((await probe.ask('POST', `${STORE}/checkouts`)).status).toBe(503);
    expect(await statuses(1)).toEqual([200]);
  });

  it('delays, breaks, replaces, extends or drops the response', async () => {
    probe.faults.add({ delay_ms: 30, times: 1 });
    const startedAt = performance.now();
    await configuration();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(25);
    const next = (fault: FaultInput) => (probe.faults.add({ ...fault, times: 1 }), configuration());
    expect(await next({ malformed: true })).toMatchObject({ status: 200, body: undefined });
    expect(await next({ body: { name: 1 } })).toMatchObject({ status: 200, body: { name: 1 } });
    expect((await next({ drop: true })).status).toBe(0);
    const limited = await next({ status: 429, headers: { 'retry-after': '2' } });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    const extended = await next({ headers: { 'x-backend': 'eu-2' } });
    expect([extended.status, extended.headers.get('x-backend'), typeof extended.body.whatsapp]).toEqual([
      200,
      'eu-2',
      'string',
    ]);
  });

  it('holds a call until it is removed; later calls overtake', async () => {
    const { id } = probe.faults.add({ call: 'getConfiguration', hold: true, times: 1 });
    let isHeld = true;
    const held = configuration().finally(() => (isHeld = false));
    expect([await statuses(1), isHeld]).toEqual([[200], true]);
    await probe.control('DELETE', `faults/${id}`);
    expect((await held).status).toBe(200);
  });

  it.each([
    [{ status: 500 }, 500],
    [{ timeout: true }, 0],
    [{ hold: true }, 200],
  ])('after the call %j leaves it carried out', async (fault, status) => {
    const token = await probe.guest();
    const { id } = probe.faults.add({ ...fault, call: 'toggleWishlist', when: 'after' });
    const response = like(token);
    await expect.poll(() => liked(token)).toBe(1);
    probe.faults.clear(id);
    expect((await response).status).toBe(status);
  });
});

describe('a backend that is down', () => {
  it('responds to control calls only', async () => {
    const response = () => getResponse(probe.handlers, new Request('http://mock.test/configuration/latest'));
    await probe.control('POST', 'down', { down: true });
    expect((await response())?.type).toBe('error');
    await probe.control('POST', 'down', { down: false });
    expect((await response())?.status).toBe(200);
  });
});
