import 'server-only';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { type Call, isPathId } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { env } from '@/lib/env';
import { decodedSegment } from '@/lib/routes';
import { HttpError } from '@/lib/server/bff/http-error';

/** A call of the contract with the values of its path parameters. */
export type MatchedCall = { call: Call; params: Record<string, string> };

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const routes = Object.values(contract as Record<string, Call>).map((call) => ({
  call,
  segments: call.path.slice(1).split('/'),
}));
const NO_QUERY = z.strictObject({});

/**
 * Finds the contract's call for a request of one of this shop's pages. What the contract does not list is not
 * forwarded: path segments are decoded once and must be valid ids; query keys must be known and given once.
 * @throws HttpError 421 for another host than the shop's (DNS rebinding), 403 for a call that another site's page makes
 * in the shopper's name, 404 for an unknown call, 400 for an unknown query
 */
export function acceptCall(request: NextRequest): MatchedCall {
  if (!isOwnHost(request)) throw new HttpError(421, 'Another host');
  if (!isOwnSite(request)) throw new HttpError(403, 'Cross-site request');
  const { pathname, searchParams } = request.nextUrl;
  // no call has a path that cannot be decoded
  const values = pathname
    .replace(/^\/api\//, '')
    .split('/')
    .map(decodedSegment);
  for (const { call, segments } of routes) {
    const params =
      call.method === request.method && segments.length === values.length ? paramsOf(segments, values) : undefined;
    if (!params) continue;
    const query = Object.fromEntries(searchParams);
    const isKnownQuery =
      Object.keys(query).length === searchParams.size &&
      // zod does not look at it
      !Object.hasOwn(query, '__proto__') &&
      z.safeParse(call.query ?? NO_QUERY, query).success;
    if (!isKnownQuery) throw new HttpError(400, 'Not a query of this call');
    return { call, params };
  }
  throw new HttpError(404, 'Unknown call');
}

/** This shop's origins: the configured one, and the one that the request was made to. */
export const ownOrigins = ({ nextUrl, headers }: NextRequest): string[] => [
  env().SITE_URL,
  `${nextUrl.protocol}//${headers.get('host')}`,
];

function isOwnHost({ headers }: NextRequest): boolean {
  const url = `http://${headers.get('host') ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === new URL(env().SITE_URL).hostname || LOOPBACK.test(hostname);
}

/**
 * By `Sec-Fetch-Site` where the browser sends it, else by `Origin`. A link is no call: one in an article would log its
 * reader out.
 */
function isOwnSite(request: NextRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' && request.headers.get('sec-fetch-mode') !== 'navigate';
  const origin = request.headers.get('origin');
  return origin === null || ownOrigins(request).includes(origin);
}

/** The path parameters; undefined where the values do not fit the path. */
function paramsOf(segments: string[], values: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = values[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== value) return undefined;
    } else if (isPathId(value)) params[segment.slice(1, -1)] = value;
    else return undefined;
  }
  return params;
}
