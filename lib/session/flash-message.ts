import { loginTypeHint } from '@/lib/client/owner';

/** A toast is lost with the page that is left, so a query parameter asks the next page to show it. */
const PARAMETER = 'logged_out';
const UNFINISHED = 'unfinished';

export const withLogoutMessage = (path: string): string => `${path}?${PARAMETER}`;

/** Reloads the page for another account. The next one says so where something was being sent for the one before. */
export function reloadForOtherAccount(isSending: boolean): void {
  if (!isSending) return location.reload();
  const url = new URL(location.href);
  url.searchParams.set(UNFINISHED, '');
  location.replace(url);
}

/** Whether something was being sent when the page was reloaded for another account. True once. */
export function takeUnfinishedMessage(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(UNFINISHED)) return false;
  url.searchParams.delete(UNFINISHED);
  history.replaceState(null, '', url);
  return true;
}

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
