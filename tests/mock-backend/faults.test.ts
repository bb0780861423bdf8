import { beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const configuration = () => probe.ask('GET', '/configuration/latest');
const control = async (method: string, path: string, body?: unknown) => {
  const response = await getResponse(
    probe.handlers,
    new Request(`http://mock.test/__mock__/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
  );
  return { status: response?.status, body: await response?.json() };
};

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

  it('may come after the call was carried out', async () => {
    const token = await probe.guest();
    probe.faults.add({ path: '*/add-to-wishlist', status: 500, when: 'after' });
    expect((await probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-window-seat' } })).status).toBe(500);
    expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(1);
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
