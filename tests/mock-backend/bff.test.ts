// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '@/lib/calls/lazy';
import { createMock } from './testing.ts';

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => mock.reset());
afterAll(() => server.close());

const api = (path: string, body?: unknown) =>
  fetch(
    `http://localhost:3000/api${path}`,
    body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {},
  );
const login = () => api('/auth/login', { type: 'TEMP' });
const wishlist = () => api('/stores/main/wishlist/all');

describe('the stand-in for the BFF', () => {
  it('logs a guest in without a token in the response, and resolves store aliases', async () => {
    expect((await wishlist()).status).toBe(401);
    expect(await (await login()).json()).toEqual({ type: 'TEMP' });
    expect([(await wishlist()).status, (await api('/orders/all?store_id=main')).status]).toEqual([200, 200]);
    expect(mock.requests({ call: 'getWishlist' })).toMatchObject([
      { account: null },
      { path: '/stores/store-main/wishlist/all', account: { type: 'TEMP' } },
    ]);
  });

  it('keeps the guest when the token expires, not after a logout', async () => {
    const total = async () => (await (await wishlist()).json()).total;
    await login();
    await api('/stores/main/wishlist/add-to-wishlist', { product_id: 'svc-window-seat' });
    mock.expireTokens();
    expect([(await wishlist()).status, mock.cookies.token]).toEqual([401, null]);
    await login();
    expect(await total()).toBe(1);
    await api('/auth/logout');
    await login();
    expect(await total()).toBe(0);
  });

  it('reports an unreachable backend as 502', async () => {
    mock.asRegistered();
    expect((await (await api('/auth/user')).json()).user.username).toBe('Ka Yan');
    mock.fault({ path: '/auth/user', drop: true, times: 1 });
    expect((await api('/auth/user')).status).toBe(502);
    mock.setDown(true);
    expect((await api('/auth/user')).status).toBe(502);
  });

  it('serves the shop’s own browser client, uploads included', async () => {
    mock.asGuest();
    const couriers = await callApi('getCouriers', { params: { store_id: 'main' }, query: { country_code: 'HK' } });
    expect(couriers.data.length).toBeGreaterThan(0);
    const form = new FormData();
    form.append(
      'file',
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0x80])], 'proof.png', { type: 'image/png' }),
    );
    const { url } = await callApi('uploadFile', { form });
    expect(mock.state().uploads.get(url.replace('http://mock.test/uploads/', ''))?.bytes.byteLength).toBe(7);
  });
});
