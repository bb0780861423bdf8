import { loginTypeHint } from '@/lib/client/owner';

/** A toast is lost with the page that is left, so a query parameter asks the next page to show it. */
const PARAMETER = 'logged_out';
const UNFINISHED = 'unfinished';

export const withLogoutMessage = (path: string): string => `${path}?${PARAMETER}`;

/** Reloads the page for another account, while something was being sent for the one before: the next page says so. */
export const reloadUnfinished = (): void => void (location.search += `&${UNFINISHED}`);

/** Whether the page's URL says that a logout led here. */
export const followsLogout = (): boolean => new URLSearchParams(location.search).has(PARAMETER);

/** Whether a parameter is there. True once: it is removed. */
function take(parameter: string): boolean {
  const url = new URL(location.href);
  const isThere = url.searchParams.has(parameter);
  url.searchParams.delete(parameter);
  if (isThere) history.replaceState(null, '', url);
  return isThere;
}

/** Whether something was being sent when the page was reloaded for another account. */
export const takeUnfinishedMessage = (): boolean => take(UNFINISHED);

/** Whether a logout led here. False while someone is logged in, as such a link may come from anywhere. */
export const takeLogoutMessage = (): boolean => take(PARAMETER) && [undefined, 'TEMP'].includes(loginTypeHint());
