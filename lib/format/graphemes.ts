/**
 * The letters of a text as a reader counts them: a flag, a family emoji or a letter with its accents is one. Old
 * browsers give its characters.
 */
export function lettersOf(text: string): string[] {
  const segments = segmenter()?.segment(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : [...text];
}

/** Chinese letters, plain Latin ones and digits are whole where no mark follows. Most names begin with one. */
const PLAIN_LETTER = /^[\w\p{sc=Han}](?!\p{M})/u;

/** The first of them. Names are shown while a page hydrates, where loading the browser's segmenter would take long. */
export const firstLetter = (text: string): string => PLAIN_LETTER.exec(text)?.[0] ?? lettersOf(text)[0] ?? '';

/** The beginning of a text, at most `length` long (UTF-16) and without a part of a letter at its end. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  // one that is longer than that by itself is cut as it comes
  const end = segmenter()?.segment(text).containing(length)?.index || length;
  return text.slice(0, end).replace(/\p{Surrogate}$/u, '');
}

/** It segments by letters. */
const segmenter = (): Intl.Segmenter | undefined =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en') : undefined;
