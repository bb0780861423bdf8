import 'server-only';
import sharp from 'sharp';
import type { Preview } from '@/lib/seo/preview';

const TIMEOUT_MS = 4_000;
/** Of the file, and of what is in it. */
const MAX_BYTES = 10_000_000;
const MAX_PIXELS = 50_000_000;
/** As sharp names them. Drawings in SVG are left out: they may point elsewhere. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);
/** Shows around a drawing, which is not cut: --sand of styles/_tokens.scss. */
export const GROUND = '#f1ece3';
const MARGIN = 48;

/**
 * A preview's picture, cut to fill a box in pixels; a drawing (`crop: contain`) stands whole in it. Only what comes from
 * the configured origins is fetched, without following redirects.
 * @throws Error when it is from elsewhere, too large, too slow, or no picture
 */
export async function photoFor(picture: NonNullable<Preview['picture']>, box: { width: number; height: number }, origins: string[]): Promise<Buffer> {
  const file = await download(picture.url, origins);
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is not drawn`);
  const isWhole = picture.crop === 'contain';
  const ground = { background: GROUND };
  const margin = isWhole ? MARGIN : 0;
  return image
    .autoOrient()
    .resize({ width: box.width - 2 * margin, height: box.height - 2 * margin, fit: isWhole ? 'contain' : 'cover', ...ground })
    .flatten(ground)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, ...ground })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function download(address: string, origins: string[]): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !origins.some((origin) => new URL(origin).origin === url.origin)) throw new Error('not from an origin of IMAGE_ORIGINS');
  const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // leaving the loop ends the download
    if (bytes > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
