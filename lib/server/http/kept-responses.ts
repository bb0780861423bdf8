import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { env } from '../../env.ts';
import { isEnglishHome } from '../../i18n/resolve.ts';
import { pathPartOf } from '../../render-url.ts';
import { isKnownFile, routeOf } from '../../routes.ts';
import { unpooled } from '../cache/packed-entry.ts';
import { CACHES, cacheStatus } from '../caches.ts';
import { STORED_PAGE_HEADER, storedHtml } from '../cache/stored-pages.ts';
import { revalidations } from '../cache/tag-times.ts';
import { requestContext } from '../request-context.ts';
import { BROTLI, encodingFor } from '../encoding.ts';
import { holdBody } from './hold-body.ts';
import type { Step } from './step.ts';

type Kept = {
  /** names and values in turn */
  headers: string[];
  etag: string;
  /**
   * the body. It is kept as gzip too once a visitor has asked for that; the plain body, six times as large, never is
   */
  brotli: Buffer;
  gzip?: Buffer;
  /** which stored page it is (`STORED_PAGE_HEADER`), where it is one */
  stored: unknown;
  /** on the monotonic clock (`performance.now()`): the time of day may be set back */
  expiresAt: number;
};

const TTL_MS = CACHES.second.seconds * 1000;
/** For a page that Next is revalidating in the background: the new one shows everywhere within two seconds. */
const STALE_TTL_MS = 200;
const responses = new LRUCache<string, Kept>({
  maxSize: 10 * 1024 * 1024,
  sizeCalculation: ({ brotli }) => 1024 + 2 * brotli.length,
});

// the kept responses may show what has just been revalidated
revalidations.on('change', () => responses.clear());

/**
 * Responses kept for a second: what any shared cache may store (pages, feeds, sitemaps, Markdown) is compressed once
 * and served from memory for a second at a time, as a proxy would do. Next would render or look up, hash and compress
 * it again for each visitor. Stands before all steps that complete a response: what is kept has been through them.
 */
export const sendKept: Step = (request, response, next) => {
  const kept = responses.get(request.url ?? '/');
  if (!kept || kept.expiresAt <= performance.now() || !isForDocument(request)) return next();
  const context = requestContext();
  if (context) context.pageSource = 'second';
  const { status, headers, body } = responseFrom(kept, request);
  const own = ['Cache-Status', cacheStatus('second', 'hit'), 'X-Request-Id', context?.id ?? ''];
  response.writeHead(status, [...kept.headers, ...headers, ...own]).end(body);
};

/** Keeps the response, where it is one for everybody. */
export const keepForASecond: Step = (request, response, next) => {
  const { method, url = '/' } = request;
  const path = pathPartOf(url);
  if (method !== 'GET' || !isForDocument(request) || !(routeOf(path) ?? isKnownFile(path))) return next();
  const keep = (plain: Buffer): Buffer | undefined => {
    const stored = response.getHeader(STORED_PAGE_HEADER);
    const brotli = storedHtml(stored) ?? unpooled(brotliCompressSync(plain, BROTLI));
    const ttl = response.getHeader('x-nextjs-cache') === 'STALE' ? STALE_TTL_MS : TTL_MS;
    const kept: Kept = {
      headers: [],
      etag: response.getHeader('etag')?.toString() ?? etagOf(plain),
      brotli,
      stored,
      expiresAt: performance.now() + ttl,
    };
    const { status, headers, body } = responseFrom(kept, request);
    response.removeHeader('Content-Length');
    if (!/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('Vary', 'Accept-Encoding');
    response.writeHead(status, headers);
    // with what other steps have set meanwhile (`on-headers`)
    responses.set(url, { ...kept, headers: reusableHeaders(response) });
    return body;
  };
  holdBody(response, () => isForEverybody(response), keep);
  next();
};

/** Whether a URL was served lately from a page that is stored here: Next only has to look it up. */
export const isStored = (url: string): boolean => storedHtml(responses.peek(url)?.stored) !== undefined;

/** Weak: the bytes differ by encoding. */
const etagOf = (body: Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * What a browser or a crawler loads, and `/` where it is the English home page; navigations inside the site (RSC) are
 * Next's alone.
 */
function isForDocument({ headers, url }: IncomingMessage): boolean {
  if (headers.rsc) return false;
  return url !== '/' || isEnglishHome({ get: (name) => headers[name]?.toString() ?? null }, env().ROOT_REDIRECT);
}

/** Whether a response is the same for every visitor: it sets no cookies, and is fit for shared caches. */
const isForEverybody = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  /s-maxage=[1-9]/.test(String(response.getHeader('cache-control'))) &&
  /^text\/|[/+](?:xml|json)\b/.test(String(response.getHeader('content-type'))) &&
  !response.hasHeader('set-cookie');

const PER_RESPONSE = new Set([
  'cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/** Names and values in turn, as `writeHead` takes them. */
const reusableHeaders = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    PER_RESPONSE.has(name) ? [] : [value ?? []].flat().flatMap((one) => [name, String(one)]),
  );

/**
 * What depends on the visitor's headers: 304 for what the visitor has, else the body in the best encoding that the
 * visitor accepts.
 */
function responseFrom(kept: Kept, request: IncomingMessage): { status: number; headers: string[]; body?: Buffer } {
  const { etag } = kept;
  if (fresh(request.headers, { etag })) return { status: 304, headers: ['ETag', etag] };
  const encoding = encodingFor(request);
  const body = bodyIn(encoding, kept);
  const headers = ['ETag', etag, 'Content-Length', String(body.length)];
  return { status: 200, headers: encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding], body };
}

function bodyIn(encoding: ReturnType<typeof encodingFor>, kept: Kept): Buffer {
  if (encoding === 'br') return kept.brotli;
  const plain = (): Buffer => brotliDecompressSync(kept.brotli);
  return encoding === 'gzip' ? (kept.gzip ??= unpooled(gzipSync(plain()))) : plain();
}
