import 'server-only';
import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import { isOutage } from '@/lib/server/breaker';
import { log } from '@/lib/server/log';

/** Tries after the first one. */
const MAX_RETRIES = 2;
/** The first pause is up to this long, in milliseconds, the next up to twice that: at random, so that many do not come back at once. */
const PAUSE_MS = 200;
/** Kept for the next try to be answered, in milliseconds: one that could not be is not made. */
const RESERVE_MS = 500;

/** An answer that says "not now": a gateway's that nobody is there, or that there is too much. The last one is handed on. */
export class NotNowError extends Error {
  override name = 'NotNowError';
  readonly response: Response;
  constructor(response: Response) {
    super(`answered ${response.status}`);
    this.response = response;
  }
}

/**
 * Makes a call that changes nothing up to three times while it fails for reasons that pass: no connection, no answer, a
 * gateway's refusal. How long to wait is the backend's word (`Retry-After`) or chance.
 * @param deadline all tries together end before (`performance.now()`); no try begins that would not have the time
 */
export function withRetries(name: string, deadline: number, once: (attempt: number) => Promise<Response>): Promise<Response> {
  const isWorthIt = (error: unknown): boolean =>
    (error instanceof NotNowError || isOutage(error)) && performance.now() + (askedPause(error) ?? PAUSE_MS) + RESERVE_MS < deadline;
  const pause = ({ attempt, result }: IRetryBackoffContext<unknown>): number =>
    askedPause('error' in result ? result.error : undefined) ?? Math.random() * PAUSE_MS * 2 ** (attempt - 1);
  const policy = retry(handleWhen(isWorthIt), { maxAttempts: MAX_RETRIES, backoff: new DelegateBackoff(pause) });
  policy.onRetry((event) => {
    const error = 'error' in event ? event.error : undefined;
    log.info({ call: name, attempt: event.attempt, pause: Math.round(event.delay), reason: error instanceof Error ? error.message : '' }, 'backend: once more');
    if (error instanceof NotNowError) void error.response.body?.cancel();
  });
  return policy.execute(({ attempt }) => once(attempt));
}

/** The pause that an answer asks for, in milliseconds: seconds or a date. Undefined where it asks for none. */
function askedPause(error: unknown): number | undefined {
  const asked = error instanceof NotNowError ? error.response.headers.get('retry-after') : null;
  if (!asked) return undefined;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
