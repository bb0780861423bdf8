import 'server-only';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { brokenAddressRule } from '@/lib/api/address-rules';
import type { Call } from '@/lib/api/call';
import { env } from '@/lib/env';

/** What the relay looks at before it asks the backend anything (decisions, "Session"). */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Nobody else's page may act for the shopper: `Sec-Fetch-Site` where the browser sends it, else `Origin`. */
export function isForeign(request: NextRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && !ownOrigins(request).includes(origin);
}

/** This shop's origins: the configured one, and the one that the request came in for (`isOwnHost`). */
const ownOrigins = (request: NextRequest): string[] => [env().SITE_URL, `${request.nextUrl.protocol}//${request.headers.get('host')}`];

/** The path to the first address in a body that leads elsewhere than its kind may (`brokenAddressRule`). */
export function foreignAddress(request: NextRequest, body: unknown): string | undefined {
  const { FILE_UPLOAD_URL, IMAGE_ORIGINS } = env();
  const picture = [FILE_UPLOAD_URL, ...IMAGE_ORIGINS].map((address) => new URL(address).origin);
  return brokenAddressRule(body, { return: ownOrigins(request), picture });
}

/** Whether a call is meant for this shop. A page of another name that leads here (DNS rebinding) is a stranger, however near it looks. */
export function isOwnHost(request: NextRequest): boolean {
  const address = `http://${request.headers.get('host') ?? ''}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === new URL(env().SITE_URL).hostname || LOOPBACK.test(hostname);
}

const NO_QUERY = z.strictObject({});

/** Whether a query is the contract's: each key known and given once. `_method=DELETE` and the like are not passed on. */
export function isQueryOf(call: Call, search: URLSearchParams): boolean {
  const query = Object.fromEntries(search);
  return Object.keys(query).length === search.size && z.safeParse(call.query ?? NO_QUERY, query).success;
}
