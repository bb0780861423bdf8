import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';
import { env, type TrustedProxies } from '../env.ts';
import { log } from './log.ts';
import type { Step } from './http/step.ts';

/**
 * Request header with the client's IP address, for rate limits and for the backend. One that the visitor sent is
 * dropped.
 */
export const CLIENT_IP_HEADER = 'x-client-ip';

/** Sets `CLIENT_IP_HEADER` on a request, replacing what the client sent. */
export const setClientAddress: Step = (request, _, next) => {
  const { headers } = request;
  if (env().TRUSTED_PROXIES === undefined && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined)
    warnOnce();
  headers[CLIENT_IP_HEADER] = clientAddress(request, env().TRUSTED_PROXIES ?? 0);
  next();
};

let hasWarned = false;

/** Behind a proxy that is not configured all visitors share one address and its limits. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    'Requests carry X-Forwarded-For or Forwarded, but TRUSTED_PROXIES is not set: all visitors behind that proxy count as one address. Set it, or to 0 if no proxy is to be trusted.',
  );
}

/** The address that `setClientAddress` has set; `unknown` where the connection has none any more. */
export const clientAddressOf = ({ headers }: IncomingMessage): string => String(headers[CLIENT_IP_HEADER] ?? 'unknown');

/**
 * The client's address as far as it can be trusted: the connection's own, or the farthest that trusted proxies report
 * in `X-Forwarded-For`, to which each appends the address of its client.
 * @returns the address in full; `unknown` without a connection
 */
export function clientAddress(request: IncomingMessage, trusted: NonNullable<TrustedProxies>): string {
  const addresses = proxyAddress.all(request, trustIn(trusted)).map((address) => plain(address ?? ''));
  return addresses.findLast((address) => isIP(address)) ?? 'unknown';
}

type Trust = (address: string, hop: number) => boolean;
const compiled = new WeakMap<readonly string[], Trust>();

function trustIn(trusted: NonNullable<TrustedProxies>): Trust {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  const known = compiled.get(trusted) ?? proxyAddress.compile(trusted);
  compiled.set(trusted, known);
  return known;
}

/**
 * The header that gives the backend the client's address (FORWARD_CLIENT_ADDRESS), in place of any that the visitor
 * sent.
 * @param address from `CLIENT_IP_HEADER`
 */
export function forwardedFor(address: string | null | undefined): Record<string, string> {
  return env().FORWARD_CLIENT_ADDRESS && address && isIP(address) ? { 'X-Forwarded-For': address } : {};
}

/** An address without port, brackets or zone, as some proxies write them; IPv4 within IPv6 as IPv4. */
function plain(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;
  return (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '');
}
