import { loginTypeHint } from '@/lib/client/owner';

/** A toast is lost with the page that a logout leaves, so a query parameter asks the next page to show it. */
const PARAMETER = 'logged_out';

export const withLogoutMessage = (path: string): string => `${path}?${PARAMETER}`;

/** Whether the page's URL says that a logout led here. */
export const followsLogout = (): boolean => new URLSearchParams(location.search).has(PARAMETER);

/**
 * The same. True once: the parameter is removed. False while someone is logged in, as such a link may come from
 * anywhere.
 */
export function takeLogoutMessage(): boolean {
  if (!followsLogout()) return false;
  history.replaceState(null, '', location.pathname);
  const type = loginTypeHint();
  return type === undefined || type === 'TEMP';
}
