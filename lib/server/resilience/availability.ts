import { type BulkheadPolicy, type CircuitBreakerPolicy, CircuitState } from 'cockatiel';
import { globalSingleton } from '../global-singleton.ts';

/**
 * What protects the shop from one origin of the backend: a circuit breaker, so that a dead one is not called in vain,
 * and two bulkheads, so that a hanging one holds only so many calls. Reads have their own: however many pages wait, an
 * order gets through.
 */
export type OriginPolicy = { breaker: CircuitBreakerPolicy; reads: BulkheadPolicy; writes: BulkheadPolicy };

/** The policies of the origins that have been called. */
export const policies: Map<string, OriginPolicy> = globalSingleton(
  'backend-policies',
  () => new Map<string, OriginPolicy>(),
);

/** Whether this instance has ever read the configuration from the backend itself, past all caches. */
export const firstRead = globalSingleton('first-read', () => ({ isDone: false }));

/** Whether an origin is not called at present. One that nobody has called yet counts as available. */
export function isUnavailable(origin: string): boolean {
  const policy = policies.get(origin);
  return policy !== undefined && policy.breaker.state !== CircuitState.Closed;
}
