// @vitest-environment jsdom
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { browserApi } from '@/lib/api/browser';
import { cartCalls } from '@/lib/api/contract/cart';
import { uploadCalls } from '@/lib/api/contract/upload';
import { createMock } from './testing.ts';

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => mock.reset());
afterAll(() => server.close());

const api = (path: string, method = 'GET', body?: unknown) =>
  fetch(`http://localhost:3000/api${path}`, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) });
const wishlist = () => api('/stores/main/wishlist/all');

it('logs a guest in as the relay does: no token in the answer, the store by its alias', async () => {
  expect((await wishlist()).status).toBe(401);
  expect(await (await api('/auth/login', 'POST', { type: 'TEMP' })).json()).toEqual({ type: 'TEMP' });
  expect((await wishlist()).status).toBe(200);
  expect((await api('/orders/all?store_id=main')).status).toBe(200);
  expect(mock.requests({ call: 'getWishlist' })).toMatchObject([{ account: null }, { path: '/stores/store-main/wishlist/all', account: { type: 'TEMP' } }]);
});

it('comes back as the same guest after the token has ended, and as another after logout', async () => {
  const login = () => api('/auth/login', 'POST', { type: 'TEMP' });
  await login();
  await api('/stores/main/wishlist/add-to-wishlist', 'POST', { product_id: 'svc-window-seat' });
  mock.expireTokens();
  expect((await wishlist()).status).toBe(401);
  expect(mock.cookies.token).toBeNull();
  await login();
  expect((await (await wishlist()).json()).total).toBe(1);
  await api('/auth/logout');
  await login();
  expect((await (await wishlist()).json()).total).toBe(0);
});

it('has seeded accounts, faults and a dead backend for tests', async () => {
  mock.asRegistered();
  expect((await (await api('/auth/user')).json()).user.username).toBe('Ka Yan');
  mock.fault({ path: '/auth/user', drop: true, times: 1 });
  expect((await api('/auth/user')).status).toBe(502);
  mock.setDown(true);
  expect((await api('/auth/user')).status).toBe(502);
});

it('serves the shop’s own browser client, uploads included', async () => {
  mock.asGuest();
  const couriers = await browserApi(cartCalls.getCouriers, { params: { store_id: 'main' }, query: { country_code: 'HK' } });
  expect(couriers.data.length).toBeGreaterThan(0);
  const form = new FormData();
  form.append('file', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0x80])], 'proof.png', { type: 'image/png' }));
  const { url } = await browserApi(uploadCalls.uploadFile, { form });
  const [, id = ''] = /^http:\/\/mock\.test\/uploads\/(file-1-[\da-f]{8}\.png)$/.exec(url) ?? [];
  expect(mock.state().uploads.get(id)?.bytes.byteLength).toBe(7);
});
