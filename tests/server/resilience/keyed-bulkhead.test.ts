import { isBulkheadRejectedError } from 'cockatiel';
import { expect, test, vi } from 'vitest';
import { keyedBulkhead } from '@/lib/server/resilience/keyed-bulkhead';

test('a keyedBulkhead runs so many tasks at once for each key, lets some more wait, and rejects the rest', async () => {
  const bulkheadOf = keyedBulkhead(2, 3);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const task = vi.fn(() => released);
  const outcomes = Promise.allSettled(Array.from({ length: 8 }, () => bulkheadOf('a').execute(task)));
  const other = bulkheadOf('b').execute(task);
  expect(task).toHaveBeenCalledTimes(3);
  release();
  await other;
  const rejected = (await outcomes).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  expect(rejected.map(isBulkheadRejectedError)).toEqual([true, true, true]);
  expect(task).toHaveBeenCalledTimes(6);
});
