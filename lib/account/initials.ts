import { firstLetter } from '@/lib/format/graphemes';
import { visibleText } from '@/lib/api/visible-text';

/** The first letters of a name's first and last word, or its first Chinese character; '' without a name. */
export function initialsOf(name: string): string {
  const words = visibleText(name).split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = [first, last].map((word) => firstLetter(word ?? ''));
  return /\p{Script=Han}/u.test(letters[0] ?? '') ? (letters[0] ?? '') : letters.join('').toUpperCase();
}
