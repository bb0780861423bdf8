import { createHash } from 'node:crypto';
import { isApiError } from '@/lib/api/error';
import { log } from '@/lib/server/log';

/** Kept by shared caches for as long as pages are, and for a week while the shop cannot answer. */
const CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800';
const RETRY_AFTER_S = 300;
/** Small pieces are gathered up to this many characters. */
const PIECE = 32_000;

/** A file's text: whole, or piece by piece where it is large. */
export type Text = string | Iterable<string>;

/**
 * A file for machines that is made of the backend's data (sitemap, feed, manifest). `load` gives its text, or undefined
 * where there is no such file: 404. What cannot be known now is no empty file, which would take the shop out of search
 * engines, but a 503 to come back for.
 * @throws whatever `load` throws that is no ApiError
 */
export async function cachedResponse(request: Request, contentType: string, load: () => Promise<Text | undefined>): Promise<Response> {
  try {
    const text = await load();
    return text === undefined ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } }) : answer(request, contentType, text);
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ error }, `${new URL(request.url).pathname}: not to be had now`);
    return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' } });
  }
}

function answer(request: Request, contentType: string, text: Text): Response {
  const headers = { 'Content-Type': contentType, 'Cache-Control': CACHING };
  if (typeof text !== 'string') return new Response(streamOf(text), { headers });
  // weak: the server compresses on the way out
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === etag)) return new Response(null, { status: 304, headers: { 'Cache-Control': CACHING, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}

/** Makes the next piece when the last one is on its way: a slow reader holds no whole file. */
function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let text = '';
      for (let next = iterator.next(); ; next = iterator.next()) {
        if (!next.done) text += next.value;
        if (next.done || text.length >= PIECE) {
          if (text) controller.enqueue(encoder.encode(text));
          if (next.done) controller.close();
          return;
        }
      }
    },
  });
}
