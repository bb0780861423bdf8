import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '@/lib/cart/empty';
import { chosenOption, deliveryOptions } from '@/lib/checkout/delivery';
import type { Cart } from '@/lib/cart/schema';
import { isFeeToArrange, totalRows } from '@/lib/checkout/totals';
import { cartOf, item } from '../cart/samples.ts';

const rowsOf = (cart: Cart, voucherCode: string | null = null) => totalRows({ ...cart, items: cart.cart_items, voucherCode });

describe('the lines of the total', () => {
  const offer = { slug: 'offer-a', title: { en: 'Service a' }, amount: 70 };
  const autumn = { slug: 'autumn', title: { en: 'Autumn offer' }, amount: 50 };
  const voucher = { slug: 'KY8P2026', title: { en: 'Furniture voucher' }, amount: 20 };

  it('of nothing are a subtotal and a fee of nothing', () => {
    expect(rowsOf(EMPTY_CART)).toEqual([
      { kind: 'subtotal', amount: 0, parts: [] },
      { kind: 'shipping', amount: 0, parts: [] },
    ]);
  });

  it('put each named discount under the sum it belongs to', () => {
    const cart = cartOf([item('a', 1)], { discounts: [offer, autumn], calculations: { price_discount: { local: 70, global: 50 }, shipping_fee: 28 } });
    expect(rowsOf(cart)).toEqual([
      { kind: 'subtotal', amount: 100, parts: [] },
      { kind: 'serviceDiscount', amount: 70, parts: [offer] },
      { kind: 'storewideDiscount', amount: 50, parts: [autumn] },
      { kind: 'shipping', amount: 28, parts: [] },
    ]);
  });

  it('name a voucher apart from the storewide offers, however its code was typed', () => {
    const cart = cartOf([item('a', 1)], { discounts: [autumn, voucher], calculations: { price_discount: { local: 0, global: 70 } } });
    expect(rowsOf(cart, 'ky8p2026').slice(1, 3)).toEqual([
      { kind: 'storewideDiscount', amount: 50, parts: [autumn] },
      { kind: 'voucher', amount: 20, parts: [voucher] },
    ]);
    expect(rowsOf({ ...cart, discounts: [voucher] }, 'KY8P2026').map(({ kind }) => kind)).toEqual(['subtotal', 'voucher', 'shipping']);
  });

  it('stay one sum where the voucher has no name of its own', () => {
    const cart = cartOf([item('a', 1)], { calculations: { price_discount: { local: 0, global: 70 } } });
    expect(rowsOf(cart, 'KY8P2026')[1]).toEqual({ kind: 'storewideDiscount', amount: 70, parts: [] });
  });
});

describe('a fee of nothing', () => {
  it.each([
    ['DELIVERY', null, 0, true],
    ['DELIVERY', 'van', 0, false],
    ['DELIVERY', null, 280, false],
    ['PICKUP', null, 0, false],
  ] as const)('%s by %s, %i: still to be arranged is %s', (method, courier_id, fee, isOpen) => {
    expect(isFeeToArrange(fee, { method, courier_id })).toBe(isOpen);
  });
});

describe('the ways of delivery', () => {
  const van = { _id: 'van', title: { en: 'Van' }, method: 'DELIVERY' as const, currency: 'HKD', fee: 280 };
  const studio = { _id: 'studio', title: { en: 'Studio' }, method: 'PICKUP' as const, currency: 'HKD', fee: 0 };

  it('begin with none chosen, and offer collecting once', () => {
    expect(deliveryOptions('HK', [van, studio]).map((option) => option.key)).toEqual(['DELIVERY', 'van', 'studio']);
    expect(deliveryOptions('HK', []).map((option) => option.key)).toEqual(['DELIVERY', 'PICKUP']);
  });

  it('fall back to the first when the chosen courier is gone', () => {
    const options = deliveryOptions('HK', [studio]);
    expect(chosenOption(options, { country_code: 'HK', method: 'DELIVERY', courier_id: 'van' }).key).toBe('DELIVERY');
    expect(chosenOption(options, { country_code: 'HK', method: 'PICKUP', courier_id: 'studio' }).key).toBe('studio');
  });
});
