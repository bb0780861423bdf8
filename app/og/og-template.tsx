import type { CSSProperties } from 'react';
import { type TextBox, widthOf, wrapText } from '@/app/og/wrap-text';
import { type Locale, LOCALE_TABLE, type Script } from '@/lib/i18n/locales';
import { OG_IMAGE_SIZE, type OgImage } from '@/lib/seo/og-image';

/** Those of styles/_tokens.scss: no stylesheet reaches the image. */
export const COLORS = {
  paper: '#faf8f5',
  sand: '#f1ece3',
  ink: '#232323',
  'ink-4': '#4e4942',
  gold: '#d6ab60',
  'gold-deep': '#694710',
  'line-dark': '#4a4843',
};

const TEXT_COLUMN = 620;
const PADDING = 64;
const PADDING_END = 56;
const TEXT_WIDTH = TEXT_COLUMN - PADDING - PADDING_END;
/** In pixels. */
export const PHOTO_SIZE = { width: OG_IMAGE_SIZE.width - TEXT_COLUMN, height: OG_IMAGE_SIZE.height };
/** Around a picture that must not be cropped. */
const PHOTO_MARGIN = 48;

/** Font sizes by the width of the title in em. */
const TITLE_SIZES = [
  { upTo: 9, size: 68, lines: 3 },
  { upTo: 16, size: 58, lines: 4 },
  { upTo: 26, size: 48, lines: 4 },
];
const NOTE: TextBox = { size: 28, width: TEXT_WIDTH, lines: 3 };

/** How a script is set; `titleTracking` in em. `smallestLines` is how many lines the longest titles may have. */
type Setting = { smallestLines: number; titleLead: number; titleTracking: number; noteLead: number };
const SETTING: Record<Script, Setting> = {
  Latin: { smallestLines: 5, titleLead: 1.1, titleTracking: -0.015, noteLead: 1.35 },
  Han: { smallestLines: 4, titleLead: 1.32, titleTracking: 0, noteLead: 1.5 },
};
/** In pixels, for a font that is spaced narrowly. */
const LETTER_SPACING: Partial<Record<Locale, number>> = { zh: 1 };

function titleBox(title: string, { smallestLines }: Setting): TextBox {
  const { size, lines } = TITLE_SIZES.find(({ upTo }) => widthOf(title) <= upTo) ?? { size: 42, lines: smallestLines };
  return { size, lines, width: TEXT_WIDTH };
}

const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };

/**
 * The Open Graph image: brand, category, title over a gold line, price or date; the photo beside them.
 * @param photo a data URL; the shop's logo stands in
 */
export function OgTemplate({ image, photo }: { image: OgImage; photo?: string }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: COLORS.paper, color: COLORS.ink }}>
      <div
        style={{
          ...COLUMN,
          boxSizing: 'border-box',
          width: TEXT_COLUMN,
          padding: `${PADDING_END}px ${PADDING_END}px ${PADDING}px ${PADDING}px`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <Logo size={40} frame={COLORS.ink} />
          <div style={{ marginLeft: 18, fontSize: 22, letterSpacing: 3.5, lineClamp: 1, display: 'block' }}>
            {image.brand}
          </div>
        </div>
        <Texts image={image} />
      </div>
      <div
        style={{
          display: 'flex',
          ...PHOTO_SIZE,
          alignItems: 'center',
          justifyContent: 'center',
          background: photo ? COLORS.sand : COLORS.ink,
        }}
      >
        {photo ? (
          <Photo url={photo} isWhole={image.picture?.crop === 'contain'} />
        ) : (
          <Logo size={300} frame={COLORS['line-dark']} stroke={0.35} />
        )}
      </div>
    </div>
  );
}

/** At the foot: category, title, gold line, price or date. */
function Texts({ image: { eyebrow, title, note, locale } }: { image: OgImage }) {
  const setting = SETTING[LOCALE_TABLE[locale].script];
  const box = titleBox(title, setting);
  const letterSpacing = LETTER_SPACING[locale] ?? 0;
  return (
    <div style={{ ...COLUMN, flexGrow: 1, justifyContent: 'flex-end' }}>
      {eyebrow ? (
        <div
          style={{
            display: 'block',
            lineClamp: 1,
            marginBottom: 18,
            fontSize: 26,
            letterSpacing,
            color: COLORS['gold-deep'],
          }}
        >
          {eyebrow}
        </div>
      ) : null}
      <div
        style={{
          whiteSpace: 'pre',
          fontSize: box.size,
          lineHeight: setting.titleLead,
          letterSpacing: letterSpacing + setting.titleTracking * box.size,
        }}
      >
        {wrapText(title, locale, box)}
      </div>
      <div style={{ width: 72, height: 2, marginTop: 34, marginBottom: note ? 26 : 6, background: COLORS.gold }} />
      {note ? (
        <div
          style={{
            whiteSpace: 'pre',
            fontSize: NOTE.size,
            lineHeight: setting.noteLead,
            letterSpacing,
            color: COLORS['ink-4'],
          }}
        >
          {wrapText(note, locale, NOTE)}
        </div>
      ) : null}
    </div>
  );
}

/** `isWhole`: it must not be cropped */
function Photo({ url, isWhole }: { url: string; isWhole: boolean }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- an image knows no other
    <img
      src={url}
      alt=""
      {...PHOTO_SIZE}
      style={{ boxSizing: 'border-box', objectFit: 'contain', padding: isWhole ? PHOTO_MARGIN : 0 }}
    />
  );
}

/** As in components/layout/logo.svg: a room in plan, its door open. */
function Logo({ size, frame, stroke = 2 }: { size: number; frame: string; stroke?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" strokeWidth={stroke}>
      <path d="M1 35V1h34v34H23M1 35h4" stroke={frame} />
      <path d="M5 35V17a18 18 0 0 1 18 18" stroke={COLORS.gold} />
    </svg>
  );
}
