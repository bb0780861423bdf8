/** A path as browsers read it: one slash, then neither a slash nor what they take for one (a backslash, a tab in between). */
const INSIDE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const OUTSIDE = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;

/** Whether a link of the configuration leads to a page of the shop, to another site, or (any other scheme or form) nowhere. */
export function navTarget(path: string | null): 'inside' | 'outside' | 'nowhere' {
  if (path === null) return 'nowhere';
  return INSIDE.test(path) ? 'inside' : OUTSIDE.test(path) && URL.canParse(path) ? 'outside' : 'nowhere';
}
