import { isBulkheadRejectedError } from 'cockatiel';
import { cachedOgImage } from '@/app/og/cached-og-image';
import { findOgImage } from '@/app/og/find-og-image';
import { isApiError } from '@/lib/api/error';
import { isLocale } from '@/lib/i18n/locales';
import { decodedSegment, OG_IMAGE_KINDS } from '@/lib/routes';
import { OG_IMAGE_TYPE, ogImagePath, ogImageVersion } from '@/lib/seo/og-image';
import { cacheStatus } from '@/lib/server/caches';
import { log } from '@/lib/server/log';

type Params = { language: string; kind: string; id: string; version?: string[] };

/** A version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The redirect to the current version, and an image without its photo. */
const SHORT = 'public, max-age=0, s-maxage=60';

/**
 * Open Graph images: `/og/{language}/{kind}/{id}/{version}.jpg`. Without a version, or with an old one, redirects to
 * the current version.
 */
export async function GET(request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { language, kind: kindName, id: encodedId, version = [] } = await params;
  const kind = OG_IMAGE_KINDS.find((one) => one === kindName);
  const id = decodedSegment(encodedId);
  if (!isLocale(language) || !kind || version.length > 1) return notFound();
  try {
    const image = await findOgImage({ kind, id, locale: language });
    if (!image) return notFound();
    const current = ogImageVersion(image);
    if (version[0] !== `${current}.jpg`)
      return new Response(null, { status: 302, headers: { Location: ogImagePath(image), 'Cache-Control': SHORT } });
    const etag = `"${current}"`;
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': IMMUTABLE } });
    const { jpeg, isComplete, isHit } = await cachedOgImage(image);
    const drawn = isComplete ? 'stored' : 'miss';
    return new Response(new Uint8Array(jpeg), {
      headers: {
        'Content-Type': OG_IMAGE_TYPE,
        'Content-Length': String(jpeg.length),
        'Cache-Control': isComplete ? IMMUTABLE : SHORT,
        'Cache-Status': cacheStatus('og', isHit ? 'hit' : drawn),
        ...(isComplete ? { ETag: etag } : {}),
      },
    });
  } catch (error) {
    if (!isApiError(error) && !isBulkheadRejectedError(error)) throw error;
    log.warn({ error }, `Open Graph image ${kind} ${id}: unavailable`);
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
  }
}

const notFound = (): Response => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
