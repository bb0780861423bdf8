import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';
import { shareCents } from './state/calculation.ts';

let probe: Probe;
let token: string;
beforeEach(async () => {
  probe = createProbe();
  token = await probe.guest();
});

const A = { product: 'svc-window-seat', variant: 'svc-window-seat-6ft-oak' };
const B = { product: 'svc-lighting-design', variant: 'svc-lighting-design-2-standard' };
const VAN = { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-van' };
const choices = { voucher_code: null, delivery_info: HOME_DELIVERY };
/** Priced here, so that the demo's prices may change. */
const price = ({ product, variant }: typeof A, original_price: number, now: number) =>
  probe.control('POST', `products/${product}`, { variant_id: variant, original_price, price: now, is_available: true });
const add = (variant: string, qty = 1) => probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: variant, qty } });
const cart = async (ids: string[] = [], more: object = {}) =>
  (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body: { checkout_product_variant_ids: ids, ...choices, ...more } })).body;

describe('a cart line', () => {
  it('adds up by change, vanishes at zero and stops at 99', async () => {
    await add(A.variant, 2);
    await add(A.variant, 1);
    expect((await cart()).cart_items).toMatchObject([{ product_variant_id: A.variant, qty: 3 }]);
    expect(await add(A.variant, 97)).toMatchObject({ status: 422, body: { message: 'You can add up to 99 of each service.' } });
    await add(A.variant, -3);
    expect((await cart()).cart_items).toEqual([]);
  });

  it('can only be taken out when its service is not available', async () => {
    expect((await add('nothing')).status).toBe(404);
    await add(A.variant);
    await probe.control('POST', `products/${A.product}`, { is_available: false });
    expect((await add(A.variant)).status).toBe(422);
    expect(await cart([A.variant])).toMatchObject({ cart_items: [{ is_available: false }], calculations: { price: { total: 0 } } });
    expect((await add(A.variant, -1)).status).toBe(200);
  });
});

describe('the money of a cart', () => {
  beforeEach(async () => {
    await price(A, 100.1, 80.05);
    await price(B, 33.33, 33.33);
    await add(A.variant, 3);
    await add(B.variant);
  });

  it('is exact to the cent, with the services’ own offers apart', async () => {
    const { calculations, cart_items, discounts } = await cart([A.variant, B.variant]);
    expect(calculations).toMatchObject({ price: { subtotal: 333.63, total: 273.48 }, price_discount: { local: 60.15, global: 0 } });
    expect(cart_items[0]).toMatchObject({ original_subtotal_price: 300.3, subtotal_price: 240.15 });
    expect(discounts).toMatchObject([{ amount: 60.15 }]);
  });

  it.each([
    ['a courier', VAN, 280],
    ['no courier yet', HOME_DELIVERY, 0],
    ['a courier of another country', { ...VAN, courier_id: 'courier-cn-road' }, 0],
    ['pick-up', { ...VAN, method: 'PICKUP' }, 0],
  ])('includes shipping with %s', async (_, delivery_info, fee) => {
    expect((await cart([A.variant], { delivery_info })).calculations).toMatchObject({ shipping_fee: fee, price: { total: 240.15 + fee } });
  });

  it.each([
    ['ten', true, 27.34],
    ['EXPIRED2025', false, 0],
    ['AUTUMN500', false, 0],
    ['NOSUCH', false, 0],
  ])('with voucher %s: applied %s, %d off', async (voucher_code, isApplied, off) => {
    const { is_voucher_applied, calculations, cart_items } = await cart([A.variant, B.variant], { voucher_code });
    expect([is_voucher_applied, calculations.price_discount.global]).toEqual([isApplied, off]);
    expect(calculations.price.total).toBe(Math.round((273.48 - off) * 100) / 100);
    expect(cart_items[0].global_discount + cart_items[1].global_discount).toBeCloseTo(off);
  });

  it('brings gifts and the storewide discount from their amounts on', async () => {
    expect((await cart([A.variant])).gift_items).toEqual([]);
    await price(A, 4999.99, 4999.99);
    expect((await cart([A.variant])).gift_items).toMatchObject([{ product_variant_id: 'gift-sample-box' }]);
    await price(A, 50_000, 50_000);
    const { gift_items, calculations, discounts } = await cart([A.variant]);
    expect(gift_items).toHaveLength(2);
    expect(calculations).toMatchObject({ price_discount: { global: 3000 }, price: { subtotal: 150_000, total: 147_000 } });
    expect(discounts).toMatchObject([{ slug: 'storewide', amount: 3000 }]);
  });

  it('is shared out without losing a cent', () => {
    expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareCents(5, [0, 0])).toEqual([0, 0]);
  });
});

const details = { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' };
const checkout = (more: object = {}) =>
  probe.ask('POST', `${STORE}/checkouts`, {
    token,
    body: {
      checkout_product_variant_ids: [A.variant],
      ...choices,
      delivery_details: details,
      payment_method: 'ONLINE',
      success_url: 'http://shop.test/result/order/success?type=1',
      cancel_url: 'http://shop.test/result/order/cancelled',
      ...more,
    },
  });
const fillCart = async () => {
  await add(A.variant);
  await add(B.variant);
};
const linesLeft = async () => (await cart()).cart_items.map((item: { product_variant_id: string }) => item.product_variant_id);
const order = async (id: string) => (await probe.ask('GET', `/orders/${id}/details`, { token })).body;

describe('a checkout', () => {
  beforeEach(fillCart);

  it('makes an order of the ticked lines and takes them out of the cart', async () => {
    expect((await checkout()).body).toEqual({ order_id: 'order-101', return_url: 'http://mock.test/pay/order-101' });
    expect(await linesLeft()).toEqual([B.variant]);
    const reference_number = expect.stringMatching(/^AHK-\d{6}-101$/);
    expect(await order('order-101')).toMatchObject({ reference_number, current_status: 'submitted', is_paid: false, item_count: 1 });
  });

  it('sends a guest the number and the link, and a member nothing', async () => {
    await checkout({ delivery_details: { ...details, email: 'guest@example.hk' } });
    const mails = () => probe.state().mailbox.list();
    const link = expect.stringMatching(/\/shop\/main\/order\/order-101$/);
    expect(mails()).toMatchObject([{ to: 'guest@example.hk', kind: 'order', code: expect.stringMatching(/^AHK-/), link }]);
    token = await probe.kaYan();
    expect((await checkout({ delivery_details: { ...details, email: 'kayan@example.hk' } })).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  it('has no payment page when paid offline', async () => {
    const { body } = await checkout({ payment_method: 'OFFLINE' });
    expect(body.return_url).toBeNull();
    expect(await order(body.order_id)).toMatchObject({ checkout: { offline: { image: null } } });
  });

  it.each([
    ['nothing ticked', { checkout_product_variant_ids: [] }],
    ['a line that is not in the cart', { checkout_product_variant_ids: [A.variant, 'other'] }],
    ['an unknown courier', { delivery_info: { ...HOME_DELIVERY, courier_id: 'none' } }],
    ['no recipient', { delivery_details: { ...details, name: ' ' } }],
    ['a script as return URL', { success_url: 'javascript:alert(1)' }],
  ])('with %s fails and keeps the cart', async (_, more) => {
    expect((await checkout(more)).status).toBe(422);
    expect(await linesLeft()).toEqual([A.variant, B.variant]);
  });

  it('uses up a redeemed voucher until the order is cancelled', async () => {
    token = await probe.kaYan();
    const { body } = await checkout({ voucher_code: 'KY1200A', payment_method: 'OFFLINE' });
    const status = async () => (await probe.ask('GET', '/redeemed-vouchers/discount-ky1200a/details', { token })).body.status;
    expect(await order(body.order_id)).toMatchObject({ voucher_code: 'KY1200A', calculations: { price_discount: { global: 1200 } } });
    expect(await status()).toBe('used');
    await probe.ask('PUT', `/orders/${body.order_id}/cancelled`, { token });
    expect(await status()).toBe('active');
  });
});

describe('the payment page', () => {
  beforeEach(fillCart);
  const page = async (id: string, action?: string) =>
    (await getResponse(probe.handlers, new Request(`http://mock.test/pay/${id}`, action ? { method: 'POST', body: `action=${action}` } : {})))!;

  it.each([
    ['', 'en-HK', ['Pay', 'Simulate a declined card', 'Cancel']],
    ['zh/', 'zh-Hant-HK', ['付款', '模擬信用卡被拒', '取消']],
  ])('has three buttons in the language of the return URL: /%s', async (prefix, tag, labels) => {
    const { body } = await checkout({ success_url: `http://shop.test/${prefix}result/order/success` });
    const html = await (await page(body.order_id)).text();
    expect(html).toContain(`<html lang="${tag}">`);
    for (const label of labels) expect(html).toContain(`>${label}</button>`);
  });

  it.each([
    ['pay', 'http://shop.test/result/order/success?type=1&order_id=order-101', 'paid', true],
    ['fail', 'http://shop.test/result/order/success?type=1&order_id=order-101', 'failed', false],
    ['cancel', 'http://shop.test/result/order/cancelled?order_id=order-101', 'cancelled', false],
  ])('%s returns to the shop', async (action, location, payment_status, is_paid) => {
    await checkout();
    const response = await page('order-101', action);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(await order('order-101')).toMatchObject({ payment_status, is_paid });
    if (is_paid) await page('order-101', 'fail');
    expect(await order('order-101')).toMatchObject({ payment_status, is_paid });
  });
});
