import type { CSSProperties } from 'react';
import { roomOf, type TextBox, wrapText } from '@/app/og/wrap-text';
import type { Locale } from '@/lib/i18n/locales';
import type { Preview } from '@/lib/seo/preview';

/** Those of styles/_tokens.scss: no stylesheet reaches the drawing. */
export const COLORS = {
  paper: '#faf8f5',
  sand: '#f1ece3',
  ink: '#232323',
  'ink-4': '#625c53',
  gold: '#d6ab60',
  'gold-deep': '#80591a',
  'line-dark': '#4a4843',
};

/** Half of the card, in pixels. */
export const PANEL = { width: 620, height: 630 };
const PADDING = 64;
const PADDING_END = 56;

/** The size follows the room that a title takes. */
const TITLE_SIZES = [
  { upTo: 9, size: 68, lines: 3 },
  { upTo: 16, size: 58, lines: 4 },
  { upTo: 26, size: 48, lines: 4 },
];
const LAST_SIZE = 42;
const TEXT_WIDTH = PANEL.width - PADDING - PADDING_END;

export function titleBox(title: string, locale: Locale): TextBox {
  const { size, lines } = TITLE_SIZES.find(({ upTo }) => roomOf(title) <= upTo) ?? { size: LAST_SIZE, lines: locale === 'en' ? 5 : 4 };
  return { size, lines, width: TEXT_WIDTH };
}
const NOTE: TextBox = { size: 28, lines: 3, width: TEXT_WIDTH };

/** The words of a card: brand, where it belongs to, title over a gold line, and what it costs or when it was written. */
export function PreviewPanel({ preview, families }: { preview: Preview; families: string }) {
  const { brand, eyebrow, title, note, locale } = preview;
  const box = titleBox(title, locale);
  const isChinese = locale !== 'en';
  // the Simplified font is spaced widely already
  const spacing = locale === 'zh' ? 1 : 0;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: `${PADDING_END}px ${PADDING_END}px ${PADDING}px ${PADDING}px`,
        background: COLORS.paper,
        color: COLORS.ink,
        fontFamily: families,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <Mark size={40} frame={COLORS.ink} />
        <div style={{ marginLeft: 18, fontSize: 22, letterSpacing: 3.5, lineClamp: 1, display: 'block' }}>{brand.toUpperCase()}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'flex-end' }}>
        {eyebrow ? (
          <div style={{ display: 'block', lineClamp: 1, marginBottom: 18, fontSize: 26, letterSpacing: spacing, color: COLORS['gold-deep'] }}>{eyebrow}</div>
        ) : null}
        <Lines
          text={wrapText(title, locale, box)}
          style={{ fontSize: box.size, lineHeight: isChinese ? 1.32 : 1.1, letterSpacing: isChinese ? spacing : -0.015 * box.size }}
        />
        <div style={{ width: 72, height: 2, marginTop: 34, marginBottom: note ? 26 : 6, background: COLORS.gold }} />
        {note ? (
          <Lines
            text={wrapText(note, locale, NOTE)}
            style={{ fontSize: NOTE.size, lineHeight: isChinese ? 1.5 : 1.35, letterSpacing: spacing, color: COLORS['ink-4'] }}
          />
        ) : null}
      </div>
    </div>
  );
}

function Lines({ text, style }: { text: string; style: CSSProperties }) {
  return <div style={{ display: 'block', whiteSpace: 'pre-wrap', wordBreak: 'break-word', textWrap: 'balance', ...style }}>{text}</div>;
}

/** The studio's sign, as in components/layout/logo.svg: a room in plan, its door open. */
export function Mark({ size, frame, stroke = 2 }: { size: number; frame: string; stroke?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" strokeWidth={stroke}>
      <path d="M1 35V1h34v34H23M1 35h4" stroke={frame} />
      <path d="M5 35V17a18 18 0 0 1 18 18" stroke={COLORS.gold} />
    </svg>
  );
}

/** What stands in the other half where there is no picture. */
export function PreviewSign() {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center', background: COLORS.ink }}>
      <Mark size={300} frame={COLORS['line-dark']} stroke={0.35} />
    </div>
  );
}
