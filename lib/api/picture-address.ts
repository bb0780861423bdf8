/** The longest address that the optimiser takes, in characters. */
const MAX_LENGTH = 3072;

/**
 * Why the shop shows no picture from an address of the backend, as the rest of a sentence that begins with the address;
 * undefined where it does. A query is part of the address: a version (`?v=2`), a signature of the store that it lies in.
 * @param origins those that the shop is told of, where they are known
 */
export function pictureFault(address: string, origins?: readonly string[]): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'is no http(s) address with its host';
  if (url.hash + url.username + url.password) return 'has a fragment or a password';
  if (address.length > MAX_LENGTH) return `has more than ${MAX_LENGTH} characters`;
  if (origins && !origins.includes(url.origin))
    return `is of an origin that IMAGE_ORIGINS does not name: ${url.origin}`;
  return undefined;
}
