/**
 * The rules for addresses in outgoing bodies, by key, so that they hold for every call that takes one: the payment service
 * leads back to this shop, and a picture lies where the shop's pictures lie. Else a request that no page of the shop makes
 * could have the payment service send shoppers elsewhere, or staff and customers load pictures from anywhere.
 */
const KIND_OF_KEY = {
  success_url: 'return',
  cancel_url: 'return',
  image: 'picture',
  images: 'picture',
  avatar: 'picture',
} as const;
type Kind = (typeof KIND_OF_KEY)[keyof typeof KIND_OF_KEY];

export const ADDRESS_KEYS: readonly string[] = Object.keys(KIND_OF_KEY);

const isKey = (key: string): key is keyof typeof KIND_OF_KEY => Object.hasOwn(KIND_OF_KEY, key);

/**
 * Finds the first address in a body that is not http(s) or of another origin than its kind allows. A picture may be ''.
 * @param origins the allowed origins of each kind
 * @returns the path to the address (`images[1]`), or undefined when all hold
 */
export function brokenAddressRule(body: unknown, origins: Record<Kind, readonly string[]>, path = '', kind?: Kind): string | undefined {
  if (typeof body === 'string') {
    if (!kind || (kind === 'picture' && body === '')) return undefined;
    const origin = originOf(body);
    return origin !== undefined && origins[kind].includes(origin) ? undefined : path;
  }
  if (body === null || typeof body !== 'object') return undefined;
  for (const [key, value] of Object.entries(body)) {
    const isList = Array.isArray(body);
    const at = isList ? `${path}[${key}]` : `${path && `${path}.`}${key}`;
    const broken = brokenAddressRule(value, origins, at, isList ? kind : isKey(key) ? KIND_OF_KEY[key] : undefined);
    if (broken) return broken;
  }
  return undefined;
}

/** The origin of an address that every parser reads alike: no credentials, no backslash, nothing invisible. */
function originOf(address: string): string | undefined {
  if (!/^https?:\/\/[^/\\?#@\s\p{C}]+(?:[/?#][^\\\p{C}]*)?$/iu.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}
