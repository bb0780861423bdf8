/** What `POST /enquiries` takes as its description. */
export const MAX_DESCRIPTION = 5000;
/** Kept free for the URL of a picture that is not uploaded yet. */
const URL_LENGTH = 200;

/** The lines below the shopper's text, in the shopper's language: what it is about, and the pictures' heading. */
export type Appendix = { about?: string; photos: string; urls: readonly string[] };

/**
 * An enquiry's description: the shopper's text, the service that it is about, and the pictures' URLs, numbered.
 * The call has no fields of their own for the latter two.
 */
export function descriptionOf(text: string, { about, photos, urls }: Appendix): string {
  const list = urls.map((url, index) => `${index + 1}. ${url}`);
  return [text, about, list.length > 0 ? [photos, ...list].join('\n') : ''].filter(Boolean).join('\n\n');
}

/** How many characters the shopper may type. `urls` holds undefined for a picture that is not uploaded yet. */
export function roomForText({
  urls,
  ...appendix
}: Omit<Appendix, 'urls'> & { urls: readonly (string | undefined)[] }): number {
  const expected = urls.map((url) => url ?? 'x'.repeat(URL_LENGTH));
  // the text's own place is one character here
  return Math.max(0, MAX_DESCRIPTION + 1 - descriptionOf('x', { ...appendix, urls: expected }).length);
}
