/**
 * Signs without a shape that come along with what is copied: direction marks, spaces of no width, soft hyphens, control
 * characters, halves of cut characters.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/**
 * All that shows nothing by itself, also what is part of an emoji or of another letter: joiners, variation selectors,
 * fillers, accents.
 */
const SHOWS_NOTHING = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name or text without invisible signs and outer spaces; '' where nothing in it can be seen. Line breaks and tabs
 * stay.
 */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, (sign) => (sign === '\n' || sign === '\r' || sign === '\t' ? sign : '')).trim();
  return seen.replace(SHOWS_NOTHING, '') === '' ? '' : seen;
}
