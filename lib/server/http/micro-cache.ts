import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bodyIn, type CompressedPage, encodingFor } from './compressed-page.ts';
import type { ShopResponse } from './shop-response.ts';

/** `expiresAt` is on the monotonic clock (`performance.now()`): the time of day may be set back. */
type Entry = { page: CompressedPage; headers: [string, string | number | readonly string[]][]; expiresAt: number };

const TTL_MS = 1000;
/** For a page that Next is revalidating in the background: the new one shows everywhere within two seconds. */
const STALE_TTL_MS = 200;
/** A page takes some 60 kB here: 10 MB at most. */
const MAX_PAGES = 150;
const MIN_BYTES = 1024;

/**
 * The micro-cache in front of Next. A page that any shared cache may store is compressed once per ETag and answered from
 * memory for a second at a time, as a proxy would do; Next itself would hash and compress it again for each visitor.
 */
const entries = new LRUCache<string, Entry>({ max: MAX_PAGES });
const pages = new LRUCache<string, CompressedPage>({ max: MAX_PAGES });

/** Empties the micro-cache: tags were revalidated, so that its pages may be out of date. */
export const clearMicroCache = (): void => entries.clear();

/** Answers a request for `url` (path and query as rendered) from memory. @returns whether it did */
export function serveFromMemory(url: string, request: IncomingMessage, response: ShopResponse): boolean {
  const entry = entries.get(url);
  if (!entry || entry.expiresAt <= performance.now()) return false;
  for (const [name, value] of entry.headers) response.setHeader(name, value);
  response.end(bodyFor(request, response, entry.page));
  return true;
}

/**
 * Takes the body of a page that Next sends in one piece: compresses it, and remembers it where it is the same for every
 * visitor. Anything else is returned as it is.
 * @returns the body to send; undefined for a 304
 */
export function compressAndRemember(url: string, request: IncomingMessage, response: ShopResponse, body: string | Uint8Array): string | Uint8Array | undefined {
  const etag = response.getHeader('etag');
  if (body.length < MIN_BYTES || typeof etag !== 'string' || !String(response.getHeader('content-type')).startsWith('text/html')) return body;
  const page = pages.get(etag) ?? { etag, bodies: { identity: Buffer.from(body as string) } };
  pages.set(etag, page);
  if (isShared(response)) {
    const ttl = response.getHeader('x-nextjs-cache') === 'STALE' ? STALE_TTL_MS : TTL_MS;
    // all headers are there once the head was sent
    response.once('prefinish', () => entries.set(url, { page, headers: reusableHeaders(response), expiresAt: performance.now() + ttl }));
  }
  return bodyFor(request, response, page);
}

function bodyFor(request: IncomingMessage, response: ShopResponse, page: CompressedPage): Buffer | undefined {
  response.setHeader('ETag', page.etag);
  if (!/accept-encoding/i.test(String(response.getHeader('vary') ?? ''))) response.appendHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === page.etag && response.statusCode === 200) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    return undefined;
  }
  const encoding = encodingFor(request);
  const body = bodyIn(page, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  return body;
}

/** Whether the page is the same for every visitor: it sets no cookies, and Next calls it fit for shared caches. */
function isShared(response: ShopResponse): boolean {
  return response.statusCode === 200 && /s-maxage=[1-9]/.test(String(response.getHeader('cache-control'))) && !response.hasHeader('set-cookie');
}

const PER_RESPONSE = new Set(['content-length', 'content-encoding', 'etag', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

function reusableHeaders(response: ShopResponse): Entry['headers'] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]): Entry['headers'] =>
    value === undefined || PER_RESPONSE.has(name) ? [] : [[name, value]],
  );
}
