/** What a reader takes for the first letter: a flag, a family emoji or a letter with its accents is one. Old browsers give its first character. */
export function firstLetter(text: string): string {
  if (typeof Intl.Segmenter !== 'function') return [...text.slice(0, 2)][0] ?? '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) return segment;
  return '';
}
