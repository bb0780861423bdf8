type Origins = Record<'return' | 'picture', readonly string[]>;

/** Which origins a URL in a body may have, by key: the payment service leads back to this shop, pictures lie where the shop's pictures lie. */
const KIND_OF_KEY: Record<string, keyof Origins | undefined> = {
  success_url: 'return',
  cancel_url: 'return',
  image: 'picture',
  images: 'picture',
  avatar: 'picture',
};

export const URL_KEYS: readonly string[] = Object.keys(KIND_OF_KEY);

/**
 * Finds the first URL in a body that is not http(s) or is of another origin than its key allows. Otherwise a crafted request
 * could have the payment service send shoppers elsewhere, or staff and customers load pictures from anywhere. A picture may be ''.
 * @returns the path to the URL (`images[1]`), or undefined when all are allowed
 */
export function findForeignUrl(body: unknown, origins: Origins, path = '', kind?: keyof Origins): string | undefined {
  if (typeof body === 'string') {
    if (!kind || (kind === 'picture' && body === '')) return undefined;
    const origin = originOf(body);
    return origin !== undefined && origins[kind].includes(origin) ? undefined : path;
  }
  if (body === null || typeof body !== 'object') return undefined;
  for (const [key, value] of Object.entries(body)) {
    const found = Array.isArray(body)
      ? findForeignUrl(value, origins, `${path}[${key}]`, kind)
      : findForeignUrl(value, origins, path ? `${path}.${key}` : key, Object.hasOwn(KIND_OF_KEY, key) ? KIND_OF_KEY[key] : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The origin of a URL that every parser reads alike: no credentials, no backslash, nothing invisible. */
function originOf(url: string): string | undefined {
  if (!/^https?:\/\/[^/\\?#@\s\p{C}]+(?:[/?#][^\\\p{C}]*)?$/iu.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).origin;
}
