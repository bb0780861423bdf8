/**
 * Makes a slug of a title (spec 9): lowercase; everything but letters, digits and Chinese characters becomes a hyphen; a
 * Latin letter with a mark (é) loses it; repeats collapse; ends are trimmed. May return ''.
 */
export function slugOf(title: string): string {
  return (
    title
      // é is the letter e, a full-width Ｄ the letter d
      .normalize('NFKD')
      .toLowerCase()
      .replace(/(?<=[a-z])\p{Mark}+|\p{Variation_Selector}/gu, '')
      // in other alphabets a mark makes another letter
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{Nd}\p{Script=Han}]+|(?<![\p{L}\p{M}])\p{M}+/gu, '-')
      // repeats
      .replace(/-+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** The first characters of a slug, none of them in half: rare Chinese characters count as two. */
export const cutSlug = (slug: string, length: number): string => slug.slice(0, length).replace(/\p{Surrogate}$/u, '');

/** The longest encoded slug: a Chinese character takes nine characters there, and the routes accept 300. */
const MAX_ENCODED = 240;

/** The slug of a title as the last part of a path, encoded and short enough for the routes; '' when nothing is left. */
export function slugPart(title: string): string {
  // cut first: character by character would take minutes for a title of 100,000
  let slug = cutSlug(slugOf(title), MAX_ENCODED);
  while (encodeURIComponent(slug).length > MAX_ENCODED) slug = cutSlug(slug, slug.length - 1);
  return encodeURIComponent(slug.replace(/-$/, ''));
}
