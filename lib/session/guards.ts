import { splitLocale } from '@/lib/i18n/locales';
import { isKnownPath } from '@/lib/i18n/paths';
import type { LoginType } from '@/lib/session/schema';

/** What a guard looks at: the readable hint about the session, and the answer of the server about a verification code. */
export type Visit = { loginType?: LoginType; isCodeValid?: boolean; from?: string };

/** Where a visit that a guard refuses goes, without language prefix. */
const GUARDS: Record<string, (visit: Visit) => string | undefined> = {
  'registered-only': ({ loginType, from }) =>
    loginType && loginType !== 'TEMP' ? undefined : `/authentication/login/email${from ? `?from=${encodeURIComponent(from)}` : ''}`,
  'unregistered-only': ({ loginType }) => (loginType && loginType !== 'TEMP' ? '/' : undefined),
  'verification-code': ({ isCodeValid }) => (isCodeValid ? undefined : '/result/verification_code/failure'),
};

/** Thrown for a name that no guard has. */
export class UnknownMiddlewareError extends Error {
  override name = 'UnknownMiddlewareError';
  readonly guard: string;
  constructor(guard: string) {
    super(`Unknown middleware ${guard}`);
    this.guard = guard;
  }
}

/**
 * Runs a guard by its name (specification 6).
 * @returns the path to go to instead, or undefined when the visit may go on
 * @throws UnknownMiddlewareError for a name that no guard has (specification 8: a 500)
 */
export function runGuard(name: string, visit: Visit): string | undefined {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
  if (!guard) throw new UnknownMiddlewareError(name);
  return guard(visit);
}

/** The guard of a route, by its path without language prefix. Guests have a wishlist too, so that tab has none. */
export function guardOf(path: string): string | undefined {
  if (path === '/account/wishlist') return undefined;
  if (/^\/account(\/|$)/.test(path)) return 'registered-only';
  if (/^\/authentication\/(login|register|forget-password)\//.test(path)) return 'unregistered-only';
  return undefined;
}

/**
 * A way back after login: a page of this shop, or undefined for anything else (`//evil`, `https:`, backslashes, control
 * characters; calls too, of which one is the logout).
 */
export function safeReturnPath(from: string | null | undefined): string | undefined {
  if (!from || from.length > 2000 || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(from)) return undefined;
  // as a browser will read it: dots that lead upwards are gone by then
  return isKnownPath(splitLocale(new URL(from, 'http://shop').pathname).path) ? from : undefined;
}
