import { describe, expect, it } from 'vitest';
import {
  confirmSent,
  dropLine,
  dropSettled,
  foldLines,
  hasMoving,
  type Pending,
  type PendingLine,
  queueChange,
  resumeQueued,
  returnToQueue,
  settledLines,
  takeQueued,
  withoutArrived,
} from '@/lib/cart/pending';
import { item, preview } from './samples.ts';

const NONE: Pending = {};

/** What goes out, where something has to. */
function taken(pending: Pending): { pending: Pending; qty: number } {
  const call = takeQueued(pending, 'a');
  if (!call) throw new Error('nothing to send');
  return call;
}

/** What of a call goes out where the server has `actual` of its line. */
const toSend = ({ pending, qty }: { pending: Pending; qty: number }, actual: number) => withoutArrived(pending.a as PendingLine, qty, actual) || 0;

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

  it('that were lost on their way wait with those after them, and go out without what had arrived', () => {
    const first = taken(queueChange(NONE, 'a', 1, 2));
    const lost = returnToQueue(queueChange(first.pending, 'a', 1, 1), 'a', first.qty, first.qty);
    expect(foldLines([item('a', 1)], lost)[0]?.qty).toBe(4);
    const again = taken(lost);
    expect(again.qty).toBe(3);
    // 7: another device was here, and nothing says that the call was
    expect([1, 3, 7].map((actual) => toSend(again, actual))).toEqual([3, 1, 3]);
    // what is pressed while it is looked for goes out after it
    expect(toSend({ ...again, pending: queueChange(again.pending, 'a', 1, 1) }, 3)).toBe(1);
    expect(hasMoving(confirmSent(again.pending, 'a'))).toBe(false);
  });

  it('that were lost and then undone are still looked for', () => {
    const first = taken(queueChange(NONE, 'a', 1, 1));
    const undone = queueChange(returnToQueue(first.pending, 'a', first.qty, first.qty), 'a', 1, -1);
    expect(hasMoving(undone)).toBe(true);
    expect([1, 2].map((actual) => toSend(taken(undone), actual))).toEqual([0, -1]);
  });

  it('that were lost stay so while even looking for them fails', () => {
    const first = taken(queueChange(NONE, 'a', 1, 1));
    const again = taken(returnToQueue(first.pending, 'a', 1, 1));
    expect(toSend(taken(returnToQueue(again.pending, 'a', again.qty, 0)), 2)).toBe(0);
  });

  it('of an earlier page come before those of this one', () => {
    const resumed = resumeQueued(queueChange(NONE, 'b', 0, 1), { variantId: 'a', shown: 2, qty: -2, lost: -2 });
    expect(resumed.a).toMatchObject({ target: 0, queued: -2 });
    expect([0, 2].map((actual) => toSend(taken(resumed), actual))).toEqual([0, -2]);
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
