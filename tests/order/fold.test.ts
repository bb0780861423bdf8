import { describe, expect, it } from 'vitest';
import { foldOrder, type OrderChange } from '@/lib/order/fold';
import type { StatusEntry } from '@/lib/order/schema';

const AT = '2026-11-20T02:00:00Z';
const order = { _id: 'a', current_status: 'submitted' as const, statuses: [{ slug: 'submitted', created_at: '2026-11-19T02:00:00Z' }] as StatusEntry[] };
const change = (to: OrderChange['to'], id = 'a'): OrderChange => ({ id, to, at: AT });

describe('an order with its changes in flight', () => {
  it('shows where it shall go at once, with the time it was asked for', () => {
    const folded = foldOrder(order, [change('pending')]);
    expect(folded.current_status).toBe('pending');
    expect(folded.statuses.at(-1)).toEqual({ slug: 'pending', created_at: AT });
  });

  it('reads as before once nothing is in flight, and is never changed itself', () => {
    foldOrder(order, [change('cancelled')]);
    expect(foldOrder(order, [])).toBe(order);
    expect(order.current_status).toBe('submitted');
    expect(order.statuses).toHaveLength(1);
  });

  it('takes changes in turn, and only its own', () => {
    const folded = foldOrder(order, [change('pending'), change('cancelled', 'b'), change('completed')]);
    expect(folded.statuses.map(({ slug }) => slug)).toEqual(['submitted', 'pending', 'completed']);
  });

  it('does not repeat a status that it has', () => {
    const pending = { ...order, current_status: 'pending' as const };
    expect(foldOrder(pending, [change('pending')])).toBe(pending);
  });
});
