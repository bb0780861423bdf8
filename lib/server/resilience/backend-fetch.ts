import 'server-only';
import { BrokenCircuitError } from 'cockatiel';
import { env } from '@/lib/env';
import { measureBackendCall } from '@/lib/server/metrics';
import { type CallContext, callContext, requestContext } from '@/lib/server/request-context';
import { firstRead, isUnavailable, type OriginPolicy } from '@/lib/server/resilience/availability';
import { isTimeout, policyOf, retryPolicy } from '@/lib/server/resilience/policies';
import { readResponse } from '@/lib/server/resilience/read-response';
import { traced } from '@/lib/server/tracing';

type Fetch = typeof globalThis.fetch;

const CONFIGURATION = '/configuration/latest';

/** `code` is what axios takes for a timeout. */
class BackendTimeoutError extends Error {
  override name = 'TimeoutError';
  readonly code = 'ETIMEDOUT';
}

/**
 * Puts timeout, retries, circuit breaker and bulkheads under Next's own `fetch`, for calls of the contract alone
 * (`withCallContext`): what comes from a cache passes none of them. To be called once, before Next wraps `fetch` with
 * its cache (docs/adr/0004). A call fails as a plain `fetch` does, or with a `TimeoutError`, an `UnusableResponseError`,
 * or cockatiel's `BrokenCircuitError` or `BulkheadRejectedError`. It follows no redirect, and its response is read to
 * the end first, so that all this covers the body.
 * @param probeUrl the URL at an origin that is requested to check whether it is available
 */
export function protectBackendFetch(probeUrl = configurationUrl): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const call = callContext();
    if (!call) return fetch(input, init);
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const probe = async (signal: AbortSignal) => {
      const headers = { Accept: 'application/json', 'X-Request-Id': `api-probe-${Date.now()}` };
      return readResponse('probe', await fetch(probeUrl(origin), { headers, signal, redirect: 'manual' }));
    };
    return callOrigin(fetch, policyOf(origin, probe), origin, call, request);
  };
}

/** The URL to probe: at the backend the call that every page needs, at any other origin its root. */
function configurationUrl(origin: string): string {
  const { API_BASE_URL } = env();
  return new URL(API_BASE_URL).origin === origin ? `${API_BASE_URL}${CONFIGURATION}` : origin;
}

async function callOrigin(
  fetch: Fetch,
  { breaker, reads, writes }: OriginPolicy,
  origin: string,
  call: CallContext,
  request: Request,
): Promise<Response> {
  const isRead = request.method === 'GET';
  const visitor = requestContext();
  // after a failed render Next renders the page again, and its visitor must not wait for the timeout a second time
  if (isRead && visitor?.hasTimedOut) throw new BrokenCircuitError('a call for this page has timed out');
  const once = async (signal: AbortSignal, attempt: number): Promise<Response> => {
    if (isUnavailable(origin)) throw new BrokenCircuitError();
    const send = async () => {
      const startedAt = performance.now();
      let outcome: number | 'failed' = 'failed';
      try {
        const response = await traced(call.name, request, attempt, async (trace) =>
          readResponse(
            call.name,
            await fetch(request, { headers: headersOf(request, trace), signal, redirect: 'manual' }),
          ),
        );
        outcome = response.status;
        if (response.ok && call.name === `GET ${CONFIGURATION}`) firstRead.isDone = true;
        return response;
      } finally {
        measureBackendCall(call.name, outcome, performance.now() - startedAt);
      }
    };
    return breaker.execute(() => (isRead ? reads : writes).execute(send, signal));
  };
  const retries = retryPolicy(call.name, performance.now() + call.timeoutMs);
  try {
    return await withTimeout(call.timeoutMs, request.signal, (signal) =>
      isRead ? retries.execute(({ attempt }) => once(signal, attempt), signal) : once(signal, 0),
    );
  } catch (error) {
    if (visitor && isTimeout(error)) visitor.hasTimedOut = true;
    throw error;
  }
}

/**
 * Runs work with a signal that is aborted after a time (milliseconds) or by the caller. Rejects then, also while the
 * work waits for its turn.
 */
async function withTimeout<Result>(
  ms: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new BackendTimeoutError(`no response within ${ms} ms`)), ms);
  const signal = AbortSignal.any([timeout.signal, caller]);
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([work(signal), aborted.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The request's id is set here: above the cache it would make a key of its own for every request. */
function headersOf(request: Request, trace: Record<string, string>): Headers {
  const headers = new Headers(request.headers);
  const id = requestContext()?.id;
  if (id) headers.set('X-Request-Id', id);
  for (const [name, value] of Object.entries(trace)) headers.set(name, value);
  return headers;
}
