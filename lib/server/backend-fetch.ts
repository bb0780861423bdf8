import 'server-only';
import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { env } from '@/lib/env';
import { type Guard, guardOf, isAway, isOpen, isTimeout } from '@/lib/server/breaker';
import { NotAskedError } from '@/lib/server/not-asked';
import { NotNowError, withRetries } from '@/lib/server/retries';
import { traced } from '@/lib/server/tracing';
import { type CallContext, callContext, requestContext } from '@/lib/server/request-context';
import { readWhole } from '@/lib/server/whole-answer';

type Fetch = typeof globalThis.fetch;

/**
 * Puts circuit breaker, bulkheads and retries under Next's own `fetch`, for calls of the contract alone (`withCallContext`):
 * what comes from a cache passes none of it. To be called once, before Next puts its cache over `fetch` (docs/adr/0003).
 * A call fails as a plain `fetch` does, or with a `NotAskedError` or an `AnswerTooLargeError`. Its answer is read to the
 * end before it is handed on, so that timeout, retries, breaker and bulkhead hold for the body as they do for the head.
 * @param lookAt the address at an origin that tells whether anybody is there
 */
export function guardBackend(lookAt = configurationAt): void {
  const { fetch } = globalThis;
  const look = async (origin: string, signal: AbortSignal) => {
    const response = await fetch(lookAt(origin), { headers: { Accept: 'application/json', 'X-Request-Id': `relay-look-${Date.now()}` }, signal });
    // the body as well: what hung there must answer in full again
    await readWhole('probe', response);
    if (isAway(response.status)) throw new NotNowError(response);
  };
  const guarded: Fetch = async (input, init) => {
    const call = callContext();
    if (!call) return fetch(input, init);
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    return ask(
      fetch,
      guardOf(origin, (signal) => look(origin, signal)),
      call,
      request,
    );
  };
  globalThis.fetch = guarded;
}

/** Of the backend, the call that tells whether it is there. */
function configurationAt(origin: string): string {
  const { API_BASE_URL } = env();
  return new URL(API_BASE_URL).origin === origin ? `${API_BASE_URL}/configuration/latest` : origin;
}

async function ask(fetch: Fetch, guard: Guard, { name, timeoutMs }: CallContext, request: Request): Promise<Response> {
  const isReading = request.method === 'GET';
  const visitor = requestContext();
  // nobody waits twice for one page: the framework draws a page that failed once more
  if (isReading && visitor?.hasTimedOut) throw new NotAskedError('down');
  // a file that stops on its way fails like the backend, and is the visitor's doing: such failures count for nothing
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const bulkhead = isReading ? guard.reads : isUpload ? guard.uploads : guard.writes;
  const deadline = performance.now() + timeoutMs;
  const signal = patience(request, timeoutMs);
  const isGivenUp = givenUp(signal);

  const once = async (attempt: number): Promise<Response> => {
    if (isOpen(guard)) throw new NotAskedError('down');
    const inTurn = () =>
      bulkhead.execute(async () => {
        const startedAt = performance.now();
        // a `Request` of our own with this signal would be cleared from memory under way, and nothing would stop the call
        const answer = traced(name, request, attempt, async (trace) => readWhole(name, await fetch(request, { headers: headersOf(request, trace), signal })));
        const response = await Promise.race([answer, isGivenUp]);
        visitor?.timings?.push({ name, ms: performance.now() - startedAt });
        if (isAway(response.status) || response.status === 429) throw new NotNowError(response);
        return response;
      }, signal);
    return isUpload ? inTurn() : guard.breaker.execute(inTurn);
  };
  try {
    return await Promise.race([isReading ? withRetries(name, deadline, once) : once(0), isGivenUp]);
  } catch (error) {
    if (visitor && isTimeout(error)) visitor.hasTimedOut = true;
    if (error instanceof NotNowError) return error.response;
    if (error instanceof BulkheadRejectedError) throw new NotAskedError('busy');
    throw error instanceof BrokenCircuitError ? new NotAskedError('down') : error;
  }
}

/**
 * When a call is given up, the reading of its answer included: with whoever asked, or after a time; a page that is renewed
 * behind its answer comes without a signal. With a timer of its own: Node 20 forgets one that `AbortSignal.any` alone knows.
 */
function patience(request: Request, ms: number): AbortSignal {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(new DOMException('The backend did not answer in time.', 'TimeoutError')), ms).unref();
  const leave = () => giveUp.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave);
  return giveUp.signal;
}

/** Whoever waits for a turn gives up in time, too. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The request's id stands in for the constant one that pages ask with, for the sake of the cache above. */
function headersOf(request: Request, trace: Record<string, string>): Headers {
  const headers = new Headers(request.headers);
  const id = requestContext()?.id;
  if (id) headers.set('X-Request-Id', id);
  for (const [name, value] of Object.entries(trace)) headers.set(name, value);
  return headers;
}
