import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/api/shapes';
import { getConfiguration } from '@/lib/configuration/server';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { OG_IMAGE_KINDS } from '@/lib/routes';

/** What an Open Graph image is of. */
export type OgImageKey = { kind: (typeof OG_IMAGE_KINDS)[number]; id: string; locale: Locale };
/** What an Open Graph image shows; '' where a text is missing. */
export type OgImage = OgImageKey & {
  brand: string;
  /** above the title: the category */
  eyebrow: string;
  title: string;
  /** below the title: price, date or a sentence */
  note: string;
  /** fills the right half; the shop's logo stands in */
  picture?: Pick<Picture, 'url' | 'crop' | 'color'>;
};
type Content = { title: string; eyebrow?: string; note?: string; picture?: Picture | null };

/** In pixels: social networks show this size uncropped. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };
export const OG_IMAGE_TYPE = 'image/jpeg';
/** To be raised when the design changes: social networks keep an image for as long as its URL stays the same. */
const DESIGN = 1;

/** Adds the brand, and takes of the picture what the image depends on. */
export async function ogImage(key: OgImageKey, { title, eyebrow = '', note = '', picture }: Content): Promise<OgImage> {
  const brand = textIn((await getConfiguration()).name, key.locale);
  return {
    ...key,
    brand,
    eyebrow,
    title,
    note,
    picture: picture?.url ? { url: picture.url, crop: picture.crop, color: picture.color } : undefined,
  };
}

/** Ten hexadecimal digits that change with everything that the image shows. */
export function ogImageVersion({ kind, id, locale, brand, eyebrow, title, note, picture }: OgImage): string {
  const shown = [DESIGN, kind, id, locale, brand, eyebrow, title, note, picture?.url, picture?.crop, picture?.color];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 10);
}

/** The path of the image's current version. */
export function ogImagePath(image: OgImage): string {
  return `/og/${image.locale}/${image.kind}/${encodeURIComponent(image.id)}/${ogImageVersion(image)}.jpg`;
}
