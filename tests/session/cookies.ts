import { act } from '@testing-library/react';
import type { Store } from '@/lib/client/store';
import type { LoginType } from '@/lib/session/schema';
import { NO_SESSION, type SessionState } from '@/lib/session/state';
import { accountInCookies, dispatch, session } from '@/lib/session/store';

/** A login's type and the fingerprint of its account. */
export type Login = [type: LoginType, account?: string | undefined];

/**
 * The cookies that the BFF sets for a login, in a page that has not looked yet. Without arguments nobody is logged in.
 */
export function setSessionCookies(...[type, account]: Partial<Login>): void {
  document.cookie = type ? `auth.type=${type}; Path=/` : 'auth.type=; Path=/; Max-Age=0';
  document.cookie = account ? `auth.mark=${account}; Path=/` : 'auth.mark=; Path=/; Max-Age=0';
}

/** Another login, which the page has taken over. */
export function logIn(...login: Login): void {
  const [type] = login;
  setSessionCookies(...login);
  dispatch({ type: 'live', login: { type, account: accountInCookies() } });
}

/** A page that has just been opened, or is in this state of its session. */
export const setSession = (state: Partial<SessionState> = {}): void =>
  act(() => (session as Store<SessionState>).set({ ...NO_SESSION, ...state }));
