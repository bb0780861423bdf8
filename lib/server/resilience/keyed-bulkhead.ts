import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';

const MAX_KEYS = 10_000;

/**
 * A bulkhead for each key (a session, an address), kept for the keys used last.
 * @param capacity how many tasks may run at once for one key @param queueCapacity how many more may wait
 */
export function keyedBulkhead(capacity: number, queueCapacity: number): (key: string) => BulkheadPolicy {
  const policies = new LRUCache<string, BulkheadPolicy>({
    max: MAX_KEYS,
    memoMethod: () => bulkhead(capacity, queueCapacity),
  });
  return (key) => policies.memo(key);
}
