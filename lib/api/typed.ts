/**
 * Signs without a shape that come along with what is copied: direction marks, spaces of no width, soft hyphens, control
 * characters.
 */
const UNSEEN = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/**
 * All that shows nothing, also what is part of an emoji or of another letter: joiners, variation selectors, fillers.
 */
const SHOWS_NOTHING = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Dashes and what keyboards, phone books and input methods put in their place. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u30FC]/gu;
const CLOSING = /(?<![\s.,;:!?\u3001\u3002])[\s.,;:!?\u3001\u3002]+$/u;

/** Without the marks that end the sentence from which something was copied. */
export const withoutEnd = (text: string): string => text.replace(CLOSING, '');

/**
 * A name or text without invisible signs and outer spaces; '' where nothing in it can be seen. Line breaks and tabs
 * stay.
 */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, (sign) => (sign === '\n' || sign === '\r' || sign === '\t' ? sign : '')).trim();
  return seen.replace(SHOWS_NOTHING, '') === '' ? '' : seen;
}

/**
 * What is written in plain signs (numbers, emails, codes) as it was typed or pasted from anywhere: full-width signs as
 * plain ones, any dash as `-`, nothing invisible.
 */
export const typedSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[^\S ]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();

/** An email, also copied as a link or from the end of a sentence. */
export const typedEmail = (text: string): string =>
  withoutEnd(typedSigns(text))
    .replace(/^mailto:\s*/i, '')
    .replaceAll('\u3002', '.');

/** A code as it was sent to somebody: without spaces. */
export const typedCode = (text: string): string => typedSigns(text).replaceAll(' ', '');
