import { beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const configuration = () => probe.ask('GET', '/configuration/latest');
const control = (method: string, path: string, body?: unknown) => probe.control(method, path, body);

describe('faults', () => {
  it('happen as often as they were told to', async () => {
    probe.faults.add({ method: 'GET', path: '/configuration/latest', status: 500, times: 2 });
    expect([(await configuration()).status, (await configuration()).status, (await configuration()).status]).toEqual([500, 500, 200]);
  });

  it.each(['/stores/*/checkouts', '/stores/{store_id}/checkouts', `${STORE}/checkouts`])('find their call by %s', async (path) => {
    probe.faults.add({ path, status: 503 });
    expect((await probe.ask('POST', `${STORE}/checkouts`)).status).toBe(503);
    expect((await configuration()).status).toBe(200);
  });

  it('delay, break and replace answers, or cut the line', async () => {
    probe.faults.add({ delay_ms: 30, times: 1 });
    const startedAt = performance.now();
    expect((await configuration()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(25);
    probe.faults.add({ malformed: true, times: 1 });
    expect(await configuration()).toMatchObject({ status: 200, body: undefined });
    probe.faults.add({ body: { name: 1 }, times: 1 });
    expect(await configuration()).toMatchObject({ status: 200, body: { name: 1 } });
    probe.faults.add({ drop: true, times: 1 });
    expect((await configuration()).status).toBe(0);
  });

  it('hold calls back until they are taken away, and are gone with a reset', async () => {
    const { id } = probe.faults.add({ path: '/configuration/latest', hold: true, times: 1 });
    let isAnswered = false;
    const held = configuration().then((answer) => ((isAnswered = true), answer));
    // what comes later overtakes it
    expect((await configuration()).status).toBe(200);
    expect(isAnswered).toBe(false);
    await control('DELETE', `faults/${id}`);
    expect((await held).status).toBe(200);

    probe.faults.add({ path: '/configuration/latest', hold: true, status: 500 });
    const refused = configuration();
    await control('POST', 'reset');
    expect((await refused).status).toBe(500);
    expect((await configuration()).status).toBe(200);
  });

  it('find their call by its name in the contract', async () => {
    probe.faults.add({ call: 'getUser', status: 503 });
    const token = await probe.guest();
    expect((await probe.ask('GET', '/auth/user', { token })).status).toBe(503);
    expect((await probe.ask('GET', '/profiles/account', { token })).status).not.toBe(503);
    expect((await control('POST', 'faults', { call: 'getNothing' })).status).toBe(422);
  });

  it('put headers on answers, a good one included', async () => {
    probe.faults.add({ call: 'getConfiguration', status: 429, headers: { 'retry-after': '2' }, times: 1 });
    expect(await configuration().then(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([429, '2']);
    probe.faults.add({ call: 'getConfiguration', headers: { 'x-backend': 'eu-2' }, times: 1 });
    const { status, headers, body } = await configuration();
    expect([status, headers.get('x-backend'), headers.get('content-type'), typeof body.whatsapp]).toEqual([200, 'eu-2', 'application/json', 'string']);
  });

  it('flaky: strike every nth call, or one in n that a seed picks, the same ones each time', async () => {
    const run = async (count: number) => {
      const failed: number[] = [];
      for (let index = 1; index <= count; index += 1) if ((await configuration()).status === 500) failed.push(index);
      return failed;
    };
    probe.faults.add({ status: 500, one_in: 3 });
    expect(await run(9)).toEqual([3, 6, 9]);
    const seeded = async (seed: number) => {
      probe.faults.clear();
      probe.faults.add({ status: 500, one_in: 3, seed });
      return run(60);
    };
    const first = await seeded(7);
    expect(await seeded(7)).toEqual(first);
    expect(await seeded(8)).not.toEqual(first);
    expect(first.length).toBeGreaterThan(10);
    expect(first.length).toBeLessThan(30);
    probe.faults.clear();
    const { id } = probe.faults.add({ status: 500, one_in: 2, times: 2 });
    expect(await run(8)).toEqual([2, 4]);
    expect(probe.faults.list().some((fault) => fault.id === id)).toBe(false);
  });

  it('that do not strike leave the call to the ones after them', async () => {
    probe.faults.add({ status: 500, one_in: 2 });
    probe.faults.add({ status: 502 });
    expect([(await configuration()).status, (await configuration()).status]).toEqual([502, 500]);
  });

  it('never answer until they are taken away, and cut the line then', async () => {
    const { id } = probe.faults.add({ call: 'getConfiguration', timeout: true, times: 1 });
    let isOver = false;
    const lost = configuration().then((answer) => ((isOver = true), answer));
    expect((await configuration()).status).toBe(200);
    expect(isOver).toBe(false);
    probe.faults.clear(id);
    expect((await lost).status).toBe(0);
  });

  it('commit and never answer', async () => {
    const token = await probe.guest();
    probe.faults.add({ call: 'toggleWishlist', timeout: true, when: 'after' });
    const lost = probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
    await expect.poll(async () => (await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(1);
    await control('POST', 'reset');
    expect((await lost).status).toBe(0);
  });

  it('hold the answer of what is carried out already', async () => {
    const token = await probe.guest();
    const { id } = probe.faults.add({ call: 'toggleWishlist', hold: true, when: 'after' });
    const held = probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
    await expect.poll(async () => (await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(1);
    probe.faults.clear(id);
    expect(await held).toMatchObject({ status: 200, body: { is_liked: true } });
  });

  it('cut an answer in half, in tests as on the line', async () => {
    probe.faults.add({ call: 'getConfiguration', partial: true, times: 1 });
    const request = () => getResponse(probe.handlers, new Request('http://mock.test/configuration/latest'));
    const spoilt = await request();
    const whole = await (await request())?.text();
    expect(spoilt?.headers.get('content-length')).toBe(String(new TextEncoder().encode(whole).byteLength));
    await expect(spoilt?.text()).rejects.toThrow(/cut on purpose/);
  });

  it('may come after the call was carried out', async () => {
    const token = await probe.guest();
    probe.faults.add({ path: '*/add-to-wishlist', status: 500, when: 'after' });
    expect((await probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } })).status).toBe(500);
    expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(1);
  });
});

describe('a call that waits while everything is put back', () => {
  const like = (token: string) => probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } });
  const liked = async () => (await probe.ask('GET', `${STORE}/wishlist/all`, { token: await probe.guest() })).body.total;

  it.each(['before', 'after'] as const)('belongs to what was before: held %s', async (when) => {
    const token = await probe.guest();
    probe.faults.add({ call: 'toggleWishlist', hold: true, when });
    const held = like(token);
    await Promise.resolve();
    await control('POST', 'reset');
    expect(await held).toMatchObject({ status: 200, body: { is_liked: true } });
    expect(await liked()).toBe(0);
    expect(probe.recording.list({ call: 'toggleWishlist' })).toEqual([]);
  });

  it('belongs to what was before: slow, and while a snapshot is put back', async () => {
    const token = await probe.guest();
    await control('POST', 'snapshots', { name: 'empty' });
    probe.faults.add({ call: 'toggleWishlist', delay_ms: 50 });
    const slow = like(token);
    await control('POST', 'snapshots/empty/restore');
    expect((await slow).status).toBe(200);
    expect(await liked()).toBe(0);
  });
});

describe('control calls', () => {
  it('set, list and clear faults', async () => {
    expect((await control('POST', 'faults', { path: '*', status: 500 })).body).toMatchObject({ id: 1, hits: 0 });
    expect((await control('GET', 'faults')).body.data).toHaveLength(1);
    await control('DELETE', 'faults');
    expect((await configuration()).status).toBe(200);
    expect((await control('POST', 'faults', { sstatus: 500 })).status).toBe(422);
    expect((await control('GET', 'nothing')).status).toBe(404);
  });

  it('list what was asked', async () => {
    await configuration();
    await probe.guest();
    expect((await control('GET', 'requests?method=POST')).body.data).toMatchObject([
      { path: '/auth/login', call: 'login', body: { type: 'TEMP' }, status: 200 },
    ]);
    expect((await control('GET', 'requests?path=/configuration/*&since=0')).body.data).toHaveLength(1);
    await control('DELETE', 'requests');
    expect((await control('GET', 'requests')).body.data).toEqual([]);
  });

  it('put everything back', async () => {
    const token = await probe.kaYan();
    await control('POST', 'products/svc-window-seat', { price: 1, original_price: 1 });
    await control('POST', 'configuration', { whatsapp: '1' });
    await control('POST', 'orders/order-261118/status', { status: 'completed' });
    await control('POST', 'reset');
    expect((await probe.ask('GET', '/auth/user', { token })).status).toBe(401);
    expect((await probe.ask('GET', `${STORE}/product-management/products/svc-window-seat/details`)).body.price_from).toBeGreaterThan(1);
    expect((await configuration()).body.whatsapp).not.toBe('1');
    expect((await probe.ask('GET', '/orders/order-261118/details', { token: await probe.kaYan() })).body.current_status).toBe('submitted');
  });

  it('take the backend down, themselves excepted', async () => {
    await control('POST', 'down', { down: true });
    const asked = () => getResponse(probe.handlers, new Request('http://mock.test/configuration/latest'));
    expect((await asked())?.type).toBe('error');
    await control('POST', 'down', { down: false });
    expect((await asked())?.status).toBe(200);
  });

  it('change services, payments and tokens', async () => {
    const token = await probe.kaYan();
    await control('POST', 'products/svc-window-seat', { is_available: false });
    expect((await probe.ask('GET', `${STORE}/product-management/products/svc-window-seat/details`)).body.is_available).toBe(false);
    expect((await control('POST', 'orders/order-261025/payment', { status: 'paid' })).body).toMatchObject({ is_paid: true, payment_status: 'paid' });
    expect((await control('POST', 'tokens/expire', { login_id: 'kayan@example.hk' })).body).toEqual({ expired: 1 });
    expect((await probe.ask('GET', '/auth/user', { token })).status).toBe(401);
  });

  it('decide reviews: an approved one shows at its service', async () => {
    const id = 'svc-post-renovation-cleaning';
    const reviews = async () => (await probe.ask('GET', `${STORE}/product-management/products/${id}/reviews`)).body.total;
    const before = await reviews();
    await control('POST', 'orders/order-261018/reviews', { review_id: 'order-review-261018', status: 'approved' });
    expect(await reviews()).toBe(before + 1);
  });
});
