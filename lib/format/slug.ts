/**
 * Makes a slug of a title (spec 9): lowercase; everything but letters, digits and Chinese characters
 * becomes a hyphen; repeats collapse; ends are trimmed. May return ''.
 */
export function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      // é is the letter e
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^a-z0-9\u4e00-\u9fff]+/g, '-')
      // repeats are one hyphen by now
      .replace(/^-|-$/g, '')
  );
}

/** The longest encoded slug: a Chinese character takes nine characters there, and the routes accept 300. */
const MAX_ENCODED = 240;

/** The slug of a title as the last part of a path, encoded and short enough for the routes; '' when nothing is left. */
export function slugPart(title: string): string {
  // cut first: character by character would take minutes for a title of 100,000
  let slug = slugOf(title).slice(0, MAX_ENCODED);
  while (encodeURIComponent(slug).length > MAX_ENCODED) slug = slug.slice(0, -1);
  return encodeURIComponent(slug.replace(/-$/, ''));
}
