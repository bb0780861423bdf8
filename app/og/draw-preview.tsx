import 'server-only';
import { COLORS, PANEL, PreviewPanel, PreviewSign } from '@/app/og/preview-panel';
import { env } from '@/lib/env';
import { draw, type Drawing } from '@/lib/seo/drawing';
import { type Preview, PREVIEW_SIZE } from '@/lib/seo/preview';
import { fontsFor } from '@/lib/seo/preview-fonts';
import { downloadPhoto } from '@/lib/seo/preview-photo';
import { log } from '@/lib/server/log';

/** The half beside the words, in pixels. */
const HALF = { width: PREVIEW_SIZE.width - PANEL.width, height: PREVIEW_SIZE.height };
/** Around a drawing that is not cut. */
const MARGIN = 48;
/** Some apps show no picture of more than 300 kB. */
const QUALITY = 84;
/** Longer texts are cut off in the drawing anyway; shaping them would take its time. */
const LONGEST = 160;

/**
 * Draws a preview: its words with real fonts, its picture beside them.
 * @returns JPEG; `isWhole` is false when its picture could not be had and the shop's sign stands for it
 */
export async function drawPreview(preview: Preview): Promise<{ image: Buffer; isWhole: boolean }> {
  const { brand, eyebrow, title, note, locale, picture } = preview;
  const photo = picture && (await photoOf(preview, picture));
  const { fonts, isDrawable } = fontsFor([brand, brand.toUpperCase(), eyebrow, title, note, '… '].join(''), locale);
  const clean = (text: string) => Array.from(text).slice(0, LONGEST).filter(isDrawable).join('').replace(/\s+/g, ' ').trim();
  const words: Preview = { ...preview, brand: clean(brand), eyebrow: clean(eyebrow), title: clean(title), note: clean(note) };
  const { image, problem, asked } = await draw({
    size: PREVIEW_SIZE,
    ground: COLORS.paper,
    words: { element: <PreviewPanel preview={words} families={fonts.map(({ name }) => name).join(', ')} />, ...PANEL },
    half: { element: <PreviewSign />, ...HALF },
    photo,
    fonts,
    quality: QUALITY,
  });
  if (problem) complain(preview, problem);
  if (asked.length > 0) log.warn(`picture for sharing ${preview.kind} ${preview.id}: lacks what is at ${asked.join(' ')}`);
  return { image, isWhole: picture === undefined || (photo !== undefined && !problem) };
}

async function photoOf(preview: Preview, { url, crop }: NonNullable<Preview['picture']>): Promise<Drawing['photo']> {
  try {
    return { file: await downloadPhoto(url, env().IMAGE_ORIGINS), isWhole: crop === 'contain', margin: MARGIN, ground: COLORS.sand };
  } catch (error) {
    complain(preview, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function complain({ kind, id }: Preview, reason: string): void {
  log.warn(`picture for sharing ${kind} ${id}: drawn without its photo (${reason})`);
}
