import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend } from './backend.ts';
import type { FaultInput } from './faults.ts';
import { createProbe, type Probe, STORE } from './probe.ts';
import { serve } from './server.ts';
import { settingsOf } from './settings.ts';

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

  it('is flaky for every nth call, or for one in n in a repeatable order; other calls meet the next fault', async () => {
    const { id } = probe.faults.add({ status: 500, one_in: 3, times: 2 });
    probe.faults.add({ status: 502, one_in: 2 });
    expect(await statuses(7)).toEqual([200, 502, 500, 200, 502, 500, 200]);
    expect(probe.faults.list().some((fault) => fault.id === id)).toBe(false);
    const seeded = async (seed: number) => {
      probe.faults.clear();
      probe.faults.add({ status: 500, one_in: 3, seed });
      return statuses(60);
    };
    const first = await seeded(7);
    expect(await seeded(7)).toEqual(first);
    expect(await seeded(8)).not.toEqual(first);
    const hits = first.filter((status) => status === 500).length;
    expect([hits > 10, hits < 30]).toEqual([true, true]);
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

  it.each(['before', 'after'] as const)('held %s the call changes nothing once everything was reset', async (when) => {
    const token = await probe.guest();
    probe.faults.add({ call: 'toggleWishlist', hold: true, when });
    const held = like(token);
    await Promise.resolve();
    await probe.control('POST', 'reset');
    expect(await held).toMatchObject({ status: 200, body: { is_liked: true } });
    expect(await liked(await probe.guest())).toBe(0);
    expect(probe.recording.list({ call: 'toggleWishlist' })).toEqual([]);
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

describe('a fault on the wire', () => {
  const backend = createBackend(settingsOf({}));
  let server: Server;
  let url: string;
  beforeEach(async () => {
    server = serve(backend).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/configuration/latest`;
  });
  afterEach(() => {
    backend.reset();
    server.close();
    server.closeAllConnections();
  });

  /** Status, announced and received bytes, and the error that ended the connection. */
  const receive = (): Promise<{ status?: number; announced?: number; received: number; error?: string }> =>
    new Promise((resolve) => {
      const outgoing = request(url, (incoming) => {
        let received = 0;
        const end = (error?: string) =>
          resolve({
            status: incoming.statusCode,
            announced: Number(incoming.headers['content-length']),
            received,
            error,
          });
        incoming.on('data', (chunk: Buffer) => (received += chunk.byteLength));
        incoming.on('error', (error: NodeJS.ErrnoException) => end(error.code));
        incoming.on('end', () => end());
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ received: 0, error: error.code }));
      outgoing.end();
    });

  it('`partial` announces all, sends half and closes the connection', async () => {
    backend.faults.add({ partial: true, times: 1 });
    const { status, announced, received, error } = await receive();
    expect([status, received, error]).toEqual([200, Math.ceil((announced ?? 0) / 2), 'ECONNRESET']);
    expect((await receive()).error).toBeUndefined();
  });

  it('`timeout` keeps the connection open until the fault is removed', async () => {
    const { id } = backend.faults.add({ timeout: true, times: 1 });
    let isOpen = true;
    const lost = receive().finally(() => (isOpen = false));
    await expect.poll(() => backend.recording.list().length).toBe(1);
    expect([(await receive()).status, isOpen]).toEqual([200, true]);
    backend.faults.clear(id);
    expect((await lost).error).toBe('ECONNRESET');
  });

  it('`drop` closes the connection', async () => {
    backend.faults.add({ drop: true });
    expect((await receive()).error).toBe('ECONNRESET');
  });
});
