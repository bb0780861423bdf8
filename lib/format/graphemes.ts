/**
 * The letters of a text as a reader counts them: a flag, a family emoji or a letter with its accents is one. Old
 * browsers give its characters.
 */
export const lettersOf = (text: string): string[] => [...(segmenter() ? segmentsOf(text) : text)];

/** Letters and digits that no accent follows are letters by themselves. Most names begin with one. */
const PLAIN_LETTER = /^[\p{Script=Latin}\p{Script=Han}\d](?=$|[\p{Script=Latin}\p{Script=Han}\d\s.,'’-])/u;

/** The first of them. Names are shown while a page hydrates, where loading the browser's segmenter would take long. */
export function firstLetter(text: string): string {
  const [plain] = PLAIN_LETTER.exec(text) ?? [];
  if (plain) return plain;
  const [first = ''] = segmenter() ? segmentsOf(text) : text;
  return first;
}

/** The beginning of a text, at most `length` long (UTF-16) and without a part of a letter at its end. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  // one that is longer than that by itself is cut as it comes
  const end = segmenter()?.segment(text).containing(length)?.index || length;
  return text.slice(0, end).replace(/\p{Surrogate}$/u, '');
}

const segmenter = (): Intl.Segmenter | undefined =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

function* segmentsOf(text: string): Generator<string> {
  for (const { segment } of segmenter()?.segment(text) ?? []) yield segment;
}
