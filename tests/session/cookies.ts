import { refreshOwner } from '@/lib/client/owner';

/**
 * The cookies that the BFF sets for a login, in a page that has not looked yet. Without arguments nobody is logged in.
 */
export function setSessionCookies(type?: 'TEMP' | 'EMAIL' | 'PHONE', account?: string): void {
  document.cookie = type ? `auth.type=${type}; Path=/` : 'auth.type=; Path=/; Max-Age=0';
  document.cookie = account ? `auth.mark=${account}; Path=/` : 'auth.mark=; Path=/; Max-Age=0';
}

/** A new page of this browser, after another login. */
export function logIn(type: 'TEMP' | 'EMAIL' | 'PHONE', account?: string): void {
  setSessionCookies(type, account);
  refreshOwner();
}
