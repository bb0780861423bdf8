import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bulkhead,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  type RetryPolicy,
} from 'cockatiel';
import { isGatewayError } from '@/lib/api/error';
import { LIMITS } from '@/lib/server/limits';
import { log } from '@/lib/server/log';
import { withoutRequestContext } from '@/lib/server/request-context';
import { type OriginPolicy, policies } from '@/lib/server/resilience/availability';

const READS = LIMITS['backend-reads'];
const WRITES = LIMITS['backend-writes'];
/** In a row, so that a backend that fails once in three times is still used. */
const FAILURES = 10;
/** Pauses between health probes, and how long a probe may take, in milliseconds. */
const PROBE_PAUSE_MS = 500;
const MAX_PROBE_PAUSE_MS = 4_000;
const PROBE_TIMEOUT_MS = 3_000;
const MAX_PROBE_TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;
/**
 * The first pause is up to this long, in milliseconds, the second up to twice that: at random, so that not all come
 * back at once.
 */
const RETRY_PAUSE_MS = 200;
/** No retry begins with less time left than this, in milliseconds. */
const RESERVE_MS = 500;

const isResponse = (value: unknown): value is Response => value instanceof Response;

/** Whether a call took too long (`BackendTimeoutError`). Recognised by name, because each bundle has its own class. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * The network failed (`fetch failed`, `terminated`) or there was no response; not a visitor who left or a full
 * bulkhead.
 */
const isOutage = (error: unknown): boolean => error instanceof TypeError || isTimeout(error);

/**
 * The policy of an origin, the same for all calls to it.
 * @param probe a request that tells whether the origin is available
 */
export function policyOf(origin: string, probe: (signal: AbortSignal) => Promise<Response>): OriginPolicy {
  const known = policies.get(origin);
  if (known) return known;
  const failures = handleWhen(isOutage).orWhenResult((result) => isResponse(result) && isGatewayError(result.status));
  const breaker = circuitBreaker(failures, { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(FAILURES) });
  let isProbing = false;
  breaker.onBreak(() => {
    if (isProbing) return;
    isProbing = true;
    withoutRequestContext(() => void probeUntilAvailable(origin, breaker, probe).finally(() => (isProbing = false)));
  });
  const policy = { breaker, reads: bulkhead(READS.many, READS.waiting), writes: bulkhead(WRITES.many, WRITES.waiting) };
  policies.set(origin, policy);
  return policy;
}

/**
 * While the circuit is open, the shop itself probes whether the origin is back: a visitor's call used as the test might
 * hang.
 */
async function probeUntilAvailable(
  origin: string,
  breaker: CircuitBreakerPolicy,
  probe: (signal: AbortSignal) => Promise<Response>,
): Promise<void> {
  const openedAt = performance.now();
  log.error({ origin }, 'backend: unavailable, the circuit is open');
  let probes = 0;
  while (breaker.state !== CircuitState.Closed) {
    await pause(Math.min(PROBE_PAUSE_MS * 2 ** probes, MAX_PROBE_PAUSE_MS), undefined, { ref: false });
    probes += 1;
    // longer each time: a backend that takes ten seconds is slow, not dead
    const signal = AbortSignal.timeout(Math.min(PROBE_TIMEOUT_MS * probes, MAX_PROBE_TIMEOUT_MS));
    await breaker
      .execute(() => probe(signal))
      .catch((error: unknown) => log.debug({ origin, error }, 'backend: still unavailable'));
  }
  log.warn({ origin, probes, seconds: Math.round((performance.now() - openedAt) / 1000) }, 'backend: available again');
}

/**
 * Retries a read up to twice after a failure that may pass: no connection, a timeout, a gateway's error, too many
 * requests. Waits as long as the response asks for (`Retry-After`), else at random.
 * @param deadline when all tries together must have ended (`performance.now()`); no retry begins that would not have
 * the time
 */
export function retryPolicy(call: string, deadline: number): RetryPolicy {
  const hasTime = (pauseMs: number): boolean => performance.now() + pauseMs + RESERVE_MS < deadline;
  const failures = handleWhen((error) => isOutage(error) && hasTime(RETRY_PAUSE_MS)).orWhenResult(
    (result) =>
      isResponse(result) &&
      (isGatewayError(result.status) || result.status === 429) &&
      hasTime(retryAfterMs(result) ?? RETRY_PAUSE_MS),
  );
  const backoff = new DelegateBackoff(
    ({ attempt, result }: { attempt: number; result: { value: unknown } | { error: unknown } }) =>
      ('value' in result && isResponse(result.value) ? retryAfterMs(result.value) : undefined) ??
      Math.random() * RETRY_PAUSE_MS * 2 ** (attempt - 1),
  );
  const policy = retry(failures, { maxAttempts: MAX_RETRIES, backoff });
  policy.onRetry((event) => {
    log.info(
      { call, attempt: event.attempt, pause: Math.round(event.delay), reason: reasonOf(event) },
      'backend: retry',
    );
  });
  return policy;
}

function reasonOf(failed: { value: unknown } | { error: unknown }): string {
  if ('error' in failed) return String(failed.error);
  return isResponse(failed.value) ? `status ${failed.value.status}` : '';
}

/** `Retry-After`, seconds or a date, in milliseconds. Undefined without it. */
export function retryAfterMs({ headers }: Pick<Response, 'headers'>): number | undefined {
  const text = headers.get('retry-after');
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
