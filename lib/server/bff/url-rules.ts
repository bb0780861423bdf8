import type { Call, UrlKind } from '@/lib/api/call';

type Origins = Record<UrlKind, readonly string[]>;

/**
 * Finds the first URL in a body that is not http(s) or is of another origin than its key allows. Otherwise a crafted
 * request could have the payment service send shoppers elsewhere, or staff and customers load pictures from anywhere. A
 * picture may be ''.
 * @param urls the kinds by key, of the call's entry
 * @returns the path to the URL (`images[1]`), or undefined when all are allowed
 */
export function findForeignUrl(
  body: unknown,
  urls: NonNullable<Call['urls']>,
  origins: Origins,
  path = '',
  kind?: UrlKind,
): string | undefined {
  if (typeof body === 'string') {
    if (!kind || (kind === 'picture' && body === '')) return undefined;
    const origin = originOf(body);
    return origin !== undefined && origins[kind].includes(origin) ? undefined : path;
  }
  if (body === null || typeof body !== 'object') return undefined;
  for (const [key, value] of Object.entries(body)) {
    const found = Array.isArray(body)
      ? findForeignUrl(value, urls, origins, `${path}[${key}]`, kind)
      : findForeignUrl(
          value,
          urls,
          origins,
          path ? `${path}.${key}` : key,
          Object.hasOwn(urls, key) ? urls[key] : undefined,
        );
    if (found) return found;
  }
  return undefined;
}

/** The origin of a URL that every parser reads alike: no credentials, no backslash, nothing invisible. */
function originOf(url: string): string | undefined {
  if (!/^https?:\/\/[^/\\?#@\s\p{C}]+(?:[/?#][^\\\p{C}]*)?$/iu.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).origin;
}
