import 'server-only';
import axios from 'axios';
import { LRUCache } from 'lru-cache';
import { unstable_cache } from 'next/cache';
import type { Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import { BACKEND_DOWN, isApiError } from '@/lib/api/error';
import { withStoreId } from '@/lib/api/store';
import { MAKESHIFT_S, REVALIDATE_S, tagsOf } from '@/lib/api/tags';
import { CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { env } from '@/lib/env';
import { forwardedFor } from '@/lib/server/client-address';
import { log } from '@/lib/server/log';
import { requestContext, withCallContext } from '@/lib/server/request-context';
import { isUnavailable } from '@/lib/server/resilience/availability';

/** How long a malformed response is served from Next's data cache before the backend is asked again. */
const MALFORMED_TTL_MS = 2_000;

/**
 * `isCached`: false for a call with tags whose response is not to be kept · `clientAddress`: the visitor's, for the
 * backend; a cached call does not send it, since visitors share its response.
 */
type Caching = { isCached?: false; clientAddress?: string };

// axios through `fetch`, where Next's data cache is; the guarded fetch times out first and says why
const http = axios.create({ adapter: 'fetch', timeout: CALL_TIMEOUT_MS + 1_000 });

/**
 * Last good responses: a page must not lose what it has shown when it is renewed while the backend is down
 * (stale-if-error).
 */
const lastGood = new LRUCache<string, { response: unknown }>({ max: 300 });

/**
 * Makes a call of the contract from server rendering, straight to the backend, without a token: for what is public.
 * Responses of calls with tags are kept in Next's data cache for `REVALIDATE_S`, so that parallel misses cost one call
 * and pages survive a backend that is down.
 * @throws ApiError
 */
export async function serverApi<C extends Call>(
  call: C,
  { isCached, clientAddress, ...input }: CallInput<C> & Caching,
) {
  const configuration = env();
  const tags = isCached === false ? undefined : tagsOf(call, input.params);
  const resolved = {
    ...input,
    ...(input.params && { params: withStoreId(input.params, configuration) }),
  } as unknown as CallInput<C>;
  const send = (extraHeaders?: Record<string, string>) => {
    const client = createClient({
      http,
      warn: (line) => log.warn(line),
      // headers are part of the cache's key: the request's own id is set below the cache (resilience/backend-fetch.ts)
      newRequestId: () => 'server',
      prepare: (request) => ({
        ...request,
        baseURL: configuration.API_BASE_URL,
        headers: { ...request.headers, ...extraHeaders },
        fetchOptions: tags ? { next: { revalidate: REVALIDATE_S, tags } } : { cache: 'no-store' },
      }),
    });
    return withCallContext({ name: `${call.method} ${call.path}`, timeoutMs: CALL_TIMEOUT_MS }, () =>
      client(call, resolved),
    );
  };
  try {
    if (!tags) return await send(forwardedFor(clientAddress));
    return await staleIfError(`${call.path} ${JSON.stringify([resolved.params, resolved.query])}`, () =>
      againIfMalformed(send),
    );
  } catch (error) {
    throw withDigest(error);
  }
}

/**
 * Next caches every response with status 200, one that does not fit the contract too. Such a call is made once more
 * with a header that changes every two seconds, and with it the cache's key.
 */
async function againIfMalformed<T>(send: (extraHeaders?: Record<string, string>) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    // an error without a status was a redirect or too large a response, neither of which is cached
    if (!isApiError(error, 'response') || error.status === undefined) throw error;
    return send({ 'X-Attempt': String(Math.floor(Date.now() / MALFORMED_TTL_MS)) });
  }
}

async function staleIfError<T>(key: string, send: () => Promise<T>): Promise<T> {
  try {
    const response = await send();
    lastGood.set(key, { response });
    return response;
  } catch (error) {
    if (!isApiError(error, 'network', 'timeout', 'server', 'response')) throw error;
    await renewWithin(MAKESHIFT_S);
    const stale = lastGood.get(key);
    if (!stale) throw error;
    log.warn({ error }, 'the last good response is shown');
    return stale.response as T;
  }
}

/**
 * Next keeps a page for as long as its shortest-lived part: this shortens the life of the page that is being rendered,
 * which would otherwise lack a section for minutes.
 */
export const renewWithin = (seconds: number): Promise<true> =>
  unstable_cache(async () => true as const, ['renew within', String(seconds)], { revalidate: seconds })();

/**
 * Next passes an error's `digest` to the browser: the error page shows the request's id as its reference, and the
 * backend's status.
 */
function withDigest(error: unknown): unknown {
  const request = requestContext();
  if (!request || !isApiError(error)) return error;
  const isDown =
    error.status === undefined &&
    (isApiError(error, 'network', 'timeout') || isUnavailable(new URL(env().API_BASE_URL).origin));
  // the page that fails for it is a 503 (lib/server/http/error-html.ts)
  if (isDown) request.isBackendDown = true;
  const outcome = isDown ? BACKEND_DOWN : error.status;
  return Object.assign(error, { digest: outcome === undefined ? request.id : `${request.id}/${outcome}` });
}
