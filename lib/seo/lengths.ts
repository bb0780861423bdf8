import type { Locale } from '@/lib/i18n/locales';

/**
 * The longest texts that search engines show (glossary: 60 and 155 letters, in Chinese 28 and 75), counted in Latin letters:
 * a Chinese one takes the room of two, in whichever language's page it stands.
 */
const WIDEST = { title: { en: 60, zh: 56, cn: 56 }, description: { en: 155, zh: 150, cn: 150 } };
const WIDE = /[\u2e80-\uffef]|\p{Script=Han}/u;

/** The room that a text takes, in Latin letters. */
const widthOf = (letters: readonly string[]): number => letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

export const clampTitle = (text: string, locale: Locale): string => clamp(text, WIDEST.title[locale]);
export const clampDescription = (text: string, locale: Locale): string => clamp(text, WIDEST.description[locale]);

/** A page's whole title: the shop's name follows where there is room for it. */
export function wholeTitle(title: string, name: string, locale: Locale): string {
  const own = clampTitle(title, locale);
  const whole = `${own} | ${name}`;
  return widthOf([...whole]) <= WIDEST.title[locale] ? whole : own;
}

/** Cuts a text to a width, between words where it has spaces, with an ellipsis where something is gone. */
function clamp(text: string, widest: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (widthOf(letters) <= widest) return letters.join('');
  let width = 0;
  // one is left for the ellipsis
  const end = letters.findIndex((letter) => (width += widthOf([letter])) > widest - 1);
  const cut = letters.slice(0, end).join('');
  const isInWord = /[\p{L}\p{N}]/u.test(letters[end] ?? '') && !WIDE.test(letters[end] ?? '');
  const words = isInWord ? cut.replace(/(?<=^|[\s\u2e80-\uffef])[^\s\u2e80-\uffef]+$/u, '') : cut;
  return `${(words || cut).replace(/(?<![\s,.;:–—，。、；：·])[\s,.;:–—，。、；：·]+$/u, '')}…`;
}
