import { loginTypeHint } from '@/lib/session/store';

/** A page that is left takes its toast away: the address of the next one says what is to be said there. */
const PARAMETER = 'logged_out';

/** The page that follows a logout. */
export const withFarewell = (path: string): string => `${path}?${PARAMETER}`;

/** Whether this page follows a logout. True once: the address is cleaned, and a link of that kind tells nobody who is logged in. */
export function takeFarewell(): boolean {
  if (!new URLSearchParams(location.search).has(PARAMETER)) return false;
  history.replaceState(null, '', location.pathname);
  const type = loginTypeHint();
  return type === undefined || type === 'TEMP';
}
