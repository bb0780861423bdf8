import { type Locale, LOCALE_TAGS } from '@/lib/i18n/locales';

/** The room of a text: its size in pixels, how many lines it may take, and how wide they are. */
export type TextBox = { size: number; lines: number; width: number };

/** English lines are set by the drawing: so much of them is filled at the least. */
const FILLED = 0.94;

/** The width of a letter in Chinese characters; other Latin letters take about half of one. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[\u2E80-\uFFEF]|[^\0-\uFFFF]/, 1],
  [/[mwA-Z%&@—]/, 0.75],
  [/[\sfijlrt.,:;!|'’()-]/, 0.32],
];
/** The width of a text in Chinese characters. */
export const roomOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.5), 0);

/**
 * Fits a text into its room. Chinese breaks between phrases, else between words, into lines of like length, where the
 * drawing would break it within a word. What does not fit ends with an ellipsis after a whole word.
 */
export function wrapText(text: string, locale: Locale, { size, lines, width }: TextBox): string {
  const longest = Math.floor(width / size);
  if (locale === 'en') return roomOf(text) <= longest * lines * FILLED ? text : cut(text.split(/(?<=\s)/), longest * lines * FILLED);
  if (roomOf(text) <= longest) return text;
  const phrases = filled(text.split(/(?<=[，：、；。？])/), longest);
  if (phrases && phrases.length <= lines) return phrases.join('\n');
  const words = wordsOf(text, locale);
  for (let count = Math.ceil(roomOf(text) / longest); count <= lines; count += 1) {
    for (let target = Math.ceil(roomOf(text) / count); target <= longest; target += 1) {
      const balanced = filled(words, target);
      if (balanced && balanced.length <= count) return balanced.join('\n');
    }
  }
  const all = filled(words, longest);
  if (!all) return cut([...text], longest * (lines - 1));
  return [...all.slice(0, lines - 1), cut(wordsOf(all[lines - 1] ?? '', locale), longest)].join('\n');
}

/** As many of the parts as there is room for, and an ellipsis. */
function cut(parts: string[], room: number): string {
  let kept = '';
  for (const part of parts) {
    if (roomOf(kept + part.trim()) > room - 1) break;
    kept += part;
  }
  return `${(kept || [...parts.join('')].slice(0, room).join('')).replace(/(?<![\s,;:，：、；（「])[\s,;:，：、；（「]+$/, '')}…`;
}

/** Lines with as many parts as go on each; undefined when a part is longer than a line. */
function filled(parts: string[], longest: number): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    if (roomOf(part.trim()) > longest) return undefined;
    const joined = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && roomOf(joined.trim()) <= longest) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** The words of a text, with the marks that follow them; an opening bracket goes with what it opens. */
function wordsOf(text: string, locale: Locale): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(LOCALE_TAGS[locale], { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    const isHeld = last !== undefined && ((!isWordLike && !/[（「『《“]/.test(segment)) || /[（「『《“]$/.test(last));
    if (isHeld) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
