import { beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
let token: string;
const A = 'svc-window-seat-6ft-oak';
const B = 'svc-lighting-design-2-standard';
const details = { name: 'Ka Yan', address: 'Flat B', area_code: '+852', phone: '60000001', email: '' };

beforeEach(async () => {
  probe = createProbe();
  token = await probe.guest();
  for (const product_variant_id of [A, B]) await probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id, qty: 1 } });
});

const choices = { voucher_code: null, delivery_info: HOME_DELIVERY };
const checkout = (more: object = {}) =>
  probe.ask('POST', `${STORE}/checkouts`, {
    token,
    body: {
      checkout_product_variant_ids: [A],
      ...choices,
      delivery_details: details,
      payment_method: 'ONLINE',
      success_url: 'http://shop.test/result/order/success?type=1',
      cancel_url: 'http://shop.test/result/order/cancelled',
      ...more,
    },
  });
const linesLeft = async () =>
  (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body: { checkout_product_variant_ids: [], ...choices } })).body.cart_items.map(
    (item: { product_variant_id: string }) => item.product_variant_id,
  );
const order = async (id: string) => (await probe.ask('GET', `/orders/${id}/details`, { token })).body;

describe('checkout', () => {
  it('makes an order of the ticked lines and takes them out of the cart', async () => {
    const { body } = await checkout();
    expect(body).toEqual({ order_id: 'order-101', return_url: 'http://mock.test/pay/order-101' });
    expect(await linesLeft()).toEqual([B]);
    expect(await order('order-101')).toMatchObject({
      reference_number: expect.stringMatching(/^AHK-\d{6}-101$/),
      current_status: 'submitted',
      is_paid: false,
      item_count: 1,
    });
    expect((await probe.ask('GET', '/orders/all?store_id=store-main', { token })).body).toMatchObject({ total: 1 });
  });

  it('tells a guest by email how to find it again, and a member nothing', async () => {
    await checkout({ delivery_details: { ...details, email: 'guest@example.hk' } });
    expect(probe.state().mailbox.list()).toMatchObject([
      { to: 'guest@example.hk', kind: 'order', code: expect.stringMatching(/^AHK-/), link: expect.stringMatching(/\/shop\/main\/order\/order-101$/) },
    ]);
    token = await probe.kaYan();
    expect((await checkout({ delivery_details: { ...details, email: 'kayan@example.hk' } })).status).toBe(200);
    expect(probe.state().mailbox.list()).toHaveLength(1);
  });

  it('needs no payment page when paid offline', async () => {
    const { body } = await checkout({ payment_method: 'OFFLINE' });
    expect(body.return_url).toBeNull();
    expect((await probe.ask('GET', '/orders/all/offline', { token })).body.data).toMatchObject([
      { _id: body.order_id, checkout: { offline: { image: null } } },
    ]);
  });

  it.each([
    ['nothing ticked', { checkout_product_variant_ids: [] }],
    ['a line that is not in the cart', { checkout_product_variant_ids: [A, 'other'] }],
    ['an unknown courier', { delivery_info: { ...HOME_DELIVERY, courier_id: 'none' } }],
    ['no recipient', { delivery_details: { ...details, name: ' ' } }],
    ['a script as address', { success_url: 'javascript:alert(1)' }],
  ])('refuses %s and keeps the cart', async (_, more) => {
    expect((await checkout(more)).status).toBe(422);
    expect(await linesLeft()).toEqual([A, B]);
  });
});

describe('payment page', () => {
  const page = (action?: string, id = 'order-101') =>
    getResponse(
      probe.handlers,
      new Request(
        `http://mock.test/pay/${id}`,
        action ? { method: 'POST', body: `action=${action}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {},
      ),
    );
  beforeEach(async () => void (await checkout()));

  it('shows the amount and three ways out', async () => {
    const html = (await (await page())?.text()) ?? '';
    expect(html).toMatch(/HK\$|\$/);
    for (const label of ['Pay', 'Simulate a declined card', 'Cancel']) expect(html).toContain(`>${label}</button>`);
  });

  it.each([
    ['zh', 'zh-Hant-HK', '付款'],
    ['cn', 'zh-Hans-CN', '支付'],
  ])('speaks the language of the address to come back to: %s', async (locale, tag, pay) => {
    const { body } = await checkout({ checkout_product_variant_ids: [B], success_url: `http://shop.test/${locale}/result/order/success` });
    const html = (await (await page(undefined, body.order_id))?.text()) ?? '';
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain(`>${pay}</button>`);
  });

  it.each([
    ['pay', 'http://shop.test/result/order/success?type=1&order_id=order-101', 'paid', true],
    ['fail', 'http://shop.test/result/order/success?type=1&order_id=order-101', 'failed', false],
    ['cancel', 'http://shop.test/result/order/cancelled?order_id=order-101', 'cancelled', false],
  ])('%s goes back to the shop', async (action, location, payment_status, is_paid) => {
    const response = await page(action);
    expect(response?.status).toBe(303);
    expect(response?.headers.get('location')).toBe(location);
    expect(await order('order-101')).toMatchObject({ payment_status, is_paid });
  });

  it('stays paid once paid', async () => {
    await page('pay');
    await page('fail');
    expect(await order('order-101')).toMatchObject({ payment_status: 'paid', is_paid: true });
  });
});

it('spends a redeemed voucher, and gives it back when the appointment is cancelled', async () => {
  token = await probe.kaYan();
  const { body } = await checkout({ voucher_code: 'KY1200A', payment_method: 'OFFLINE' });
  const status = async () => (await probe.ask('GET', '/redeemed-vouchers/discount-ky1200a/details', { token })).body.status;
  expect(await order(body.order_id)).toMatchObject({ voucher_code: 'KY1200A', calculations: { price_discount: { global: 1200 } } });
  expect(await status()).toBe('used');
  await probe.ask('PUT', `/orders/${body.order_id}/cancelled`, { token });
  expect(await status()).toBe('active');
});
