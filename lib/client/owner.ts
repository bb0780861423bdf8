import { readCookies } from '@/lib/client/cookies';
import { createStore } from '@/lib/client/store';
import { loginTypeOf, FINGERPRINT_COOKIE, TYPE_COOKIE } from '@/lib/api/session-cookies';
import type { LoginType } from '@/lib/session/schema';

/** The login type that the readable cookie hints at; undefined without a session. */
export const loginTypeHint = (): LoginType | undefined => loginTypeOf(cookie(TYPE_COOKIE));

/**
 * The registered account that this page has shown data of. It outlives the cookies, which go when a session expires.
 */
export const pageOwner = createStore<string | undefined>(undefined);

/** Tells the login in the cookies from an earlier or a later one; undefined without a session. */
export const loginMark = (): string | undefined => cookie(FINGERPRINT_COOKIE);

/** The fingerprint of who is logged in, a guest's too; undefined without a session. */
export const loginInCookies = (): string | undefined => loginMark()?.split('.')[0];

/** The fingerprint of the account that is logged in; undefined for guests and without a session. */
export function accountInCookies(): string | undefined {
  const type = loginTypeHint();
  return type && type !== 'TEMP' ? loginInCookies() : undefined;
}

/** Makes the account in the cookies the page's owner. Called whenever the page takes over a session. */
export function refreshOwner(): void {
  if (loginTypeHint()) pageOwner.set(accountInCookies());
}

/**
 * Whose data is stored now: the account that is logged in, or the one whose session expired on this page; undefined for
 * guests.
 */
export const ownerId = (): string | undefined => (loginTypeHint() ? accountInCookies() : pageOwner.get());

/** Whether this page was shown to a registered account that is no longer the one logged in. */
export const hasAccountChanged = (): boolean => pageOwner.get() !== undefined && accountInCookies() !== pageOwner.get();

/** Whether someone has logged in since a guest's page was shown. */
export const hasLoggedIn = (): boolean => pageOwner.get() === undefined && accountInCookies() !== undefined;

/** Whether stored data may be shown: data without an owner to everyone, an account's data to that account only. */
export const belongsToCurrentAccount = (owner: unknown): boolean => owner === undefined || owner === ownerId();

function cookie(name: string): string | undefined {
  const pair = readCookies()?.find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
