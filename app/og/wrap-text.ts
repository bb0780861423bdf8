import { lettersOf } from '@/lib/format/graphemes';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

/** Where a text goes: font size and width in pixels, and how many lines it may take. */
export type TextBox = { size: number; width: number; lines: number };

/** Approximate widths in em; other Latin letters take about half an em. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[\u2E80-\uFFEF]|[^\0-\uFFFF]/, 1],
  [/[mwA-Z%&@—]/, 0.75],
  [/[\sfijlrt.,:;!|'’()-]/, 0.32],
];
/** The approximate width of a text in em. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.5), 0);

/**
 * Breaks a text into lines: between Chinese phrases if that fits, else between words, into lines of similar length.
 * Satori itself would break Chinese anywhere. What does not fit ends with an ellipsis after a whole word.
 */
export function wrapText(text: string, locale: Locale, { size, width, lines }: TextBox): string {
  const room = width / size;
  const phrases = fill(text.split(/(?<=[，：、；。？])/), room);
  if (phrases.length <= lines && phrases.every((line) => widthOf(line) <= room)) return phrases.join('\n');
  const words = wordsOf(text, locale).flatMap((word) => (widthOf(word.trim()) > room ? lettersOf(word) : [word]));
  let wrapped = fill(words, room);
  if (wrapped.length > lines)
    return [...wrapped.slice(0, lines - 1), withEllipsis(wordsOf(wrapped[lines - 1] ?? '', locale), room)].join('\n');
  for (let narrower = room; narrower > room / 2; narrower -= 0.5) {
    const balanced = fill(words, narrower);
    if (balanced.length > wrapped.length) break;
    wrapped = balanced;
  }
  return wrapped.join('\n');
}

/** Puts as many parts as fit on each line. A part that is longer than a line has its own. */
function fill(parts: string[], room: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && widthOf(joined.trim()) <= room) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

function withEllipsis(words: string[], room: number): string {
  const kept = [...words];
  while (kept.length > 1 && widthOf(kept.join('').trim()) > room - 1) kept.pop();
  let text = kept.join('').replace(/(?<![\s,;:，：、；（「])[\s,;:，：、；（「]+$/, '');
  while (widthOf(text) > room - 1) text = [...text].slice(0, -1).join('');
  return `${text}…`;
}

/** The words of a text with the punctuation that follows them; an opening bracket belongs to what it opens. */
function wordsOf(text: string, locale: Locale): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(LOCALE_TABLE[locale].tag, { granularity: 'word' }).segment(
    text,
  )) {
    const last = words.at(-1);
    const isHeld = last !== undefined && ((!isWordLike && !/[（「『《“]/.test(segment)) || /[（「『《“]$/.test(last));
    if (isHeld) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
