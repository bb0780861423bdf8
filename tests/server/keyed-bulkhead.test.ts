import { isBulkheadRejectedError } from 'cockatiel';
import { describe, expect, test, vi } from 'vitest';
import { KeyedBulkhead } from '@/lib/server/keyed-bulkhead';

/** Work that runs until it is told to end. */
function held() {
  let running = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    running += 1;
    return new Promise<void>((resolve) => ends.push(resolve)).finally(() => (running -= 1));
  };
  return { work, running: () => running, endOne: () => ends.shift()?.(), endAll: () => ends.splice(0).forEach((end) => end()) };
}

describe('KeyedBulkhead', () => {
  test('runs so much at once for each key, lets some more wait, and refuses the rest', async () => {
    const bulkhead = new KeyedBulkhead(2, 3);
    const { work, running, endAll, endOne } = held();
    const all = Array.from({ length: 8 }, () => bulkhead.execute('a', work));
    const outcomes = Promise.allSettled(all);
    await vi.waitFor(() => expect(running()).toBe(2));
    endOne();
    await vi.waitFor(() => expect(running()).toBe(2));
    const others = bulkhead.execute('b', work);
    await vi.waitFor(() => expect(running()).toBe(3));
    const end = setInterval(endAll, 5);
    const settled = await outcomes;
    clearInterval(end);
    await others;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [isBulkheadRejectedError(one.reason)] : []))).toEqual([true, true, true]);
  });

  test('keeps nothing of keys that are done with, whether their work succeeded, failed or was refused', async () => {
    const bulkhead = new KeyedBulkhead(1, 0);
    const { work, endAll } = held();
    const running = bulkhead.execute('a', work);
    await expect(bulkhead.execute('a', work)).rejects.toThrow();
    await expect(bulkhead.execute('b', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(bulkhead.size).toBe(1);
    endAll();
    await running;
    expect(bulkhead.size).toBe(0);
  });

  test('runs nothing for whoever left while waiting', async () => {
    const bulkhead = new KeyedBulkhead(1, 1);
    const { work, endAll } = held();
    const first = bulkhead.execute('a', work);
    const client = new AbortController();
    const late = vi.fn(async () => {});
    const second = bulkhead.execute('a', late, client.signal);
    client.abort();
    endAll();
    await first;
    await expect(second).rejects.toThrow();
    expect(late).not.toHaveBeenCalled();
  });
});
