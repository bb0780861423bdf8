import 'server-only';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { env } from '@/lib/env';

/** What the relay looks at before it asks the backend anything (decisions, "Session"). */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Nobody else's page may act for the shopper: `Sec-Fetch-Site` where the browser sends it, else `Origin`. */
export function isForeign(request: NextRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== env().SITE_URL && origin !== `${request.nextUrl.protocol}//${request.headers.get('host')}`;
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
