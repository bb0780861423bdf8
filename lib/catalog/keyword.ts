import { visibleText } from '@/lib/api/visible-text';

/** The longest keyword, in characters. */
export const MAX_KEYWORD = 80;

/** Cleans a keyword of what cannot be seen and cuts it; undefined where nothing is left. */
export function readKeyword(text: string | undefined): string | undefined {
  const plain = text && visibleText(text.replace(/\p{Cc}+/gu, ' '));
  return (plain && [...plain].slice(0, MAX_KEYWORD).join('').trim()) || undefined;
}
