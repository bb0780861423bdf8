import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const control = async (method: string, path: string, body?: unknown) => {
  const response = await probe.control(method, path, body);
  expect(response.status, `${method} ${path} ${JSON.stringify(response.body)}`).toBe(200);
  return response.body;
};

/** Changes every part of the memory. */
async function changeEverything(token: string): Promise<void> {
  for (const [method, path, body] of [
    ['POST', `${STORE}/wishlist/add-to-wishlist`, { product_id: 'svc-window-seat' }],
    ['POST', `${STORE}/shopping-cart/add-to-cart`, { product_variant_id: 'svc-window-seat-6ft-oak', qty: 3 }],
    ['PUT', '/orders/order-261118/cancelled'],
    ['POST', '/vouchers/redeem', { voucher_id: 'voucher-amount-500', qty: 1 }],
    ['POST', '/posts/review', { _id: 'post-dark-walls', comment: 'Thanks' }],
    [
      'POST',
      '/enquiries',
      { name: 'A', email: 'a@example.hk', area_code: '+852', phone: '', subject: 'S', description: 'D' },
    ],
    ['POST', '/credit-cards/bind-card', { success_url: 'http://shop.test/a', cancel_url: 'http://shop.test/b' }],
    ['GET', '/auth/change-email-request'],
  ] as const) {
    const { status, body: response } = await probe.ask(method, path, { token, body });
    expect(status, `${method} ${path} ${JSON.stringify(response)}`).toBe(200);
  }
  await control('POST', 'orders/order-261018/reviews', { review_id: 'order-review-261018', status: 'approved' });
  await control('POST', 'products/svc-tv-wall', { price: 1 });
  await control('POST', 'posts/post-dark-walls', { title: { en: 'Other' } });
  await control('POST', 'contents/about-us', { title: { en: 'Other' } });
  await control('POST', 'configuration', { whatsapp: '1' });
  await control('POST', 'clock', { advance_s: 60 });
  await probe.guest('guest-of-another-test');
  probe.state().uploads.put({ bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]).buffer, type: 'image/png' });
}

describe('a snapshot', () => {
  it('restores everything, as often as wanted', async () => {
    const start = structuredClone(probe.state().memory);
    const token = await probe.kaYan();
    await changeEverything(token);
    const same = (Object.keys(start) as (keyof typeof start)[]).filter((part) =>
      isDeepStrictEqual(start[part], probe.state().memory[part]),
    );
    expect(same, 'parts of the memory that this test does not change').toEqual([]);
    await control('POST', 'faults', { call: 'getUser', status: 500, times: 3 });
    const before = structuredClone(probe.state().memory);
    expect(await control('POST', 'snapshots', { name: 'changed' })).toMatchObject({
      name: 'changed',
      faults: 1,
      clock_ahead_s: 60,
    });
    for (let round = 0; round < 2; round += 1) {
      await probe.ask('POST', `${STORE}/wishlist/add-to-wishlist`, {
        token,
        body: { product_id: 'svc-bookcase-wall' },
      });
      await control('POST', 'catalogue', { products: 12 });
      await probe.ask('GET', '/auth/user', { token });
      await control('POST', 'down', { down: true });
      expect(probe.state().memory).not.toEqual(before);
      await control('POST', 'snapshots/changed/restore');
      expect(probe.state().memory).toEqual(before);
      expect([probe.faults.list(), probe.down.isDown]).toMatchObject([[{ call: 'getUser', hits: 0 }], false]);
      // what is derived from the memory, too
      expect((await probe.ask('GET', `${STORE}/product-management/products/svc-tv-wall/details`)).body.price_from).toBe(
        1,
      );
    }
    probe.reset();
    expect(probe.state().memory).toEqual(start);
  });
});

describe('the clock', () => {
  const isClose = (time: string, ms: number) => expect(Math.abs(Date.parse(time) - ms)).toBeLessThan(5_000);

  it('is the machine’s until it is moved, and runs on from there', async () => {
    isClose((await control('GET', 'clock')).now, Date.now());
    isClose(
      (await control('POST', 'clock', { at: '2027-03-01T12:00:00+08:00' })).now,
      Date.parse('2027-03-01T04:00:00Z'),
    );
    isClose((await control('POST', 'clock', { advance_s: 3600 })).now, Date.parse('2027-03-01T05:00:00Z'));
    expect((await control('POST', 'clock', {})).ahead_s).toBe(0);
    for (const body of [{ at: 'tomorrow' }, { advance_s: '1' }, { until: 1 }])
      expect((await probe.control('POST', 'clock', body)).status).toBe(422);
  });

  it('expires vouchers in the cart, in the list, and where they are redeemed', async () => {
    const isApplied = async (voucher_code: string) => {
      const body = {
        checkout_product_variant_ids: ['svc-window-seat-6ft-oak'],
        voucher_code,
        delivery_info: HOME_DELIVERY,
      };
      return (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token: await probe.kaYan(), body })).body
        .is_voucher_applied;
    };
    const statuses = async () =>
      (await probe.ask('GET', '/redeemed-vouchers/all', { token: await probe.kaYan() })).body.data.map(
        ({ status }: { status: string }) => status,
      );
    await control('POST', 'clock', { at: '2035-12-31T15:59:00.000Z' });
    expect([await isApplied('AUTUMN500'), await isApplied('KY1200A')]).toEqual([true, true]);
    expect(await statuses()).toEqual(['active', 'active', 'used', 'used', 'expired']);
    await control('POST', 'clock', { advance_s: 61 });
    expect([await isApplied('AUTUMN500'), await isApplied('KY1200A'), await isApplied('TEN')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await statuses()).toEqual(['expired', 'expired', 'used', 'used', 'expired']);
    const body = { voucher_id: 'voucher-amount-100', qty: 1 };
    expect((await probe.ask('POST', '/vouchers/redeem', { token: await probe.kaYan(), body })).body.errors).toEqual({
      voucher_id: 'expired',
    });
  });
});
