import { describe, expect, it } from 'vitest';
import { applyChange, type CartChange, linesOf } from '@/lib/cart/lines';
import { cartOf, item, preview } from './samples.ts';

const LINES = linesOf(cartOf([item('a', 1), item('b', 4)]));
const change = (variantId: string, target: number, more: Partial<CartChange> = {}): CartChange => ({
  variantId,
  qty: 1,
  target,
  ...more,
});

it('the lines of a cart carry the currency of the cart where they have none', () => {
  const lines = linesOf(
    cartOf([item('a', 1), item('b', 1, { currency: 'USD' })], { calculations: { currency: 'EUR' } }),
  );
  expect(lines.map((line) => line.item?.currency)).toEqual(['EUR', 'USD']);
});

describe('a change of the cart', () => {
  it('shows its quantity without money, and leaves other lines alone', () => {
    const [a, b] = applyChange(LINES, change('a', 2));
    expect(a).toMatchObject({ qty: 2, item: null });
    expect(b).toBe(LINES[1]);
  });

  it('is not counted twice by a cart that holds it already', () => {
    expect(applyChange(linesOf(cartOf([item('a', 2)])), change('a', 2))[0]).toMatchObject({ qty: 2, item: { qty: 2 } });
  });

  it('takes a line away at zero', () => {
    expect(applyChange(LINES, change('a', 0)).map(({ variantId }) => variantId)).toEqual(['b']);
  });

  it('shows a new line last, with its name and without a price', () => {
    expect(applyChange(LINES, change('c', 3, { preview })).at(-1)).toMatchObject({
      variantId: 'c',
      qty: 3,
      item: null,
      productTitle: preview.product_title,
    });
  });

  it('of a line that is gone and has no preview changes nothing', () => {
    expect(applyChange(LINES, change('c', 3))).toEqual(LINES);
  });
});
