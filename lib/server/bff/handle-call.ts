import 'server-only';
import type { NextRequest } from 'next/server';
import { type Call, IDEMPOTENCY_KEY, pathOf } from '@/lib/api/call';
import { withStoreId } from '@/lib/api/store';
import { timeoutOf } from '@/lib/api/timeouts';
import { credentialCalls } from '@/lib/credential/schema';
import { loginTypeOf, TYPE_COOKIE } from '@/lib/api/session-cookies';
import { env } from '@/lib/env';
import type { Refusal } from '@/lib/server/attempts';
import { acceptCall, type MatchedCall } from '@/lib/server/bff/accept-call';
import { backendFailure, clientError } from '@/lib/server/bff/backend-errors';
import { logInGuest } from '@/lib/server/bff/guest-login';
import { clientClosed, HttpError, tooManyRequests } from '@/lib/server/bff/http-error';
import { admit } from '@/lib/server/bff/rate-limits';
import { readJson } from '@/lib/server/bff/read-body';
import { readPicture } from '@/lib/server/bff/read-picture';
import { keptGuest, loggedIn, loggedOut, readLogin, type Session, sessionOf } from '@/lib/server/bff/session';
import { inUploadSlot } from '@/lib/server/bff/upload-slots';
import { CLIENT_IP_HEADER, forwardedFor } from '@/lib/server/client-address';
import { jsonOf } from '@/lib/server/json';
import { log } from '@/lib/server/log';
import { measureApiCall } from '@/lib/server/metrics';
import { givenId, nameCall, requestContext, withCallContext, withRequestContext } from '@/lib/server/request-context';
import { retryAfterMs } from '@/lib/server/resilience/policies';
import { type Login, sessionCalls } from '@/lib/session/schema';
import { uploadCalls } from '@/lib/upload/schema';

/**
 * The backend for the frontend (docs/adr/0006): the browser's calls to `/api/…`. It forwards what the contract lists,
 * attaches the token, and passes on the backend's status and JSON. Each call is one line of the log, under its name in
 * the contract, so that no id or search term gets into it. A call that a rate limit stopped names the limit, and whom
 * it counts.
 */
export async function handleCall(request: NextRequest): Promise<Response> {
  const startedAt = performance.now();
  const id = requestContext()?.id ?? givenId(request.headers.get('x-request-id')) ?? `api-${crypto.randomUUID()}`;
  return withRequestContext({ ...requestContext(), id }, async () => {
    let refusal: Refusal | undefined;
    const response = await respond(request, id).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      ({ refusal } = error);
      return errorResponse(error);
    });
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Request-Id', id);
    const { status } = response;
    const ms = Math.round(performance.now() - startedAt);
    const stoppedBy = refusal && { limit: refusal.limit, key: refusal.key };
    const call = requestContext()?.call ?? `${request.method} (unknown)`;
    measureApiCall(call, status, ms);
    log[status >= 500 ? 'warn' : 'info']({ call, status, ms, ...stoppedBy }, 'API call');
    return response;
  });
}

/** What a register form sends; one that was left open must not reach the account that has logged in meanwhile. */
const NEW_ACCOUNT: readonly Call[] = [credentialCalls.register, credentialCalls.migrate];

/** A call that may be forwarded. */
type Accepted = MatchedCall & { session: Session; address: string; requestId: string };

async function respond(request: NextRequest, requestId: string): Promise<Response> {
  const matched = acceptCall(request);
  const { call } = matched;
  nameCall(`${call.method} ${call.path}`);
  const address = request.headers.get(CLIENT_IP_HEADER) ?? 'unknown';
  if (call === sessionCalls.logout) return logOut(request, { ...matched, address, requestId });

  const session = sessionOf(request);
  const { token } = session;
  if (call.access !== 'public' && !token) throw new HttpError(401, 'No session');
  const type = loginTypeOf(request.cookies.get(TYPE_COOKIE)?.value);
  if (type && type !== 'TEMP' && NEW_ACCOUNT.includes(call)) throw new HttpError(403, 'Logged in to another account');
  const accepted = { ...matched, session, address, requestId };
  if (call !== uploadCalls.uploadFile) return forward(request, accepted, await readJson(request, call));
  const slot = { session: token ?? '', address, signal: request.signal };
  return inUploadSlot(slot, async () => forward(request, accepted, await readPicture(request)));
}

/** Makes a call, within the limits for attempts, and turns the backend's response into the browser's. */
async function forward(request: NextRequest, accepted: Accepted, given: unknown): Promise<Response> {
  const { call, params, session, address } = accepted;
  const login = call === sessionCalls.login ? readLogin(given, session.guest) : undefined;
  const body = login ?? given;
  const query = Object.fromEntries(request.nextUrl.searchParams);
  // counts only a call whose entry names a `limit` (lib/server/limits.ts)
  const { refusal, settle } = await admit(call, { address, session: session.token, params, query, body });
  if (refusal) throw tooManyRequests(refusal);
  if (login?.type === 'TEMP') {
    const guest = await logInGuest(login, session.guest === undefined, (one) =>
      send(request, accepted, one).catch(keepingGuest(one)),
    );
    if (guest.response.ok) return loggedIn(guest.response, guest.login).catch(keepingGuest(guest.login));
    const refused = await forBrowser(guest.response, call);
    refused.headers.append(...keptGuest(guest.login));
    return refused;
  }

  const response = await send(request, accepted, body).catch(async (error: HttpError) => {
    await settle(error.status);
    throw error;
  });
  await settle(response.status, () => response.clone().json());
  return login && response.ok ? loggedIn(response, login) : forBrowser(response, call);
}

/** The next attempt after a failure is the same guest's: the backend may have made that guest before it failed. */
const keepingGuest =
  (login: Login) =>
  (error: HttpError): never => {
    error.headers.push(keptGuest(login));
    throw error;
  };

/**
 * Of the backend's headers the browser gets none but, after an error, when to try again. A result is JSON whatever the
 * backend calls it: HTML, an SVG or a script would be the shop's own in the browser.
 */
async function forBrowser(response: Response, call: Call): Promise<Response> {
  const { status } = response;
  if (status >= 400) {
    // a 401 clears no cookies: they may be those of a later login. The browser, which knows, gives its session up
    const headers = new Headers();
    // a date too is seconds for the browser, whose clock may be wrong
    const retryAfter = retryAfterMs(response);
    if (retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(retryAfter / 1000)));
    return Response.json(await clientError(response), { status, headers });
  }
  const text = await response.text();
  if (text !== '' && jsonOf(text) === undefined) {
    log.warn({ type: response.headers.get('Content-Type') }, `response of ${call.method} ${call.path} is no JSON`);
    throw new HttpError(502, 'Malformed response');
  }
  return new Response(text || null, { status, headers: { 'Content-Type': 'application/json' } });
}

const UNCONFIRMED = 'the backend did not confirm a logout';

/** A logout succeeds for the browser whatever the backend does: without its cookies it is logged out. */
async function logOut(request: NextRequest, matched: Omit<Accepted, 'session'>): Promise<Response> {
  try {
    const session = sessionOf(request);
    const response = session.token ? await send(request, { ...matched, session }) : undefined;
    if (response && !response.ok) log.warn({ status: response.status }, UNCONFIRMED);
  } catch (error) {
    log.warn({ error }, UNCONFIRMED);
  }
  return loggedOut();
}

/**
 * Makes a call to the backend or the file service, with timeout and circuit breaker (resilience/backend-fetch.ts).
 * @throws HttpError where there was no response
 */
async function send(request: NextRequest, accepted: Accepted, body?: unknown): Promise<Response> {
  const { call } = accepted;
  const { method, path } = call;
  const isForm = body instanceof FormData;
  try {
    return await withCallContext({ name: `${method} ${path}`, timeoutMs: timeoutOf(call) }, () =>
      fetch(backendUrl(accepted, request.nextUrl.searchParams), {
        method,
        headers: headersFor(request, accepted, body !== undefined && !isForm),
        body: isForm ? body : JSON.stringify(body),
        cache: 'no-store',
        // a read ends when the visitor has left; a write is carried out all the same
        ...(method === 'GET' && { signal: request.signal }),
      }),
    );
  } catch (error) {
    throw method === 'GET' && request.signal.aborted ? clientClosed() : backendFailure(error);
  }
}

/** The backend's (or file service's) URL of a call, with the configured ids in place of the store's aliases. */
function backendUrl({ call, params }: MatchedCall, query: URLSearchParams): URL {
  const configuration = env();
  if (call === uploadCalls.uploadFile) return new URL(configuration.FILE_UPLOAD_URL);
  const url = new URL(configuration.API_BASE_URL + pathOf(call.path, withStoreId(params, configuration)));
  url.search = new URLSearchParams(withStoreId(Object.fromEntries(query), configuration)).toString();
  return url;
}

function headersFor(
  { headers: given }: NextRequest,
  { call, session, address, requestId }: Accepted,
  isJson: boolean,
): Headers {
  const headers = new Headers({ Accept: 'application/json', 'X-Request-Id': requestId });
  const language = given.get('accept-language');
  if (language) headers.set('Accept-Language', language.slice(0, 200));
  if (isJson) headers.set('Content-Type', 'application/json');
  const key = call.hasIdempotencyKey && given.get(IDEMPOTENCY_KEY);
  if (key && /^[\w-]{1,100}$/.test(key)) headers.set(IDEMPOTENCY_KEY, key);
  if (session.token) headers.set('Authorization', `Bearer ${session.token}`);
  // the file service has no limits by address, and need not know it
  if (call !== uploadCalls.uploadFile)
    for (const [name, value] of Object.entries(forwardedFor(address))) headers.set(name, value);
  return headers;
}

function errorResponse({ status, message, headers, cause }: HttpError): Response {
  if (cause) log.warn({ error: cause }, `backend: ${message.toLowerCase()}`);
  return Response.json({ message }, { status, headers });
}
