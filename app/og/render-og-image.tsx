import 'server-only';
import satori from 'satori';
import sharp from 'sharp';
import { COLORS, OgTemplate, PHOTO_SIZE } from '@/app/og/og-template';
import { env } from '@/lib/env';
import { lettersOf } from '@/lib/format/graphemes';
import { drawableText, loadFonts } from '@/lib/seo/og-fonts';
import { OG_IMAGE_SIZE, type OgImage } from '@/lib/seo/og-image';
import { loadPhoto } from '@/lib/seo/og-photo';
import { log } from '@/lib/server/log';

/**
 * Some apps show no image above 300 kB, and as PNG the photo alone takes more. 4:4:4 keeps the edges of letters clean.
 */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' };
/** In characters: the layout cuts longer texts anyway. */
const MAX_LENGTH = 160;

// no operation is repeated, and libvips would keep 75 MB for that
sharp.cache(false);

/**
 * Renders an Open Graph image, with satori and sharp alone: `next/og` would ask Google Fonts for missing characters.
 * `isComplete` is false where its photo could not be loaded and the logo stands in.
 */
export async function renderOgImage(image: OgImage): Promise<{ jpeg: Buffer; isComplete: boolean }> {
  const photo = await photoOf(image);
  const clean = (text: string) =>
    drawableText(lettersOf(text).slice(0, MAX_LENGTH).join('')).replace(/\s+/g, ' ').trim();
  const shown = {
    ...image,
    brand: clean(image.brand).toUpperCase(),
    eyebrow: clean(image.eyebrow),
    title: clean(image.title),
    note: clean(image.note),
  };
  const fonts = await loadFonts(`${shown.brand}${shown.eyebrow}${shown.title}${shown.note}…`);
  const svg = await satori(<OgTemplate image={shown} photo={photo} />, { ...OG_IMAGE_SIZE, fonts });
  return {
    jpeg: await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer(),
    isComplete: !image.picture || photo !== undefined,
  };
}

async function photoOf({ kind, id, picture }: OgImage): Promise<string | undefined> {
  if (!picture) return undefined;
  try {
    return await loadPhoto(picture.url, env().IMAGE_ORIGINS, {
      ...PHOTO_SIZE,
      fit: picture.crop === 'contain' ? 'inside' : 'cover',
      background: COLORS.sand,
    });
  } catch (error) {
    log.warn({ error }, `Open Graph image ${kind} ${id}: rendered without its photo`);
    return undefined;
  }
}
