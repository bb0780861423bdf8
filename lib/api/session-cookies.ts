import type { LoginType } from '@/lib/session/schema';

/**
 * The session's cookies. Name and lifetime of the token come from the specification (4, 9). Over https this one and the
 * guest's are prefixed with `__Host-`.
 */
export const TOKEN_COOKIE = 'auth.token';
/** Readable by scripts: a hint for rendering and for the guards, no proof. */
export const TYPE_COOKIE = 'auth.type';
/** Set on `<html>` while a registered user is logged in, by the script in the head first (`lib/server/head-script.ts`). */
export const REGISTERED_ATTRIBUTE = 'data-registered';
/**
 * Readable by scripts: the account's fingerprint, a keyed hash, which tells whose drafts and cached pages are in this
 * browser; behind a dot what tells this login from the account's others.
 */
export const FINGERPRINT_COOKIE = 'auth.mark';
/** The guest's login id, so that an expired guest logs in again as the same one. */
export const GUEST_COOKIE = 'auth.guest';

/** In seconds. */
export const TOKEN_LIFETIME_S = 1800;
export const GUEST_LIFETIME_S = 30 * 24 * 60 * 60;

/** The value of the type cookie; undefined for anything else. */
export function loginTypeOf(value: string | null | undefined): LoginType | undefined {
  return value === 'TEMP' || value === 'EMAIL' || value === 'PHONE' ? value : undefined;
}
