/**
 * What a reader takes for the first letter: a flag, a family emoji or a letter with its accents is one. Old browsers
 * give its first character.
 */
export function firstLetter(text: string): string {
  const [first = ''] = typeof Intl.Segmenter === 'function' ? segmentsOf(text) : text;
  return first;
}

function* segmentsOf(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield segment;
}
