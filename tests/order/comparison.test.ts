import { describe, expect, it } from 'vitest';
import { compareLines, type QuotationLine } from '@/lib/order/comparison';

const line = (title: string, amount: number, more: Partial<QuotationLine> = {}): QuotationLine => ({
  title: { en: title },
  qty: 1,
  amount,
  ...more,
});
const titles = (lines: readonly QuotationLine[]) => lines.map(({ title, amount }) => `${title.en} ${amount}`);

describe('two versions of a quotation', () => {
  it('differ in what is added, removed and changed', () => {
    const { added, removed, changed, same } = compareLines(
      [line('Drawings', 10), line('Shoe cabinet', 20), line('Sockets', 30, { qty: 46 })],
      [line('Drawings', 10), line('Sockets', 35, { qty: 52 }), line('Window seat', 40)],
    );
    expect(titles(added)).toEqual(['Window seat 40']);
    expect(titles(removed)).toEqual(['Shoe cabinet 20']);
    expect(changed.map(({ before, after }) => [before.qty, after.qty])).toEqual([[46, 52]]);
    expect(same).toBe(1);
  });

  it.each([
    ['amount', { amount: 11 }],
    ['quantity', { qty: 2 }],
    ['unit', { unit: { en: 'rooms' } }],
    ['unit price', { unit_price: 10 }],
    ['description', { description: { en: 'In oak' } }],
  ])('a line with another %s has changed', (_what, more) => {
    expect(compareLines([line('Wardrobe', 10)], [line('Wardrobe', 10, more)]).changed).toHaveLength(1);
  });

  it('pair up lines of one title: like with like, then in their sequence, and what is left is new or gone', () => {
    const before = [line('Wardrobe', 10), line('Wardrobe', 20)];
    const after = [line('Wardrobe', 20), line('Wardrobe', 12), line('Wardrobe', 30)];
    const { added, changed, same } = compareLines(before, after);
    expect(changed.map((pair) => [pair.before.amount, pair.after.amount])).toEqual([[10, 12]]);
    expect([titles(added), same]).toEqual([['Wardrobe 30'], 1]);
    expect(titles(compareLines(after, before).removed)).toEqual(['Wardrobe 30']);
  });
});
