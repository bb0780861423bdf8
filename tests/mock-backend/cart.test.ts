import { beforeEach, describe, expect, it } from 'vitest';
import { shareCents } from './state/calculation.ts';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
let token: string;
beforeEach(async () => {
  probe = createProbe();
  token = await probe.guest();
});

// priced by hand, so that the demo catalogue may change
const A = { product: 'svc-window-seat', variant: 'svc-window-seat-6ft-oak' };
const B = { product: 'svc-lighting-design', variant: 'svc-lighting-design-2-standard' };
const price = ({ product, variant }: typeof A, original_price: number, now: number) =>
  probe.state().catalogs.get('store-main')?.patch(product, { variant_id: variant, original_price, price: now, is_available: true });
const add = (variant: string, qty: number) => probe.ask('POST', `${STORE}/shopping-cart/add-to-cart`, { token, body: { product_variant_id: variant, qty } });
const cart = async (ids: string[], more: object = {}) =>
  (
    await probe.ask('POST', `${STORE}/shopping-cart/all`, {
      token,
      body: { checkout_product_variant_ids: ids, voucher_code: null, delivery_info: HOME_DELIVERY, ...more },
    })
  ).body;

describe('lines', () => {
  it('add up by change, vanish at zero and stop at 99', async () => {
    await add(A.variant, 2);
    await add(A.variant, 1);
    expect((await cart([])).cart_items).toMatchObject([{ product_variant_id: A.variant, qty: 3 }]);
    expect(await add(A.variant, 97)).toMatchObject({ status: 422, body: { message: 'You can add up to 99 of each service.' } });
    await add(A.variant, -3);
    expect((await cart([])).cart_items).toEqual([]);
  });

  it('refuse what is unknown or cannot be had, but let it be taken out', async () => {
    expect((await add('nothing', 1)).status).toBe(404);
    await add(A.variant, 1);
    probe.state().catalogs.get('store-main')?.patch(A.product, { is_available: false });
    expect((await add(A.variant, 1)).status).toBe(422);
    const answer = await cart([A.variant]);
    expect(answer.cart_items[0].is_available).toBe(false);
    expect(answer.calculations.price.total).toBe(0);
    expect((await add(A.variant, -1)).status).toBe(200);
  });
});

describe('money', () => {
  beforeEach(async () => {
    price(A, 100.1, 80.05);
    price(B, 33.33, 33.33);
    await add(A.variant, 3);
    await add(B.variant, 1);
  });

  it('of nothing ticked is zero, with all lines listed', async () => {
    const answer = await cart([]);
    expect(answer.cart_items).toHaveLength(2);
    expect(answer.calculations).toMatchObject({ currency: 'HKD', price: { subtotal: 0, total: 0 }, shipping_fee: 0 });
  });

  it('counts in cents, with the services’ own offers apart', async () => {
    const answer = await cart([A.variant, B.variant]);
    expect(answer.calculations).toMatchObject({ price: { subtotal: 333.63, total: 273.48 }, price_discount: { local: 60.15, global: 0 } });
    expect(answer.cart_items[0]).toMatchObject({ original_subtotal_price: 300.3, subtotal_price: 240.15 });
    expect(answer.discounts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(60.15);
  });

  it.each([
    ['a courier', { delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-van' } }, 280],
    ['no courier yet', {}, 0],
    ['a courier of elsewhere', { delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-cn-road' } }, 0],
    ['pick-up', { delivery_info: { country_code: 'HK', method: 'PICKUP', courier_id: 'courier-hk-van' } }, 0],
  ])('shipping with %s', async (_, more, fee) => {
    const { calculations } = await cart([A.variant], more);
    expect(calculations).toMatchObject({ shipping_fee: fee, price: { total: 240.15 + fee } });
  });

  it.each([
    ['TEN', true, 27.34],
    ['ten', true, 27.34],
    ['EXPIRED2025', false, 0],
    ['AUTUMN500', false, 0],
    ['NOSUCH', false, 0],
    ['', false, 0],
    [null, false, 0],
  ])('voucher %s: applied %s, %d off', async (voucher_code, isApplied, off) => {
    const answer = await cart([A.variant, B.variant], { voucher_code });
    expect(answer.is_voucher_applied).toBe(isApplied);
    expect(answer.calculations.price_discount.global).toBe(off);
    expect(answer.calculations.price.total).toBe(Math.round((273.48 - off) * 100) / 100);
    const shares = answer.cart_items.map((item: { global_discount: number }) => item.global_discount);
    expect(Math.round((shares[0] + shares[1]) * 100) / 100).toBe(off);
  });

  it('a shipping voucher takes off what shipping costs', async () => {
    const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: 'courier-hk-van' };
    const { calculations } = await cart([A.variant], { voucher_code: 'VISIT280', delivery_info });
    expect(calculations).toMatchObject({ shipping_fee: 280, price_discount: { global: 280 }, price: { total: 240.15 } });
  });

  it('gives gifts and the storewide discount from their amounts on', async () => {
    expect((await cart([A.variant])).gift_items).toEqual([]);
    price(A, 4999.99, 4999.99);
    expect((await cart([A.variant])).gift_items).toMatchObject([{ product_variant_id: 'gift-sample-box' }]);
    price(A, 50_000, 50_000);
    const answer = await cart([A.variant]);
    expect(answer.gift_items).toHaveLength(2);
    expect(answer.calculations).toMatchObject({ price_discount: { local: 0, global: 3000 }, price: { subtotal: 150_000, total: 147_000 } });
    expect(answer.discounts).toMatchObject([{ slug: 'storewide', amount: 3000 }]);
  });

  it('knows whether the points are enough', async () => {
    const { calculations, is_enough_membership_points: isEnough } = await cart([A.variant]);
    expect(Number.isInteger(calculations.point.total)).toBe(true);
    expect(isEnough).toBe(calculations.point.total === 0);
  });
});

it('shares cents without losing one', () => {
  expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareCents(5, [0, 0])).toEqual([0, 0]);
  expect(shareCents(2734, [24_015, 3333]).reduce((a, b) => a + b)).toBe(2734);
});
