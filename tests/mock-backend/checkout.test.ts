import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
let token: string;
beforeEach(async () => {
  probe = createProbe();
  token = await probe.guest();
});

const A = { product: 'svc-window-seat', variant: 'svc-window-seat-6ft-oak' };
const B = { product: 'svc-lighting-design', variant: 'svc-lighting-design-2-standard' };
const choices = { voucher_code: null, delivery_info: HOME_DELIVERY };
const add = (variant: string, qty = 1) =>
  probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: variant, qty } });
const cart = async (ids: string[] = [], more: object = {}) =>
  (
    await probe.ask('POST', `${STORE}/shopping-cart/all`, {
      token,
      body: { checkout_product_variant_ids: ids, ...choices, ...more },
    })
  ).body;

describe('a cart line', () => {
  it('adds up by change, vanishes at zero and stops at 99', async () => {
    await add(A.variant, 2);
    await add(A.variant, 1);
    expect((await cart()).cart_items).toMatchObject([{ product_variant_id: A.variant, qty: 3 }]);
    expect(await add(A.variant, 97)).toMatchObject({
      status: 422,
      body: { message: 'You can add up to 99 of each service.' },
    });
    await add(A.variant, -3);
    expect((await cart()).cart_items).toEqual([]);
  });

  it('can only be taken out when its service is not available', async () => {
    expect((await add('nothing')).status).toBe(404);
    await add(A.variant);
    await probe.control('POST', `products/${A.product}`, { is_available: false });
    expect((await add(A.variant)).status).toBe(422);
    expect(await cart([A.variant])).toMatchObject({
      cart_items: [{ is_available: false }],
      calculations: { price: { total: 0 } },
    });
    expect((await add(A.variant, -1)).status).toBe(200);
  });
});

describe('a voucher code', () => {
  it.each([
    ['ten', 24.01],
    ['EXPIRED2025', 0],
    ['AUTUMN500', 0],
    ['NOSUCH', 0],
  ])('%s takes %d off', async (voucher_code, off) => {
    // priced here, so that the demo's prices may change
    await probe.control('POST', `products/${A.product}`, {
      variant_id: A.variant,
      original_price: 100.1,
      price: 80.05,
      is_available: true,
    });
    await add(A.variant, 3);
    const { is_voucher_applied, calculations } = await cart([A.variant], { voucher_code });
    expect([is_voucher_applied, calculations.price_discount.global]).toEqual([off > 0, off]);
    expect(calculations.price.total).toBeCloseTo(240.15 - off);
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
const linesLeft = async () =>
  (await cart()).cart_items.map((item: { product_variant_id: string }) => item.product_variant_id);
const order = async (id: string) => (await probe.ask('GET', `/orders/${id}/details`, { token })).body;

describe('a checkout', () => {
  beforeEach(fillCart);

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
    const status = async () =>
      (await probe.ask('GET', '/redeemed-vouchers/discount-ky1200a/details', { token })).body.status;
    expect(await order(body.order_id)).toMatchObject({
      voucher_code: 'KY1200A',
      calculations: { price_discount: { global: 1200 } },
    });
    expect(await status()).toBe('used');
    await probe.ask('PUT', `/orders/${body.order_id}/cancelled`, { token });
    expect(await status()).toBe('active');
  });
});

describe('the payment page', () => {
  beforeEach(fillCart);
  const page = async (id: string, action?: string) =>
    (await getResponse(
      probe.handlers,
      new Request(`http://mock.test/pay/${id}`, action ? { method: 'POST', body: `action=${action}` } : {}),
    ))!;

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
