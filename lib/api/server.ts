import 'server-only';
import axios from 'axios';
import { unstable_cache } from 'next/cache';
import type { Call } from '@/lib/api/call';
import { type CallInput, createClient } from '@/lib/api/client';
import { isApiError } from '@/lib/api/error';
import { storeIdOf } from '@/lib/api/store';
import { CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { env } from '@/lib/env';
import { forwardedFor } from '@/lib/server/http/client-ip';
import { log } from '@/lib/server/log';
import { withCallContext, requestContext } from '@/lib/server/request-context';

/** Last good answers, by address: what is shown when a renewal fails (a page must not lose what it had shown). */
const lastGood = new Map<string, unknown>();
const MAX_LAST_GOOD = 300;
/** How long a bad answer stands before it is asked for anew. */
const BAD_ANSWER_MS = 2_000;
/** How soon a page is rendered anew that had to do without an answer, or with an old one (seconds). */
const RENEW_SOON_S = 10;

/**
 * How long the server keeps an answer (seconds; false: never kept) and what it is tagged with for the webhook. `clientAddress`
 * is who asks, for the backend: of an answer that is never kept alone, as others would share it.
 */
export type Caching = { revalidate: number | false; tags?: string[]; clientAddress?: string };

const http = axios.create({ adapter: 'fetch', timeout: CALL_TIMEOUT_MS });

/**
 * Makes a call of the contract from server rendering, straight to the backend, without a token: for what is public.
 * Answers land in the framework's data cache, so that parallel misses cost one call and a page keeps being shown
 * while the backend is down.
 * @throws ApiError
 */
export async function serverApi<C extends Call>(call: C, { revalidate, tags, clientAddress, ...input }: CallInput<C> & Caching) {
  const configuration = env();
  const params = input.params as Record<string, string> | undefined;
  const resolved = (params?.store_id ? { ...input, params: { ...params, store_id: storeIdOf(params.store_id, configuration) } } : input) as CallInput<C>;
  const send = (headers: Record<string, string> = {}) =>
    createClient({
      http,
      warn: (line) => log.warn(line),
      // constant: a header that differs would make every cached answer a miss
      newRequestId: () => 'server',
      prepare: (request) => ({
        ...request,
        baseURL: configuration.API_BASE_URL,
        headers: { ...request.headers, ...headers },
        fetchOptions: revalidate === false ? { cache: 'no-store' } : { next: { revalidate, tags } },
      }),
    })(call, resolved);
  const ask = (headers?: Record<string, string>) =>
    withCallContext({ name: `${call.method} ${call.path}`, timeoutMs: CALL_TIMEOUT_MS }, () => send(headers)).catch((error: unknown) => {
      throw withReference(error);
    });
  // what is never cached (a verification code) is never answered from memory either
  if (revalidate === false) return ask(forwardedFor(clientAddress));
  return withLastGood(`${call.path} ${JSON.stringify([resolved.params, resolved.query])}`, () => pastBadAnswer(ask));
}

/** The page that fails shows the request's id as its reference, and the backend's status (`id/503`): the framework's `digest` reaches the browser where the error's words do not. */
function withReference(error: unknown): unknown {
  const request = requestContext();
  return request && isApiError(error) ? Object.assign(error, { digest: error.status ? `${request.id}/${error.status}` : request.id }) : error;
}

/**
 * The framework keeps any answer with status 200, one that does not fit the contract too, and would show its error for
 * as long. Such an answer is asked for once more under a key of its own, which changes every few seconds.
 */
async function pastBadAnswer<T>(ask: (headers?: Record<string, string>) => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // without a status it was given up on the way (too large) and not kept
    if (!isApiError(error, 'answer') || error.status === undefined) throw error;
    return ask({ 'X-Attempt': String(Math.floor(Date.now() / BAD_ANSWER_MS)) });
  }
}

async function withLastGood<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    lastGood.delete(key);
    lastGood.set(key, answer);
    if (lastGood.size > MAX_LAST_GOOD) lastGood.delete(lastGood.keys().next().value ?? '');
    return answer;
  } catch (error) {
    if (!isApiError(error, 'network', 'timeout', 'server', 'answer')) throw error;
    await renewSoon();
    if (!lastGood.has(key)) throw error;
    log.warn({ error }, 'the last good answer is shown');
    return lastGood.get(key) as T;
  }
}

/**
 * A page is kept for as long as the shortest-lived of what it was made from, so this shortens the life of the one that is
 * being rendered. A page that fails as a whole is not kept at all; one that leaves a section out would be, for minutes.
 */
const renewSoon = unstable_cache(async () => true, ['renew soon'], { revalidate: RENEW_SOON_S });
