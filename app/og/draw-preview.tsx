import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { COLORS, PANEL, PreviewPanel, PreviewSign } from '@/app/og/preview-panel';
import { env } from '@/lib/env';
import { type Preview, PREVIEW_SIZE } from '@/lib/seo/preview';
import { type Font, fontsFor } from '@/lib/seo/preview-fonts';
import { photoFor } from '@/lib/seo/preview-photo';

/** The half beside the words, in pixels. */
const HALF = { width: PREVIEW_SIZE.width - PANEL.width, height: PREVIEW_SIZE.height };
/** Some apps show no picture of more than 300 kB. */
const QUALITY = 84;

/**
 * Draws a preview: its words with real fonts, its picture beside them.
 * @returns JPEG; `isWhole` is false when its picture could not be had and the shop's sign stands for it
 */
export async function drawPreview(preview: Preview): Promise<{ image: Buffer; isWhole: boolean }> {
  const photo = await photoOf(preview);
  const image = await inTurn(async () => {
    const [panel, half] = await Promise.all([drawPanel(preview), photo ?? drawn(<PreviewSign />, HALF, fontsFor('A', 'en').fonts)]);
    return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: COLORS.paper } })
      .composite([
        { input: panel, left: 0, top: 0 },
        { input: half, left: PANEL.width, top: 0 },
      ])
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });
  return { image, isWhole: photo !== undefined || preview.picture === undefined };
}

async function photoOf({ picture, kind, id }: Preview): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  try {
    return await photoFor(picture, HALF, env().IMAGE_ORIGINS);
  } catch (error) {
    console.warn(`picture for sharing ${kind} ${id}: drawn without its photo (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

/** Longer texts are cut off in the drawing anyway; shaping them would take its time. */
const LONGEST = 160;

function drawPanel(preview: Preview): Promise<Buffer> {
  const { locale, brand, eyebrow, title, note } = preview;
  const { fonts, isDrawable } = fontsFor([brand, brand.toUpperCase(), eyebrow, title, note, '… '].join(''), locale);
  const clean = (text: string) => Array.from(text).slice(0, LONGEST).filter(isDrawable).join('').replace(/\s+/g, ' ').trim();
  const words: Preview = { ...preview, brand: clean(brand), eyebrow: clean(eyebrow), title: clean(title), note: clean(note) };
  return drawn(<PreviewPanel preview={words} families={fonts.map(({ name }) => name).join(', ')} />, PANEL, fonts);
}

async function drawn(element: ReactElement, size: { width: number; height: number }, fonts: Font[]): Promise<Buffer> {
  return Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer());
}

/** Drawing keeps a core busy: two at a time, so that pages are answered meanwhile. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
