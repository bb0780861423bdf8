import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const control = (method: string, path: string, body?: unknown) => probe.control(method, path, body);
const take = (name: string) => control('POST', 'snapshots', { name });
const restore = (name: string) => control('POST', `snapshots/${name}/restore`);
const like = (token: string) => probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, { token, body: { product_id: 'svc-bookcase-wall' } });
const image = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

/** Changes something of everything that the backend remembers. */
async function stir(token: string): Promise<void> {
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await probe.ask(method, path, { token, body });
    expect(status, `${method} ${path} ${JSON.stringify(answer)}`).toBe(200);
  };
  const set = async (path: string, body: unknown) => expect((await control('POST', path, body)).status, path).toBe(200);
  await ask('POST', `${STORE}/wishlist/add-to-wishlist`, { product_id: 'svc-window-seat' });
  await ask('POST', `${STORE}/shopping-cart/add-to-cart`, { product_variant_id: 'svc-window-seat-6ft-oak', qty: 3 });
  await ask('PUT', '/orders/order-261118/cancelled');
  await ask('POST', '/orders/order-260814/reviews', { comment: 'Good', rating: 5 });
  await ask('POST', '/vouchers/redeem', { voucher_id: 'voucher-amount-500', qty: 1 });
  await ask('POST', '/posts/review', { _id: 'post-dark-walls', comment: 'Thanks' });
  await ask('PUT', '/posts/post-dark-walls/like');
  await ask('POST', '/enquiries', { name: 'A', email: 'a@example.hk', area_code: '+852', phone: '', subject: 'S', description: 'D' });
  await ask('POST', '/credit-cards/bind-card', { success_url: 'http://shop.test/a', cancel_url: 'http://shop.test/b' });
  await ask('GET', '/auth/change-email-request');
  await set('orders/order-261018/reviews', { review_id: 'order-review-261018', status: 'approved' });
  await set('products/svc-tv-wall', { price: 1 });
  await set('posts/post-dark-walls', { title: { en: 'Other' } });
  await set('contents/about-us', { title: { en: 'Other' } });
  await set('configuration', { whatsapp: '1' });
  await set('clock', { advance_s: 60 });
  await set('orders', { state: 'project-slip-reading', persona: 'member-with-points' });
  await probe.guest('guest-of-another-test');
  probe.state().uploads.put({ bytes: image.buffer, type: 'image/png' });
}

describe('snapshots', () => {
  it('bring everything back, again and again', async () => {
    const start = structuredClone(probe.state().memory);
    const token = await probe.kaYan();
    await stir(token);
    const same = (Object.keys(start) as (keyof typeof start)[]).filter((part) => isDeepStrictEqual(start[part], probe.state().memory[part]));
    expect(same, 'parts of the memory that this test does not change').toEqual([]);
    await control('POST', 'faults', { call: 'getUser', status: 500, times: 3 });
    const before = structuredClone(probe.state().memory);
    expect((await take('stirred')).body).toMatchObject({ name: 'stirred', faults: 1, clock_ahead_s: 60 });
    for (let round = 0; round < 2; round += 1) {
      await like(token);
      await control('POST', 'clock', { at: '2030-01-01T00:00:00Z' });
      await control('POST', 'catalogue', { products: 12 });
      await probe.ask('GET', '/auth/user', { token });
      await control('POST', 'down', { down: true });
      expect(probe.state().memory).not.toEqual(before);
      expect((await restore('stirred')).status).toBe(200);
      expect(probe.state().memory).toEqual(before);
      expect(probe.faults.list()).toMatchObject([{ call: 'getUser', hits: 0 }]);
      expect(probe.down.isDown).toBe(false);
      // not only what is remembered: what is made of it, too
      expect((await probe.ask('GET', `${STORE}/product-management/products/svc-tv-wall/details`)).body.price_from).toBe(1);
      expect((await probe.ask('GET', `${STORE}/wishlist/all`, { token })).body.total).toBe(6);
    }
  });

  it('let calls go that wait, and hold new ones back where they did', async () => {
    await control('POST', 'faults', { call: 'getConfiguration', hold: true });
    await take('held');
    const waiting = probe.ask('GET', '/configuration/latest');
    await Promise.resolve();
    await restore('held');
    expect((await waiting).status).toBe(200);
    const next = probe.ask('GET', '/configuration/latest');
    expect(await Promise.race([next, wait(50).then(() => 'waits')])).toBe('waits');
    await control('DELETE', 'faults');
    expect((await next).status).toBe(200);
  });

  it('never give a token of after to someone else', async () => {
    await take('start');
    const token = await probe.kaYan();
    await restore('start');
    const other = await probe.guest();
    expect(other).not.toBe(token);
    expect((await probe.ask('GET', '/auth/user', { token })).status).toBe(401);
  });

  it('outlive a reset, keep what was recorded, and are listed and forgotten by name', async () => {
    await probe.ask('GET', '/configuration/latest');
    await take('one');
    await take('two');
    await restore('one');
    expect(probe.recording.list()).toHaveLength(1);
    probe.reset();
    const names = async () => (await control('GET', 'snapshots')).body.data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['one', 'two']);
    await control('DELETE', 'snapshots/one');
    expect(await names()).toEqual(['two']);
    expect([(await restore('one')).status, (await control('DELETE', 'snapshots/one')).status, (await take('a/b')).status]).toEqual([404, 404, 422]);
    await control('DELETE', 'snapshots');
    expect(await names()).toEqual([]);
  });
});

describe('two backends in one process', () => {
  it('do not see each other’s state, tokens, faults, requests or snapshots', async () => {
    const other = createProbe();
    const untouched = structuredClone(other.state().memory);
    const token = await probe.kaYan();
    await stir(token);
    probe.faults.add({ status: 500 });
    probe.poison.set({ payload: 'x' });
    probe.down.isDown = true;
    await take('mine');
    expect(other.state().memory).toEqual(untouched);
    expect([other.faults.list(), other.recording.list(), other.snapshots.list(), other.down.isDown]).toEqual([[], [], [], false]);
    expect((await other.ask('GET', '/auth/user', { token })).status).toBe(401);
    // data that both are made from is as it was
    expect((await other.ask('GET', `${STORE}/product-management/products/svc-tv-wall/details`)).body.price_from).toBeGreaterThan(1);
    probe.reset();
    expect(probe.state().memory).toEqual(untouched);
  });
});
