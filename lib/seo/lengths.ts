import { lettersOf } from '@/lib/format/graphemes';
import { type Locale, LOCALE_TABLE, type Script } from '@/lib/i18n/locales';

/** The longest texts that search engines show, in Latin letters; a Chinese character is as wide as two. */
const WIDEST: Record<Script, { title: number; description: number }> = {
  Latin: { title: 60, description: 155 },
  Han: { title: 56, description: 150 },
};
const WIDE = /[\u2e80-\uffef]|\p{Script=Han}/u;

/** The width of a text in Latin letters. */
const widthOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const widestIn = (locale: Locale) => WIDEST[LOCALE_TABLE[locale].script];

export const clampTitle = (text: string, locale: Locale): string => clamp(text, widestIn(locale).title);
export const clampDescription = (text: string, locale: Locale): string => clamp(text, widestIn(locale).description);

/** The title of a page followed by the shop's name, if both fit. */
export function wholeTitle(title: string, name: string, locale: Locale): string {
  const own = clampTitle(title, locale);
  const whole = `${own} | ${name}`;
  return widthOf(lettersOf(whole)) <= widestIn(locale).title ? whole : own;
}

/** Cuts a text that is too wide after a whole word and adds an ellipsis. */
function clamp(text: string, widest: number): string {
  const letters = lettersOf(text.replace(/\s+/g, ' ').trim());
  if (widthOf(letters) <= widest) return letters.join('');
  let width = 0;
  // one less, for the ellipsis
  const end = letters.findIndex((letter) => (width += widthOf([letter])) > widest - 1);
  const cut = letters.slice(0, end).join('');
  const isInWord = /[\p{L}\p{N}]/u.test(letters[end] ?? '') && !WIDE.test(letters[end] ?? '');
  const words = isInWord ? cut.replace(/(?<=^|[\s\u2e80-\uffef])[^\s\u2e80-\uffef]+$/u, '') : cut;
  return `${(words || cut).replace(/(?<![\s,.;:–—，。、；：·])[\s,.;:–—，。、；：·]+$/u, '')}…`;
}
