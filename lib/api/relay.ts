import 'server-only';
import type { NextRequest } from 'next/server';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/api/contract';
import { MAX_UPLOAD_BYTES } from '@/lib/api/contract/upload';
import { isLoginRequest, readLogin, sessionCookies, withoutToken } from '@/lib/api/relay-session';
import { storeIdOf } from '@/lib/api/store';
import { CALL_TIMEOUT_MS, isLongCall, LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { type Env, env } from '@/lib/env';
import { TOKEN_COOKIE } from '@/lib/session/cookies';

/**
 * The relay between browser and customer backend (decisions, "Session": the browser never holds the token). It forwards
 * only what the contract lists, attaches the token, streams bodies both ways and keeps the backend's status and JSON.
 */
const routes = Object.values(contract as Record<string, Call>).map((call) => ({ call, segments: call.path.slice(1).split('/') }));
const MAX_SEGMENT = 200;
/** Multipart framing around the largest file. */
const MAX_UPLOAD_REQUEST = MAX_UPLOAD_BYTES + 64 * 1024;

export async function relay(request: NextRequest): Promise<Response> {
  // what this shop's own client asks for has a name already
  const requestId = request.headers.get('x-request-id')?.slice(0, 100) ?? `relay-${crypto.randomUUID()}`;
  if (isForeign(request)) return refuse(403, 'Cross-site request', requestId);

  const found = route(request.method, request.nextUrl.pathname.replace(/^\/api\//, ''));
  if (!found) return refuse(404, 'Unknown call', requestId);
  const { call, segments } = found;

  const token = request.cookies.get(TOKEN_COOKIE)?.value;
  if (call.access !== 'public' && !token) return withCookies(refuse(401, 'No session', requestId), sessionCookies.dropToken());
  if (Number(request.headers.get('content-length') ?? 0) > MAX_UPLOAD_REQUEST) return refuse(413, 'Too large', requestId);

  const login = isLoginRequest(call) ? await readLogin(request) : undefined;
  if (login === 'invalid') return refuse(422, 'Malformed login', requestId);

  try {
    const response = await fetch(addressOf(call, segments, request.nextUrl.searchParams, env()), {
      method: call.method,
      headers: headersFor(request, token, requestId, login !== undefined),
      body: login ? JSON.stringify(login.body) : request.body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(isLongCall(call.path) ? LONG_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS),
      // Node's fetch wants to be told that a body is streamed
      ...({ duplex: 'half' } as object),
    });
    if (login && response.ok) return await withoutToken(response, login, requestId);
    return withCookies(passOn(response, requestId), sessionCookies.after(call, response.status, token !== undefined));
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    console.warn(`${call.method} ${call.path} [${requestId}]: ${isTimeout ? 'no answer in time' : 'backend cannot be reached'}`);
    return refuse(isTimeout ? 504 : 502, isTimeout ? 'Timeout' : 'Unreachable', requestId);
  }
}

/** Finds the contract's entry for a method and a raw path. Ids are decoded once and encoded again, never passed on raw. */
function route(method: string, rawPath: string): { call: Call; segments: string[] } | undefined {
  const segments = rawPath.split('/').map(decoded);
  if (segments.some((segment) => segment === undefined || segment === '' || segment === '.' || segment === '..' || segment.length > MAX_SEGMENT))
    return undefined;
  const plain = segments as string[];
  const hit = routes.find(
    (candidate) =>
      candidate.call.method === method &&
      candidate.segments.length === plain.length &&
      candidate.segments.every((part, index) => part.startsWith('{') || part === plain[index]),
  );
  if (!hit) return undefined;
  return { call: hit.call, segments: plain };
}

function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    // control characters (%00) name nothing
    // eslint-disable-next-line no-control-regex
    return /[\u0000-\u001f\u007f]/.test(text) ? undefined : text;
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

function headersFor(request: NextRequest, token: string | undefined, requestId: string, isJson: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json', 'X-Request-Id': requestId });
  const language = request.headers.get('accept-language');
  if (language) headers.set('Accept-Language', language.slice(0, 200));
  const type = isJson ? 'application/json' : request.headers.get('content-type');
  if (type && request.body) headers.set('Content-Type', type);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Nobody else's page may act for the shopper: `Sec-Fetch-Site` where the browser sends it, else `Origin`. */
function isForeign(request: NextRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== env().SITE_URL && origin !== `${request.nextUrl.protocol}//${request.headers.get('host')}`;
}

function passOn(response: Response, requestId: string): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId });
  const type = response.headers.get('content-type');
  if (type) headers.set('Content-Type', type);
  return new Response(response.body, { status: response.status === 304 ? 200 : response.status, headers });
}

function refuse(status: number, message: string, requestId: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId } });
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
