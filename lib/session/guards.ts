import { routeOf } from '@/lib/routes';
import type { LoginType } from '@/lib/session/schema';

/**
 * What guards decide by: the type of login that a readable cookie names, and whether the backend accepted a
 * verification code.
 */
type Visit = { loginType?: LoginType; isCodeValid?: boolean; from?: string };

/** Each returns where a refused visit is redirected to, without language prefix. Routes name them in lib/routes.ts. */
const GUARDS: Record<string, (visit: Visit) => string | undefined> = {
  'registered-only': ({ loginType, from }) =>
    loginType && loginType !== 'TEMP'
      ? undefined
      : `/authentication/login/email${from ? `?from=${encodeURIComponent(from)}` : ''}`,
  'unregistered-only': ({ loginType }) => (loginType && loginType !== 'TEMP' ? '/' : undefined),
  'verification-code': ({ isCodeValid }) => (isCodeValid ? undefined : '/result/verification_code/failure'),
};

export class UnknownMiddlewareError extends Error {
  override name = 'UnknownMiddlewareError';
  readonly guard: string;
  constructor(guard: string) {
    super(`Unknown middleware ${guard}`);
    this.guard = guard;
  }
}

/**
 * Runs a guard by its name.
 * @returns the path to redirect to, or undefined when the visit may go on
 * @throws UnknownMiddlewareError for a name that no guard has
 */
export function runGuard(name: string, visit: Visit): string | undefined {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
  if (!guard) throw new UnknownMiddlewareError(name);
  return guard(visit);
}

/**
 * The page of this shop to return to after login; undefined for anything else (`//evil`, `https:`, backslashes, control
 * characters, and calls, one of which logs out).
 */
export function safeReturnPath(from: string | null | undefined): string | undefined {
  if (!from || from.length > 2000 || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(from)) return undefined;
  // as a browser reads it, with `..` resolved
  return routeOf(new URL(from, 'http://shop').pathname) ? from : undefined;
}
