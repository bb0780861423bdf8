import 'server-only';
import sharp from 'sharp';
import { readBytes } from '@/lib/server/resilience/read-response';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;
/** As sharp names them. No SVG: it may point elsewhere. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** Size in pixels; `background` shows through transparent parts. */
type PhotoOptions = { width: number; height: number; fit: 'cover' | 'inside'; background: string };

/**
 * Downloads a photo, only from the configured origins and without following redirects, and scales it to a size in
 * pixels.
 * @returns a data URL, as satori reads neither WebP nor AVIF
 * @throws Error when the photo is from another origin, larger than 10 MB or 50 megapixels, slower than 4 s, missing or
 * damaged
 */
export async function loadPhoto(
  source: string,
  origins: string[],
  { background, ...size }: PhotoOptions,
): Promise<string> {
  const image = sharp(await download(source, origins), {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is not an accepted format`);
  const scaled = await image
    .autoOrient()
    .resize(size)
    .flatten({ background })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `data:image/jpeg;base64,${scaled.toString('base64')}`;
}

async function download(source: string, origins: string[]): Promise<Buffer> {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  if (!url || !origins.some((origin) => new URL(origin).origin === url.origin))
    throw new Error('not from an origin of IMAGE_ORIGINS');
  const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const bytes = await readBytes(response.body, MAX_BYTES);
  if (!bytes) throw new Error(`larger than ${MAX_BYTES} bytes`);
  return bytes;
}
