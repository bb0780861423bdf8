import { describe, expect, it } from 'vitest';
import {
  confirmSent,
  dropLine,
  dropSettled,
  foldLines,
  hasMoving,
  missingQty,
  type Pending,
  queueChange,
  resumeQueued,
  returnToQueue,
  settledLines,
  takeQueued,
} from '@/lib/cart/pending';
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

  it('that were lost on their way wait with those after them, and are compared with what the server has', () => {
    const { pending, qty } = taken(queueChange(NONE, 'a', 1, 2));
    const lost = returnToQueue(queueChange(pending, 'a', 1, 1), 'a', qty);
    expect(foldLines([item('a', 1)], lost)[0]?.qty).toBe(4);
    const again = taken(lost);
    const line = again.pending.a as Pending[string];
    expect([1, 3, 4].map((actual) => missingQty(line, actual))).toEqual([3, 1, 0]);
    const more = taken(lost).pending;
    // what is pressed while it is looked for goes out after it
    expect(missingQty(queueChange(more, 'a', 1, 1).a as Pending[string], 1)).toBe(3);
    expect(hasMoving(confirmSent(again.pending, 'a'))).toBe(false);
  });

  it('that were lost and then undone are still looked for', () => {
    const { pending, qty } = taken(queueChange(NONE, 'a', 1, 1));
    const undone = queueChange(returnToQueue(pending, 'a', qty), 'a', 1, -1);
    expect(hasMoving(undone)).toBe(true);
    expect(missingQty(taken(undone).pending.a as Pending[string], 2)).toBe(-1);
  });

  it('of an earlier page come before those of this one', () => {
    const resumed = resumeQueued(queueChange(NONE, 'b', 0, 1), { variantId: 'a', shown: 2, qty: -2 });
    expect(resumed.a).toMatchObject({ target: 0, queued: -2, isUncertain: true });
    expect(resumed.b).toMatchObject({ target: 1, queued: 1 });
    expect(resumeQueued(queueChange(NONE, 'a', 2, 1), { variantId: 'a', shown: 2, qty: 3 }).a).toMatchObject({ target: 6, queued: 4 });
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
