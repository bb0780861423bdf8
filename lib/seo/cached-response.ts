import { ReadableStream } from 'node:stream/web';
import { isApiError } from '@/lib/api/error';
import { log } from '@/lib/server/log';

/** Shared caches store the file as long as pages, and serve it for a week while the shop fails. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800';
const RETRY_AFTER_S = 300;
/** In characters: smaller pieces are joined up to this size. */
const CHUNK = 32_000;

/** A file's text: whole, or in pieces where it is large. */
export type Text = string | Iterable<string>;

/**
 * Responds with a file that is generated from the backend's data (sitemap, feed, manifest); 404 where `load` returns
 * undefined. While the backend is down the response is a 503: an empty file would remove the shop from search engines.
 * @throws whatever `load` throws that is no ApiError
 */
export async function cachedResponse(
  request: Request,
  contentType: string,
  load: () => Promise<Text | undefined>,
): Promise<Response> {
  try {
    const text = await load();
    return text === undefined
      ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
      : respond(contentType, text);
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ error }, `${new URL(request.url).pathname}: unavailable`);
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' },
    });
  }
}

function respond(contentType: string, text: Text): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': CACHE_CONTROL };
  // encoded when it is read: a slow client holds no whole file in memory
  if (typeof text !== 'string') return new Response(ReadableStream.from(chunksOf(text)) as BodyInit, { headers });
  return new Response(text, { headers });
}

function* chunksOf(pieces: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}
