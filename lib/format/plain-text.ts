import { beginningOf } from '@/lib/format/graphemes';

/** The words of rich text without its marks, on one line, cut at a word near `length` characters: for descriptions. */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = beginningOf(text, length - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > length * 0.6 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
