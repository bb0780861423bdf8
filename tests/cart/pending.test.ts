import { describe, expect, it } from 'vitest';
import { confirmSent, dropLine, dropSettled, foldLines, hasMoving, type Pending, queueChange, settledLines, takeQueued } from '@/lib/cart/pending';
import { item, preview } from './samples.ts';

const NONE: Pending = {};

/** What goes out, where something has to. */
function taken(pending: Pending): { pending: Pending; qty: number } {
  const call = takeQueued(pending, 'a');
  if (!call) throw new Error('nothing to send');
  return call;
}

describe('pending changes of the cart', () => {
  it('gather while a call is under way and go out as one', () => {
    const first = taken(queueChange(NONE, 'a', 1, 1));
    expect(first.qty).toBe(1);
    const clicked = queueChange(queueChange(first.pending, 'a', 1, 1), 'a', 1, 1);
    expect(takeQueued(clicked, 'a')).toBeNull();
    expect(taken(confirmSent(clicked, 'a')).qty).toBe(2);
  });

  it('that undo each other send nothing', () => {
    expect(takeQueued(queueChange(queueChange(NONE, 'a', 2, 1), 'a', 2, -1), 'a')).toBeNull();
  });

  it('never go below nothing', () => {
    const removed = queueChange(queueChange(NONE, 'a', 2, -2), 'a', 2, -5);
    expect(taken(removed).qty).toBe(-2);
    expect(foldLines([item('a', 2)], removed)).toEqual([]);
  });

  it('hold until a cart that knows of them was read, and are not counted twice by it', () => {
    const { pending } = taken(queueChange(NONE, 'a', 1, 1));
    expect(foldLines([item('a', 1)], pending)[0]).toMatchObject({ qty: 2, item: null });
    // the server already knows, the answer is still on its way
    expect(foldLines([item('a', 2)], pending)[0]).toMatchObject({ qty: 2, item: { qty: 2 } });
    const confirmed = confirmSent(pending, 'a');
    expect(settledLines(confirmed)).toEqual(['a']);
    expect(foldLines([item('a', 2)], dropSettled(confirmed, ['a']))[0]?.qty).toBe(2);
  });

  it('that came while the cart was read outlive it', () => {
    const confirmed = confirmSent(taken(queueChange(NONE, 'a', 1, 1)).pending, 'a');
    const again = queueChange(confirmed, 'a', 1, 1);
    expect(foldLines([item('a', 2)], dropSettled(again, ['a']))[0]?.qty).toBe(3);
    expect(hasMoving(again)).toBe(true);
  });

  it('go with a refusal: what the server says counts', () => {
    const { pending } = taken(queueChange(NONE, 'a', 1, 4));
    expect(foldLines([item('a', 1)], dropLine(pending, 'a'))[0]).toMatchObject({ qty: 1, item: { qty: 1 } });
  });

  it('show a new line with its name and without a price', () => {
    const line = foldLines([item('a', 1)], queueChange(NONE, 'b', 0, 3, preview))[1];
    expect(line).toMatchObject({ variantId: 'b', qty: 3, item: null, productTitle: preview.product_title });
  });

  it('leave other lines alone', () => {
    const lines = foldLines([item('a', 1), item('b', 4)], queueChange(NONE, 'a', 1, 1));
    expect(lines[1]).toMatchObject({ qty: 4, item: { qty: 4 } });
  });
});
