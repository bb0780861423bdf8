import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { env, type TrustedProxies } from '../../env.ts';
import { log } from '../log.ts';

/** Request header with the client's IP address, for rate limits and for the backend. One that the visitor sent is dropped. */
export const CLIENT_IP_HEADER = 'x-client-ip';

/** Sets `CLIENT_IP_HEADER` on a request, replacing what the client sent. */
export function setClientIp(request: IncomingMessage): void {
  delete request.headers[CLIENT_IP_HEADER];
  const { 'x-forwarded-for': chain, forwarded } = request.headers;
  if (env().TRUSTED_PROXIES === undefined && (chain !== undefined || forwarded !== undefined)) warnOnce();
  if (isLimitable(request.url ?? '')) request.headers[CLIENT_IP_HEADER] = clientIpOf(request);
}

/** The client's IP address (`clientIp`). */
export const clientIpOf = ({ headers, socket }: IncomingMessage): string =>
  clientIp(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), env().TRUSTED_PROXIES ?? 0);

let hasWarned = false;

/** Behind a proxy that is not configured all visitors share one address and its limits. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    'Requests carry X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is not set: all visitors behind that proxy count as one address. Set it, or to 0 if no proxy is to be trusted.',
  );
}

/** Calls, the pages that check a code, and the lists that can be searched. */
const isLimitable = (url: string): boolean => url.startsWith('/api/') || url.includes('/authentication/') || /\/(?:product|posts)\?/.test(url);

/**
 * The client's address as far as it can be trusted: the connection's own, or what trusted proxies report.
 * @param forwarded `X-Forwarded-For`, to which each proxy appends the address of its client
 * @returns the address in full; `unknown` without a connection
 */
export function clientIp(connection: string | undefined, forwarded: string, trusted: NonNullable<TrustedProxies>): string {
  const hops = forwarded
    .split(',')
    .map((part) => plain(part.trim()))
    .concat(plain(connection ?? ''));
  let index = hops.length - 1;
  let left = typeof trusted === 'number' ? trusted : Number.POSITIVE_INFINITY;
  // one hop back as long as a trusted proxy names one
  while (index > 0 && left > 0 && (typeof trusted === 'number' || isListed(hops[index] ?? '', trusted)) && isIP(hops[index - 1] ?? '')) {
    index -= 1;
    left -= 1;
  }
  const address = hops[index] ?? '';
  return isIP(address) ? address : 'unknown';
}

/**
 * The header that gives the backend the client's address (FORWARD_CLIENT_ADDRESS), in place of any that the visitor sent.
 * @param address from `CLIENT_IP_HEADER`
 */
export function forwardedFor(address: string | null | undefined): Record<string, string> {
  return env().FORWARD_CLIENT_ADDRESS && address && isIP(address) ? { 'X-Forwarded-For': address } : {};
}

/** An address without port, brackets or zone; IPv4 within IPv6 as IPv4. */
function plain(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '');
}

const lists = new WeakMap<readonly string[], BlockList>();

function isListed(address: string, trusted: readonly string[]): boolean {
  let list = lists.get(trusted);
  if (!list) lists.set(trusted, (list = listOf(trusted)));
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
