import { createHash } from 'node:crypto';
import { isApiError } from '@/lib/api/error';

/** Kept by shared caches for as long as pages are, and for a week while the shop cannot answer. */
const CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800';
const RETRY_AFTER_S = 300;

/**
 * A file for machines that is made of the backend's data (sitemap, feed, manifest). `load` gives its text, or undefined
 * where there is no such file: 404. What cannot be known now is no empty file, which would take the shop out of search
 * engines, but a 503 to come back for.
 * @throws whatever `load` throws that is no ApiError
 */
export async function cachedResponse(request: Request, contentType: string, load: () => Promise<string | undefined>): Promise<Response> {
  try {
    const text = await load();
    return text === undefined ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } }) : answer(request, contentType, text);
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(`${new URL(request.url).pathname}: not to be had now (${error.message})`);
    return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' } });
  }
}

function answer(request: Request, contentType: string, text: string): Response {
  // weak: the server compresses on the way out
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { 'Cache-Control': CACHING, ETag: etag };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim() === etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
}
