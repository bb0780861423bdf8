import 'server-only';
import type { NextRequest } from 'next/server';
import { type Call, isPathId } from '@/lib/api/call';
import { failureOf } from '@/lib/api/relay-failure';
import { admit } from '@/lib/api/call-limits';
import { contract } from '@/lib/api/contract';
import { uploadCalls } from '@/lib/api/contract/upload';
import { BodyRefusal } from '@/lib/api/body-refusal';
import { readBody, type RelayedBody } from '@/lib/api/relay-body';
import { reducedError } from '@/lib/api/relay-error';
import { isForeign, isOwnHost, isQueryOf } from '@/lib/api/relay-checks';
import { sessionOf } from '@/lib/api/relay-cookies';
import { isLoginRequest, isLogout, loggedOut, readLogin, sessionCookies, withoutToken } from '@/lib/api/relay-session';
import { inUploadSlot } from '@/lib/api/upload-slots';
import { storeIdOf } from '@/lib/api/store';
import { timeoutOf } from '@/lib/api/timeouts';
import { type Env, env } from '@/lib/env';
import { givenId, withCallContext, nameCall, requestContext } from '@/lib/server/request-context';
import { CLIENT_IP_HEADER, forwardedFor } from '@/lib/server/http/client-ip';

/**
 * The relay between browser and customer backend (decisions, "Session": the browser never holds the token). It forwards
 * only what the contract lists, attaches the token, streams uploads and keeps the backend's status and JSON; of errors
 * what the client reads (`reducedError`).
 */
const routes = Object.values(contract as Record<string, Call>).map((call) => ({ call, segments: call.path.slice(1).split('/') }));

/** The visitor left before the request was whole: no failure of anybody, and nobody reads the answer. The status is the one that proxies log. */
const CLIENT_CLOSED = [499, 'Client closed request'] as const;
/** Seconds after which an upload may be tried again that found too many others before it. */
const UPLOAD_RETRY_S = 5;

export async function relay(request: NextRequest): Promise<Response> {
  // what this shop's own client asks for has a name already
  const requestId = requestContext()?.id ?? givenId(request.headers.get('x-request-id')) ?? `relay-${crypto.randomUUID()}`;
  if (!isOwnHost(request)) return refuse(421, 'Another host', requestId);
  if (isForeign(request)) return refuse(403, 'Cross-site request', requestId);

  const found = route(request.method, request.nextUrl.pathname.replace(/^\/api\//, ''));
  if (!found) return refuse(404, 'Unknown call', requestId);
  const { call, segments } = found;
  nameCall(`${call.method} ${call.path}`);
  if (!isQueryOf(call, request.nextUrl.searchParams)) return refuse(400, 'Not a query of this call', requestId);

  const session = sessionOf(request);
  if (isLogout(call) && (session === 'ambiguous' || !session.token)) return loggedOut(requestId);
  if (session === 'ambiguous') return refuse(400, 'More than one session', requestId);
  const { token, guest } = session;
  if (call.access !== 'public' && !token) return withCookies(refuse(401, 'No session', requestId), sessionCookies.dropToken());
  const address = request.headers.get(CLIENT_IP_HEADER) ?? 'unknown';
  const accepted = { call, segments, token, guest, address, requestId };
  if (call !== uploadCalls.uploadFile) return forward(request, accepted);
  const answer = await inUploadSlot({ session: token ?? '', address }, () => forward(request, accepted), request.signal);
  if (answer === 'busy') return tooMany(UPLOAD_RETRY_S, requestId);
  return answer === 'gone' ? refuse(...CLIENT_CLOSED, requestId) : answer;
}

type Accepted = { call: Call; segments: string[]; token?: string; guest?: string; address: string; requestId: string };

/** Reads a call's body, makes the call and passes its answer on. */
async function forward(request: NextRequest, { call, segments, token, guest, address, requestId }: Accepted): Promise<Response> {
  const name = `${call.method} ${call.path}`;
  const sent = await readBody(request, call).catch((error: unknown) => {
    if (error instanceof BodyRefusal) return error;
    if (request.signal.aborted) return new BodyRefusal(...CLIENT_CLOSED);
    throw error;
  });
  if (sent instanceof BodyRefusal) return refuseBody(sent, requestId);

  const login = isLoginRequest(call) ? readLogin(guest, sent.value) : undefined;
  if (login === 'invalid') return refuse(422, 'Malformed login', requestId);
  const admission = await admit(call, { address, session: token, params: paramsOf(call, segments), body: login?.body ?? sent.value });
  if (admission.waitS !== undefined) return tooMany(admission.waitS, requestId);

  try {
    const url = addressOf(call, segments, request.nextUrl.searchParams, env());
    const timeoutMs = timeoutOf(call.path);
    const response = await withCallContext({ name, timeoutMs }, () =>
      fetch(url, {
        method: call.method,
        headers: headersFor(request, call, token, requestId, sent),
        body: sent.stream ?? jsonOf(login?.body ?? sent.value),
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
        // Node's fetch wants to be told that a body is streamed
        ...({ duplex: 'half' } as object),
      }),
    );
    await admission.settle(response.status, () => response.clone().json());
    if (isLogout(call)) return loggedOut(requestId, response);
    if (login && response.ok) return await withoutToken(response, login, requestId);
    return withCookies(await passOn(response, requestId), sessionCookies.after(call, response.status, token !== undefined));
  } catch (error) {
    // an upload that grew too large or became too slow on the way
    const refusal = error instanceof Error ? [error, error.cause].find((one) => one instanceof BodyRefusal) : undefined;
    if (refusal) return refuseBody(refusal, requestId);
    await admission.settle(502);
    if (sent.stream && request.signal.aborted) return refuse(...CLIENT_CLOSED, requestId);
    if (isLogout(call)) return loggedOut(requestId, error);
    const { status, message, headers } = failureOf(error);
    return refuse(status, message, requestId, headers);
  }
}

/** Finds the contract's entry for a method and a raw path. Segments are decoded once, held to the rule for ids, and encoded again. */
function route(method: string, rawPath: string): { call: Call; segments: string[] } | undefined {
  const segments = rawPath.split('/').map(decoded);
  if (!segments.every((segment): segment is string => segment !== undefined && isPathId(segment))) return undefined;
  const hit = routes.find(
    (candidate) =>
      candidate.call.method === method &&
      candidate.segments.length === segments.length &&
      candidate.segments.every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  return hit && { call: hit.call, segments };
}

/** The values of a call's path parameters, by name. */
function paramsOf(call: Call, segments: string[]): Record<string, string> {
  const names = call.path.slice(1).split('/');
  return Object.fromEntries(segments.flatMap((value, index) => (names[index]?.startsWith('{') ? [[names[index].slice(1, -1), value]] : [])));
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function addressOf(call: Call, segments: string[], search: URLSearchParams, configuration: Env): URL {
  if (call.path === '/upload') return new URL(configuration.FILE_UPLOAD_URL);
  const names = call.path.slice(1).split('/');
  const path = segments.map((segment, index) => encodeURIComponent(names[index] === '{store_id}' ? storeIdOf(segment, configuration) : segment)).join('/');
  const url = new URL(`${configuration.API_BASE_URL}/${path}`);
  for (const [key, value] of search) url.searchParams.append(key, key === 'store_id' ? storeIdOf(value, configuration) : value);
  return url;
}

function headersFor(request: NextRequest, call: Call, token: string | undefined, requestId: string, { contentType }: RelayedBody): Headers {
  // the file service limits nobody
  const address = call === uploadCalls.uploadFile ? undefined : request.headers.get(CLIENT_IP_HEADER);
  const headers = new Headers({ Accept: 'application/json', 'X-Request-Id': requestId, ...forwardedFor(address) });
  const language = request.headers.get('accept-language');
  if (language) headers.set('Accept-Language', language.slice(0, 200));
  if (contentType) headers.set('Content-Type', contentType);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

const jsonOf = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

async function passOn(response: Response, requestId: string): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId });
  if (response.status >= 400) {
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter) headers.set('Retry-After', retryAfter);
    return Response.json(await reducedError(response), { status: response.status, headers });
  }
  const type = response.headers.get('content-type');
  if (type) headers.set('Content-Type', type);
  return new Response(response.body, { status: response.status === 304 ? 200 : response.status, headers });
}

function refuse(status: number, message: string, requestId: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId } });
}

/** Who sends too slowly loses the connection as well: nobody waits for the rest. */
const refuseBody = ({ status, message }: BodyRefusal, requestId: string): Response =>
  refuse(status, message, requestId, status === 408 ? { Connection: 'close' } : {});

/** RFC 6585: the shopper's own client says how long to wait. */
function tooMany(waitS: number, requestId: string): Response {
  const refusal = refuse(429, 'Too many attempts', requestId);
  refusal.headers.set('Retry-After', String(waitS));
  return refusal;
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
