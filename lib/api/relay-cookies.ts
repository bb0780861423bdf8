import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { GUEST_COOKIE, TOKEN_COOKIE } from '@/lib/session/cookies';

/** What a request's cookies say about its session. */
export type SessionCookies = { token?: string; guest?: string };

const isSecure = (): boolean => env().CROSS_ORIGIN_EMBED || env().SITE_URL.startsWith('https:');

/** Name of the guest's cookie. With `__Host-` browsers refuse one from a sibling subdomain, which could make the shopper another's guest; they take it only where it is Secure. */
export const guestCookieName = (): string => (isSecure() ? `__Host-${GUEST_COOKIE}` : GUEST_COOKIE);

/**
 * Reads the session's cookies; values that the shop does not make count as none.
 * @returns `ambiguous` when there are two of a name: a sibling subdomain can add one, and the shopper would act in its name
 */
export function sessionOf(request: NextRequest): SessionCookies | 'ambiguous' {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const [tokens, guests] = [TOKEN_COOKIE, guestCookieName()].map((name) => pairs.filter((pair) => pair === name || pair.startsWith(`${name}=`)));
  if (!tokens || !guests || tokens.length > 1 || guests.length > 1) return 'ambiguous';
  return {
    // what could not stand in a header is no token
    token: matching(/^[\u0021-\u007e]{1,4096}$/, tokens[0]),
    guest: matching(/^guest-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, guests[0]),
  };
}

function matching(pattern: RegExp, pair = ''): string | undefined {
  try {
    const value = decodeURIComponent(pair.split('=').slice(1).join('='));
    return pattern.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A `Set-Cookie` line. @param maxAge in seconds; 0 deletes the cookie */
export function cookie(name: string, value: string, maxAge: number, isHttpOnly: boolean): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, `SameSite=${env().CROSS_ORIGIN_EMBED ? 'None' : 'Lax'}`];
  if (isHttpOnly) parts.push('HttpOnly');
  if (isSecure()) parts.push('Secure');
  return parts.join('; ');
}
