import 'server-only';
import { bulkhead, type BulkheadPolicy, circuitBreaker, type CircuitBreakerPolicy, CircuitState, CountBreaker, handleWhen } from 'cockatiel';
import { log } from '@/lib/server/log';
import { globalSingleton } from '@/lib/server/global-singleton';
import { withoutRequestContext } from '@/lib/server/request-context';

/**
 * What stands between the shop and one origin of the backend: a breaker, so that a dead one is not asked in vain, and three
 * bulkheads, so that a hanging one holds no more than so many calls. Reads and uploads have their own: however many pages
 * wait for a slow list, and however slowly pictures come in, an order gets through.
 */
export type Guard = { breaker: CircuitBreakerPolicy; reads: BulkheadPolicy; writes: BulkheadPolicy; uploads: BulkheadPolicy };

/** Calls that may be under way at once, and that may wait for their turn. */
const READS = [64, 512] as const;
const WRITES = [32, 64] as const;
const UPLOADS = [16, 32] as const;
/** Open when more than four of five among the last thirty calls failed: a backend that fails once in three times is used. */
const WINDOW = { threshold: 0.8, size: 30, minimumNumberOfCalls: 8 };
/** Open as well when nothing good has come for so long (milliseconds) and so many calls in a row have failed: one that hangs fails slowly. */
const SILENCE_MS = 10_000;
const SILENT_CALLS = 5;
/** Pauses before the origin is looked at anew, and how long an answer may take then, in milliseconds. */
const FIRST_LOOK_MS = 500;
const MAX_PAUSE_MS = 4_000;
const LOOK_PATIENCE_MS = 3_000;
const MAX_LOOK_PATIENCE_MS = 15_000;

class SilenceBreaker extends CountBreaker {
  private inARow = 0;
  private lastGoodAt = performance.now();

  override success(state: CircuitState): void {
    this.inARow = 0;
    this.lastGoodAt = performance.now();
    super.success(state);
  }

  override failure(state: CircuitState): boolean {
    this.inARow += 1;
    const isSilent = this.inARow >= SILENT_CALLS && performance.now() - this.lastGoodAt > SILENCE_MS;
    return super.failure(state) || isSilent;
  }
}

const guards = globalSingleton('guards', () => new Map<string, Guard>());

/** The answers that say that nobody is there: a gateway's, not the backend's own. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** Whether a failed call is the origin's fault: not that the visitor left, nor that the bulkhead was full. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // a gateway's answer, the network's failure (`fetch failed`, `terminated`), a timeout
  if (error.name === 'NotNowError') return 'response' in error && error.response instanceof Response && isAway(error.response.status);
  return error instanceof TypeError || isTimeout(error);
}

/** Whether a call took too long: by the shop's own timeout, or by that of the client that made it (axios). */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || ('code' in error && /TIMEDOUT|ECONNABORTED/.test(String(error.code))));

/** The guard of an origin; the same for all that asks it. `look` tells whether anybody is there, by throwing where not. */
export function guardOf(origin: string, look: (signal: AbortSignal) => Promise<void>): Guard {
  const known = guards.get(origin);
  if (known) return known;
  const breaker = circuitBreaker(handleWhen(isOutage), { halfOpenAfter: 0, breaker: new SilenceBreaker(WINDOW) });
  const guard = { breaker, reads: bulkhead(...READS), writes: bulkhead(...WRITES), uploads: bulkhead(...UPLOADS) };
  guards.set(origin, guard);
  lookAgain(origin, breaker, look);
  return guard;
}

/** While an origin is away no visitor's call finds out whether it is back: the shop looks by itself, at growing intervals. */
function lookAgain(origin: string, breaker: CircuitBreakerPolicy, look: (signal: AbortSignal) => Promise<void>): void {
  let looks = 0;
  let openedAt = 0;
  const lookLater = () => {
    const pause = Math.min(FIRST_LOOK_MS * 2 ** looks, MAX_PAUSE_MS);
    looks += 1;
    const patience = Math.min(LOOK_PATIENCE_MS * looks, MAX_LOOK_PATIENCE_MS);
    setTimeout(() => {
      breaker.execute(() => look(AbortSignal.timeout(patience))).catch((error: unknown) => log.debug({ origin, error }, 'backend: still away'));
    }, pause).unref();
  };
  breaker.onBreak(() =>
    withoutRequestContext(() => {
      if (looks === 0) {
        openedAt = performance.now();
        log.error({ origin }, 'backend: away; it is asked no more until it answers again');
      }
      lookLater();
    }),
  );
  breaker.onReset(() => {
    log.warn({ origin, looks, seconds: Math.round((performance.now() - openedAt) / 1000) }, 'backend: back');
    looks = 0;
  });
}

/** Whether an origin is not asked at present. */
export const isOpen = ({ breaker }: Guard): boolean => breaker.state !== CircuitState.Closed;

/** What the breaker knows of an origin, without asking it. One that nobody has needed yet counts as up. */
export function stateOf(origin: string): 'up' | 'down' {
  const guard = guards.get(origin);
  return guard && isOpen(guard) ? 'down' : 'up';
}
