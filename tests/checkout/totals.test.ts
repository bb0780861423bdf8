import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '@/lib/cart/empty';
import { chosenOption, deliveryOptions } from '@/lib/checkout/delivery';
import type { Cart } from '@/lib/cart/schema';
import { deliveryFee, totalRows } from '@/lib/checkout/totals';
import { cartOf, item } from '../cart/samples.ts';

const rowsOf = (cart: Cart, voucherCode: string | null = null) =>
  totalRows({ ...cart, items: cart.cart_items, voucherCode });

describe('totalRows', () => {
  const offer = { slug: 'offer-a', title: { en: 'Service a' }, amount: 70 };
  const autumn = { slug: 'autumn', title: { en: 'Autumn offer' }, amount: 50 };
  const voucher = { slug: 'KY8P2026', title: { en: 'Furniture voucher' }, amount: 20 };

  it('of an empty cart are a subtotal and a fee of zero', () => {
    expect(rowsOf(EMPTY_CART)).toEqual([
      { kind: 'subtotal', amount: 0, parts: [] },
      { kind: 'shipping', amount: 0, parts: [] },
    ]);
  });

  // @spec-3.6
  it('put each named discount under the sum it belongs to', () => {
    const cart = cartOf([item('a', 1)], {
      discounts: [offer, autumn],
      calculations: { price_discount: { local: 70, global: 50 }, shipping_fee: 28 },
    });
    expect(rowsOf(cart)).toEqual([
      { kind: 'subtotal', amount: 100, parts: [] },
      { kind: 'serviceDiscount', amount: 70, parts: [offer] },
      { kind: 'storewideDiscount', amount: 50, parts: [autumn] },
      { kind: 'shipping', amount: 28, parts: [] },
    ]);
  });

  it('list a voucher apart from the storewide offers, in either case of its code', () => {
    const cart = cartOf([item('a', 1)], {
      discounts: [autumn, voucher],
      calculations: { price_discount: { local: 0, global: 70 } },
    });
    expect(rowsOf(cart, 'ky8p2026').slice(1, 3)).toEqual([
      { kind: 'storewideDiscount', amount: 50, parts: [autumn] },
      { kind: 'voucher', amount: 20, parts: [voucher] },
    ]);
    expect(rowsOf({ ...cart, discounts: [voucher] }, 'KY8P2026').map(({ kind }) => kind)).toEqual([
      'subtotal',
      'voucher',
      'shipping',
    ]);
  });

  it('stay one sum if the voucher has no discount of its own', () => {
    const cart = cartOf([item('a', 1)], { calculations: { price_discount: { local: 0, global: 70 } } });
    expect(rowsOf(cart, 'KY8P2026')[1]).toEqual({ kind: 'storewideDiscount', amount: 70, parts: [] });
  });
});

describe('deliveryFee', () => {
  it.each([
    ['DELIVERY', null, 0, 'toArrange'],
    ['DELIVERY', 'van', 0, 'free'],
    ['DELIVERY', null, 280, 'amount'],
    ['PICKUP', null, 0, 'free'],
  ] as const)('%s by courier %s for %i: %s', (method, courier_id, fee, expected) => {
    expect(deliveryFee({ fee, info: { method, courier_id }, isDelivered: true })).toBe(expected);
  });

  const info = { method: 'DELIVERY', courier_id: null } as const;
  it('says nothing where nothing is delivered, unless there is a fee all the same', () => {
    expect(deliveryFee({ fee: 0, info, isDelivered: false })).toBe('none');
    expect(deliveryFee({ fee: 280, info, isDelivered: false })).toBe('amount');
  });
  it('leaves nothing to be arranged once all is over', () => {
    expect(deliveryFee({ fee: 0, info, isDelivered: true, isOver: true })).toBe('none');
    expect(deliveryFee({ fee: 0, info: { ...info, method: 'PICKUP' }, isDelivered: true, isOver: true })).toBe('free');
  });
});

describe('delivery options', () => {
  const van = { _id: 'van', title: { en: 'Van' }, method: 'DELIVERY' as const, currency: 'HKD', fee: 280 };
  const studio = { _id: 'studio', title: { en: 'Studio' }, method: 'PICKUP' as const, currency: 'HKD', fee: 0 };

  it('begin with the arranged delivery, and offer pick-up once', () => {
    expect(deliveryOptions('HK', [van, studio]).map((option) => option.key)).toEqual(['DELIVERY', 'van', 'studio']);
    expect(deliveryOptions('HK', []).map((option) => option.key)).toEqual(['DELIVERY', 'PICKUP']);
  });

  it('fall back to the first when the chosen courier is no longer offered', () => {
    const options = deliveryOptions('HK', [studio]);
    expect(chosenOption(options, { country_code: 'HK', method: 'DELIVERY', courier_id: 'van' }).key).toBe('DELIVERY');
    expect(chosenOption(options, { country_code: 'HK', method: 'PICKUP', courier_id: 'studio' }).key).toBe('studio');
  });
});
