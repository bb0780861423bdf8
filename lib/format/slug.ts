/**
 * Makes a URL part of a title (specification 9): lowercase; everything but letters, digits and Chinese characters
 * becomes a hyphen; repeats collapse; ends are trimmed. May return ''.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\u4e00-\u9fff]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
