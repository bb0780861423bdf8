import { previewJpeg } from '@/app/og/keep-preview';
import { previewOf } from '@/app/og/previews';
import { isApiError } from '@/lib/api/error';
import { isLocale } from '@/lib/i18n/locales';
import { PREVIEW_KINDS, previewPath, previewVersion } from '@/lib/seo/preview';
import { log } from '@/lib/server/log';

type Params = { language: string; kind: string; id: string; version?: string[] };

/** The address has the version of what is drawn. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What may be otherwise soon: where the present version is, and a picture without its photo. */
const FOR_NOW = 'public, max-age=0, s-maxage=60';
const LATER = { 'Cache-Control': 'no-store', 'Retry-After': '5' };

/**
 * The picture that networks show with a link: `/og/{language}/{kind}/{id}/{version}.jpg`. Without a version, or with an
 * old one, it leads to the present one.
 */
export async function GET(request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { language, kind, id, version = [] } = await params;
  const known = PREVIEW_KINDS.find((one) => one === kind);
  const name = decoded(id);
  if (!isLocale(language) || !known || !name || version.length > 1) return missing();
  try {
    const preview = await previewOf(known, name, language);
    if (!preview) return missing();
    const current = previewVersion(preview);
    if (version[0] !== `${current}.jpg`) return new Response(null, { status: 302, headers: { Location: previewPath(preview), 'Cache-Control': FOR_NOW } });
    const etag = `"${current}"`;
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': FOR_EVER } });
    const picture = await previewJpeg(preview);
    if (!picture) return new Response(null, { status: 503, headers: LATER });
    return new Response(new Uint8Array(picture.image), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': String(picture.image.length),
        'Cache-Control': picture.isWhole ? FOR_EVER : FOR_NOW,
        // RFC 9211: whether it was drawn for this request
        'Cache-Status': picture.isHit ? 'shop; hit' : `shop; fwd=miss${picture.isWhole ? '; stored' : ''}`,
        ...(picture.isWhole ? { ETag: etag } : {}),
      },
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ error }, `picture for sharing ${kind} ${name}: not now`);
    return new Response(null, { status: 503, headers: LATER });
  }
}

const missing = (): Response => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
