import { isIPv6 } from 'node:net';

/** What one customer has, for what is limited by address: an IPv4 address, or the /64 network of an IPv6 one. */
export const networkOf = (address: string): string => (isIPv6(address) ? prefixOf(address, 64) : address);

/**
 * What one customer can have at most: the /48 network of an IPv6 address, with its 65,536 networks of a customer.
 * Undefined for any other address.
 */
export const siteOf = (address: string): string | undefined => (isIPv6(address) ? prefixOf(address, 48) : undefined);

const prefixOf = (address: string, bits: 48 | 64): string =>
  `${groups(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`;

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = before ? before.split(':') : [];
  const end = after ? after.split(':') : [];
  return after === undefined ? start : [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}
