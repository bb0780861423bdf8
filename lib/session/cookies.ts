import type { LoginType } from '@/lib/session/schema';

/** Cookies of the session (decisions, "Session"). The prefix and the token's life come from the specification. */
export const TOKEN_COOKIE = 'auth.token';
/** Readable by the page; a hint for painting and for the guards only. */
export const TYPE_COOKIE = 'auth.type';
/** Readable: the same for each login of one account, a keyed hash that does not tell who it is. Tells drafts and kept pages apart. */
export const MARK_COOKIE = 'auth.mark';
/** The guest's login id: a guest whose token has expired logs in again as the same guest. Over https with the prefix `__Host-`. */
export const GUEST_COOKIE = 'auth.guest';

/** Life of a token, in seconds. */
export const TOKEN_LIFETIME_S = 1800;
export const GUEST_LIFETIME_S = 30 * 24 * 60 * 60;

/** What the readable cookie says; undefined for none and for rubbish. */
export function loginTypeOf(value: string | undefined): LoginType | undefined {
  return value === 'TEMP' || value === 'EMAIL' || value === 'PHONE' ? value : undefined;
}
