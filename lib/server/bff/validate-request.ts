import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { HttpError } from '@/lib/server/bff/http-error';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Rejects requests for another host than the shop's (DNS rebinding) and requests that another site's page makes in the
 * shopper's name: by `Sec-Fetch-Site` where the browser sends it, else by `Origin`.
 * @throws HttpError 421 or 403
 */
export function rejectForeign(request: NextRequest): void {
  if (!isOwnHost(request)) throw new HttpError(421, 'Another host');
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isOwnSite = site ? site === 'same-origin' : origin === null || ownOrigins(request).includes(origin);
  if (!isOwnSite) throw new HttpError(403, 'Cross-site request');
}

/** This shop's origins: the configured one, and the one that the request was made to. */
export const ownOrigins = ({ nextUrl, headers }: NextRequest): string[] => [env().SITE_URL, `${nextUrl.protocol}//${headers.get('host')}`];

function isOwnHost({ headers }: NextRequest): boolean {
  const url = `http://${headers.get('host') ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === new URL(env().SITE_URL).hostname || LOOPBACK.test(hostname);
}
