/** What `POST /enquiries` takes as its description. */
export const MAX_DESCRIPTION = 5000;
/** Kept free for the address of a picture that is not uploaded yet. */
const ADDRESS_LENGTH = 200;

/** The lines below the shopper's text, in the shopper's language: what it is about, and the pictures' heading. */
export type Appendix = { about?: string; photos: string; addresses: readonly string[] };

/**
 * An enquiry's description: the shopper's text, the service that it is about, and the pictures' addresses, numbered.
 * The call has no fields of their own for the latter two.
 */
export function descriptionOf(text: string, { about, photos, addresses }: Appendix): string {
  const list = addresses.map((address, index) => `${index + 1}. ${address}`);
  return [text, about, list.length > 0 ? [photos, ...list].join('\n') : ''].filter(Boolean).join('\n\n');
}

/** How many characters the shopper may type. `addresses` holds undefined for a picture that is not uploaded yet. */
export function roomForText({
  addresses,
  ...appendix
}: Omit<Appendix, 'addresses'> & { addresses: readonly (string | undefined)[] }): number {
  const expected = addresses.map((address) => address ?? 'x'.repeat(ADDRESS_LENGTH));
  // the text's own place is one character here
  return Math.max(0, MAX_DESCRIPTION + 1 - descriptionOf('x', { ...appendix, addresses: expected }).length);
}
