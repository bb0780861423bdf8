import { isBulkheadRejectedError } from 'cockatiel';
import { describe, expect, test, vi } from 'vitest';
import { KeyedBulkhead } from '@/lib/server/resilience/keyed-bulkhead';

/** Tasks that run until they are released. */
function held() {
  let running = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const task = async () => {
    running += 1;
    await released;
    running -= 1;
  };
  return { task, running: () => running, release };
}

describe('KeyedBulkhead', () => {
  test('runs so many tasks at once for each key, lets some more wait, and rejects the rest', async () => {
    const bulkhead = new KeyedBulkhead(2, 3);
    const { task, running, release } = held();
    const outcomes = Promise.allSettled(Array.from({ length: 8 }, () => bulkhead.execute('a', task)));
    const other = bulkhead.execute('b', task);
    await vi.waitFor(() => expect(running()).toBe(3));
    release();
    await other;
    const rejected = (await outcomes).flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(rejected.map(isBulkheadRejectedError)).toEqual([true, true, true]);
  });

  test('forgets keys whose tasks have ended, whether they succeeded, failed or were rejected', async () => {
    const bulkhead = new KeyedBulkhead(1, 0);
    const { task, release } = held();
    const running = bulkhead.execute('a', task);
    await expect(bulkhead.execute('a', task)).rejects.toThrow();
    await expect(bulkhead.execute('b', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(bulkhead.size).toBe(1);
    release();
    await running;
    expect(bulkhead.size).toBe(0);
  });

  test('does not run a task whose client left while it waited', async () => {
    const bulkhead = new KeyedBulkhead(1, 1);
    const { task, release } = held();
    const first = bulkhead.execute('a', task);
    const client = new AbortController();
    const late = vi.fn(async () => {});
    const second = bulkhead.execute('a', late, client.signal);
    client.abort();
    release();
    await first;
    await expect(second).rejects.toThrow();
    expect(late).not.toHaveBeenCalled();
  });
});
