import { describe, expect, it } from 'vitest';
import { compareCarts } from '@/lib/checkout/compare';
import { cartOf, item } from '../cart/samples.ts';

const seen = cartOf([item('a', 1), item('b', 2)]);
const line = (id: string) => ({ title: { en: `Service ${id}` }, option: { en: 'Small' } });

describe('compareCarts', () => {
  it('finds nothing when every figure is the same', () => {
    expect(compareCarts(seen, structuredClone(seen), ['a', 'b'])).toEqual([]);
  });

  it('finds a removed line, and the amounts that change with it', () => {
    expect(compareCarts(seen, cartOf([item('a', 1)]), ['a', 'b'])).toEqual([
      { kind: 'gone', ...line('b') },
      { kind: 'subtotal', from: 300, to: 100 },
      { kind: 'total', from: 300, to: 100 },
    ]);
  });

  it('finds an unavailable line, another quantity and another price', () => {
    expect(compareCarts(seen, cartOf([item('a', 1, { is_available: false }), item('b', 2)]), ['a', 'b'])).toEqual([
      { kind: 'unavailable', ...line('a') },
    ]);
    expect(compareCarts(seen, cartOf([item('a', 3), item('b', 2)]), ['a'])[0]).toEqual({
      kind: 'qty',
      ...line('a'),
      from: 1,
      to: 3,
    });
    const withPrice = (price: Parameters<typeof item>[2]) =>
      compareCarts(seen, cartOf([item('a', 1, price), item('b', 2)]), ['a']);
    expect(withPrice({ original_price_per_unit: 120 })).toEqual([{ kind: 'price', ...line('a'), from: 100, to: 120 }]);
    expect(withPrice({ discounted_price_per_unit: 80 })).toEqual([{ kind: 'offer', ...line('a') }]);
  });

  it('ignores lines that are not ticked', () => {
    expect(
      compareCarts(cartOf([item('a', 1)]), { ...cartOf([item('a', 1)]), cart_items: [item('a', 1), item('c', 1)] }, [
        'a',
      ]),
    ).toEqual([]);
    const without = { ...seen, cart_items: [item('a', 1)] };
    expect(compareCarts(seen, without, ['a'])).toEqual([]);
  });

  it.each([
    ['shipping', { shipping_fee: 280 }, 0, 280],
    ['serviceDiscount', { price_discount: { local: 10, global: 0 } }, 0, -10],
    ['storewideDiscount', { price_discount: { local: 0, global: 20 } }, 0, -20],
    ['points', { point: { subtotal: 5, total: 5 } }, 0, 5],
    ['total', { price: { subtotal: 300, total: 299 } }, 300, 299],
  ] as const)('finds another %s', (kind, calculations, from, to) => {
    expect(
      compareCarts(seen, cartOf(seen.cart_items, { calculations, is_enough_membership_points: true }), ['a', 'b']),
    ).toContainEqual({ kind, from, to });
  });

  it('names every sum once one has changed, so that they add up', () => {
    const now = cartOf(seen.cart_items, {
      calculations: {
        price: { subtotal: 300, total: 270 },
        price_discount: { local: 50, global: 0 },
        shipping_fee: 20,
      },
    });
    const sums = compareCarts(seen, now, ['a', 'b']).flatMap((sum) => ('to' in sum ? sum.to : []));
    expect(sums).toEqual([300, -50, 20, 270]);
  });

  it('finds points that no longer suffice, not those that never did', () => {
    const costly = cartOf(seen.cart_items, { calculations: { point: { subtotal: 5, total: 5 } } });
    expect(compareCarts({ ...costly, is_enough_membership_points: true }, costly, ['a', 'b'])).toEqual([
      { kind: 'notEnoughPoints' },
    ]);
    expect(compareCarts(costly, costly, ['a', 'b'])).toEqual([]);
  });

  it('finds another voucher, courier, gift or currency', () => {
    const gift = { product_variant_id: 'g', qty: 1, product_title: { en: 'Gift' }, image: item('g', 1).image };
    const before = { ...seen, is_voucher_applied: true, gift_items: [gift] };
    const after = cartOf(seen.cart_items, { calculations: { currency: 'MOP' } });
    expect(compareCarts(before, after, ['a', 'b'], true).map((change) => change.kind)).toEqual([
      'voucher',
      'courier',
      'gifts',
      'currency',
    ]);
  });
});
