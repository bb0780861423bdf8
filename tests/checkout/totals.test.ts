import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '@/lib/cart/empty';
import { chosenOption, deliveryOptions } from '@/lib/checkout/delivery';
import { totalRows } from '@/lib/checkout/totals';
import { cartOf, item } from '../cart/samples.ts';

describe('the lines of the total', () => {
  it('of nothing are a subtotal and a fee of nothing', () => {
    expect(totalRows(EMPTY_CART)).toEqual([
      { kind: 'subtotal', amount: 0, parts: [] },
      { kind: 'shipping', amount: 0, parts: [] },
    ]);
  });

  it('put each named discount under the sum it belongs to', () => {
    const offer = { slug: 'offer-a', title: { en: 'Service a' }, amount: 70 };
    const voucher = { slug: 'autumn', title: { en: 'Autumn voucher' }, amount: 50 };
    const cart = cartOf([item('a', 1)], { discounts: [offer, voucher], calculations: { price_discount: { local: 70, global: 50 }, shipping_fee: 28 } });
    expect(totalRows(cart)).toEqual([
      { kind: 'subtotal', amount: 100, parts: [] },
      { kind: 'serviceDiscount', amount: 70, parts: [offer] },
      { kind: 'storewideDiscount', amount: 50, parts: [voucher] },
      { kind: 'shipping', amount: 28, parts: [] },
    ]);
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
