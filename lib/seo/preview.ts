import { createHash } from 'node:crypto';
import type { Picture } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, type PageImage } from '@/lib/seo/metadata';

/** What a link to the shop looks like where it is shared: the words and the picture that are drawn on one card, in a language. */
export type Preview = {
  kind: PreviewKind;
  id: string;
  locale: Locale;
  brand: string;
  /** above the title: where it belongs to; '' for none */
  eyebrow: string;
  title: string;
  /** below the title: price, date, or a sentence; '' for none */
  note: string;
  /** takes one half; without it the shop's mark does */
  picture?: Pick<Picture, 'url' | 'crop' | 'color'>;
};
export const PREVIEW_KINDS = ['service', 'category', 'post', 'topic', 'page'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** In pixels: what all networks show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** Networks keep a picture as long as its address stays: to be raised when the drawing changes. */
const DESIGN = 1;

/** Ten hexadecimal digits that change with anything that is drawn. */
export function previewVersion(preview: Preview): string {
  const { kind, id, locale, brand, eyebrow, title, note, picture } = preview;
  const drawn = [DESIGN, kind, id, locale, brand, eyebrow, title, note, picture?.url, picture?.crop, picture?.color];
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 10);
}

/** The picture's own address, another one for each version. */
export function previewPath(preview: Preview): string {
  return `/og/${preview.locale}/${preview.kind}/${encodeURIComponent(preview.id)}/${previewVersion(preview)}.jpg`;
}

/** What a page's head says of its picture. */
export function previewImage(preview: Preview): PageImage {
  return { url: absoluteUrl(previewPath(preview)), ...PREVIEW_SIZE, alt: `${preview.title} – ${preview.brand}`, type: 'image/jpeg' };
}

/** The parts of a picture that count for a preview. */
export function previewPicture(picture: Picture | null | undefined): Preview['picture'] {
  return picture ? { url: picture.url, crop: picture.crop, color: picture.color } : undefined;
}
