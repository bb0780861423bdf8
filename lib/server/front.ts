import 'server-only';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { nameClient } from '@/lib/server/client-address';
import { isDraining } from '@/lib/server/drain';
import { fillErrorBody } from '@/lib/server/error-body';
import { bodyIn, type Encoding, type FinishedPage } from '@/lib/server/finished-page';
import { limitConversions } from '@/lib/server/image-gate';
import { completeRedirects } from '@/lib/server/redirects';
import { reduceUrl } from '@/lib/server/render-url';
import { limitPatience, refuseRequest, refuseUpgrade } from '@/lib/server/refusals';
import { secure } from '@/lib/server/security-headers';
import { idOf, inRequest } from '@/lib/server/under-way';
import { isKnownPath } from '@/lib/i18n/paths';
import { isPersonalPath } from '@/lib/i18n/personal-path';
import { splitLocale } from '@/lib/i18n/locales';

/**
 * The shop's front door, before the framework sees a request. A cached page is finished once (compressed, with its
 * headers) and then answered from memory for a second at a time, as a proxy in front would do it: the framework itself
 * would hash and compress the same page anew for each visitor. It also drops request headers that could get a
 * visitor's own nonce into a cached page.
 */

/** `until` is on the monotonic clock (`performance.now()`): the time of day may be set back. */
type Answer = { page: FinishedPage; headers: [string, string | number | readonly string[]][]; until: number };

/** How long an answer is given without asking the framework, in milliseconds. Its own freshness rules hold beyond that. */
const HOLD_MS = 1000;
/** A page that is being renewed behind this answer is asked for again sooner: a change shows everywhere within two seconds. */
const HOLD_STALE_MS = 200;
/** A page takes some 60 kB here: 10 MB at the most. */
const MAX_PAGES = 150;
const MIN_BYTES = 1024;

const answers = new Map<string, Answer>();
const pages = new Map<string, FinishedPage>();

/** Puts the front door in place, for every HTTP server of this process. */
export function openFront(): void {
  // tags were named, here or at another instance (page-cache.cjs, shared-tags.cjs): what is held may be old
  (process as NodeJS.EventEmitter).on('shop:renewed', () => answers.clear());
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...values: unknown[]) {
    const [request, response] = values;
    if (event === 'connection') limitPatience(this);
    if (event === 'upgrade' && response instanceof Duplex) {
      refuseUpgrade(response);
      return true;
    }
    if (event !== 'request' || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse))
      return Reflect.apply(emit, this, [event, ...values]);
    // whoever comes while the shop stops is answered, and goes to another instance with the next request
    if (isDraining()) response.setHeader('Connection', 'close');
    if (receive(request, response)) return true;
    limitConversions(request, response, () => inRequest({ id: nameOf(request) }, () => Reflect.apply(emit, this, [event, ...values])));
    return true;
  } as typeof emit;
}

/** A request's id: the one that browser or proxy gave it, else a new one. */
function nameOf({ headers, url }: IncomingMessage): string {
  return idOf(headers['x-request-id']) ?? `${url?.startsWith('/api/') ? 'relay' : 'page'}-${crypto.randomUUID()}`;
}

/** Returns true when the request was answered here. */
function receive(request: IncomingMessage, response: ServerResponse): boolean {
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (refuseRequest(request, response)) return true;
  nameClient(request);
  if (isPersonal(request)) answerPrivately(response);
  const asked = request.url ?? '/';
  reduceUrl(request);

  const isDocument = isDocumentRequest(request);
  const key = request.url ?? '/';
  const encoding = encodingFor(request);
  const known = isDocument ? answers.get(key) : undefined;
  if (known && known.until > performance.now()) {
    for (const [name, value] of known.headers) response.setHeader(name, value);
    send(request, response, known.page, encoding, response.end);
    return true;
  }
  secure(request, response);
  // what is held is a page: only what the framework answers may be a redirect
  completeRedirects(asked, key, response);
  if (!isDocument) return false;
  // the framework answers plainly, so that the page comes here in one piece
  delete request.headers['accept-encoding'];
  finishOnce(request, response, key, encoding);
  return false;
}

function isPersonal({ url = '/' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return path.startsWith('/api/') || isPersonalPath(splitLocale(path).path);
}

/**
 * Says on the way out that no cache may keep the answer, whatever it is: page, redirect, refusal or error. The shell of
 * such a page holds nothing personal, so that this server itself may keep it.
 */
function answerPrivately(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...values: unknown[]) => {
    response.setHeader('Cache-Control', 'private, no-store');
    return Reflect.apply(writeHead, response, values);
  }) as typeof writeHead;
}

function isDocumentRequest({ method, headers, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.rsc || headers['next-router-prefetch'] || headers['x-prerender-revalidate'] || headers.cookie?.includes('__prerender_bypass'))
    return false;
  const path = url.split('?', 1)[0] ?? '/';
  return isKnownPath(splitLocale(path).path);
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Takes the page in one piece, before the framework's own compression would send the head without asking. */
function finishOnce(request: IncomingMessage, response: ServerResponse, key: string, encoding: Encoding): void {
  const end = response.end;
  const fill = fillErrorBody(request, response);
  const finish = (...values: unknown[]) => {
    delete (response as { end?: unknown }).end;
    values[0] = fill(values[0]);
    const [body] = values;
    const etag = response.getHeader('etag');
    const isPage =
      (typeof body === 'string' || Buffer.isBuffer(body)) &&
      body.length >= MIN_BYTES &&
      !response.headersSent &&
      typeof etag === 'string' &&
      String(response.getHeader('content-type')).startsWith('text/html');
    if (!isPage) return Reflect.apply(end, response, values);
    const page = finished(etag, body);
    // asked before it goes out: what a customer's own page says of itself then is for others' caches
    const isForAll = isShared(response);
    send(request, response, page, encoding, end);
    // read once they are out: the framework adds some on the way
    const hold = response.getHeader('x-nextjs-cache') === 'STALE' ? HOLD_STALE_MS : HOLD_MS;
    if (isForAll) keep(answers, key, { page, headers: headersOf(response), until: performance.now() + hold });
    return response;
  };
  Object.defineProperty(response, 'end', { configurable: true, get: () => finish, set() {} });
}

function finished(etag: string, body: string | Buffer): FinishedPage {
  const known = pages.get(etag);
  if (known) return known;
  const page: FinishedPage = { etag, bodies: { identity: Buffer.from(body as string) } };
  keep(pages, etag, page);
  return page;
}

/** Only what is the same for every visitor: a page without cookies that the framework calls fit for any shared cache. */
function isShared(response: ServerResponse): boolean {
  return response.statusCode === 200 && /s-maxage=[1-9]/.test(String(response.getHeader('cache-control'))) && !response.hasHeader('set-cookie');
}

const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'etag', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

function headersOf(response: ServerResponse): Answer['headers'] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value] as const],
  ) as Answer['headers'];
}

function send(request: IncomingMessage, response: ServerResponse, page: FinishedPage, encoding: Encoding, end: ServerResponse['end']): ServerResponse {
  response.setHeader('ETag', page.etag);
  if (!/accept-encoding/i.test(String(response.getHeader('vary') ?? ''))) response.appendHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === page.etag && response.statusCode === 200) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    return Reflect.apply(end, response, []);
  }
  const body = bodyIn(page, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  return Reflect.apply(end, response, [body]);
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MAX_PAGES) map.delete(map.keys().next().value ?? '');
}
