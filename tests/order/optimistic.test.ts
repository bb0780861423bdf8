import { describe, expect, it } from 'vitest';
import { applyOrderChange, type OrderChange } from '@/lib/order/queries';
import type { StatusEntry } from '@/lib/order/schema';

const AT = '2026-11-20T02:00:00Z';
const order = { _id: 'a', current_status: 'submitted' as const, statuses: [{ slug: 'submitted', created_at: '2026-11-19T02:00:00Z' }] as StatusEntry[] };
const change = (to: OrderChange['to'], id = 'a'): OrderChange => ({ id, to, at: AT });

describe('an order with a change in flight', () => {
  it('shows the new status at once, with the time it was asked for, and is never changed itself', () => {
    const changed = applyOrderChange(order, change('pending'));
    expect(changed.current_status).toBe('pending');
    expect(changed.statuses.at(-1)).toEqual({ slug: 'pending', created_at: AT });
    expect(order.statuses).toHaveLength(1);
  });

  it('is not concerned by the change of another', () => {
    expect(applyOrderChange(order, change('pending', 'b'))).toBe(order);
  });

  it('does not repeat a status that it has', () => {
    const pending = { ...order, current_status: 'pending' as const };
    expect(applyOrderChange(pending, change('pending'))).toBe(pending);
  });
});
