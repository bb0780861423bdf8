'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStore } from '@/lib/client/store';
import { dropAllDrafts, dropDraftsOfOthers } from '@/lib/form/draft';
import { isFilledIn, otherLogins } from '@/lib/form/filled-in';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isPersonalPath, routeOf } from '@/lib/routes';
import { reloadUnfinished, takeLogoutMessage, takeUnfinishedMessage } from '@/lib/session/flash-message';
import { forgetPersonal } from '@/lib/session/logout';
import { hasAccountChanged, hasLoggedIn, loginInCookies, loginTypeHint, refreshOwner } from '@/lib/client/owner';
import { onSessionChange, type SessionChange } from '@/lib/session/session';
import { guestLogins, sessionStore } from '@/lib/session/store';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';
import { showToast } from '@/lib/toast';

/** How long the page with the login keeps for an account what it typed before its session ended, in milliseconds. */
const KEPT_FOR_LOGIN_MS = 10 * 60 * 1000;

/** What every page does for its session once it has loaded. */
export function SessionEffects() {
  useGuestUser();
  useFlashMessage();
  useOtherTabs();
  useReloadForOtherAccount();
  useExpiredSession();
  useDraftsOfOthers();
  return null;
}

/** The user is fetched after every login (spec 4): a guest's here, a registered user's by the login. */
function useGuestUser() {
  const queryClient = useQueryClient();
  const logins = useStore(guestLogins);
  useEffect(() => {
    if (logins > 0) void queryClient.prefetchQuery({ ...userQuery, staleTime: 0 });
  }, [queryClient, logins]);
}

function useFlashMessage() {
  const t = useTranslations();
  useEffect(() => {
    if (takeLogoutMessage()) showToast({ kind: 'success', message: t('Toast.loggedOut') });
    if (takeUnfinishedMessage()) showToast({ kind: 'error', message: t('Session.unfinished'), stays: true });
  }, [t]);
}

function statusAfter(type: SessionChange['type']): 'unknown' | 'guest' | 'registered' {
  if (type === 'NONE' || type === 'ENDED') return 'unknown';
  return type === 'TEMP' ? 'guest' : 'registered';
}

/** Whether the page's guard (lib/session/guards.ts) no longer lets its visitor in: a form for guests, after a login. */
const isShutOut = (pathname: string): boolean =>
  routeOf(pathname)?.guard === 'unregistered-only' && ![undefined, 'TEMP'].includes(loginTypeHint());

/**
 * Follows a login, logout or expiry in another tab. A customer's own page is reloaded, so that the server's guards
 * decide about it and nothing of the former customer stays, and so is a form for guests that nobody has filled in; any
 * other page discards personal data and says that the login changed.
 */
function useOtherTabs() {
  const queryClient = useQueryClient();
  const t = useTranslations('Session');
  const pathname = usePathname();
  useEffect(() => {
    async function follow({ type }: SessionChange): Promise<void> {
      const before = sessionStore.get();
      const after = statusAfter(type);
      if (before === after && !hasAccountChanged()) return;
      const isPersonal = isPersonalPath(pathname);
      if (before === 'registered' && type === 'ENDED' && isPersonal) return sessionStore.set('ended');
      // the next person may be someone else
      if (before === 'registered' && after === 'unknown') dropAllDrafts();
      if (before === 'registered' && isPersonal) {
        const isSending = queryClient.isMutating();
        await forgetPersonal(queryClient);
        return isSending ? reloadUnfinished() : location.reload();
      }
      if (isShutOut(pathname) && !isFilledIn()) return location.reload();
      if (type !== 'ENDED' && (hasAccountChanged() || hasLoggedIn())) otherLogins.set((count) => count + 1);
      sessionStore.set(after);
      refreshOwner();
      if (before === 'registered' || after === 'registered')
        showToast({ kind: 'error', message: t('changedElsewhere') });
      await queryClient.resetQueries({ queryKey: [PERSONAL] });
    }
    return onSessionChange(follow);
  }, [queryClient, t, pathname]);
}

/**
 * A page restored from the back/forward cache, or a tab shown again, is never seen by another account than the one it
 * was rendered for.
 */
function useReloadForOtherAccount() {
  const queryClient = useQueryClient();
  const pathname = usePathname();
  useEffect(() => {
    const root = document.documentElement;
    let shownTo: string | undefined;
    const onHide = () => {
      shownTo = loginInCookies();
      // hidden before it is cached: restored, it would be painted before any script runs
      if (sessionStore.get() === 'registered') root.setAttribute('data-bfcache', '');
    };
    const isOtherGuest = () => ![undefined, loginInCookies()].includes(shownTo) && loginTypeHint() !== undefined;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (hasAccountChanged() || hasLoggedIn() || isOtherGuest())) return location.reload();
      root.removeAttribute('data-bfcache');
      // the cart may be another one since
      if (persisted) void queryClient.invalidateQueries({ queryKey: [PERSONAL] });
    };
    const onVisible = () => {
      // without any login the session may have expired: what is being typed stays until a call says so
      if (document.visibilityState !== 'visible' || !loginTypeHint()) return;
      if (hasAccountChanged() ? isPersonalPath(pathname) : isShutOut(pathname) && !isFilledIn()) location.reload();
    };
    // another tab may have logged in while this page was loading
    onVisible();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [pathname, queryClient]);
}

/**
 * Leads to the login page, reloaded so that Back finds nothing of the account in memory. What was typed is in the tab's
 * drafts.
 */
function useExpiredSession() {
  const { status } = useSession();
  const t = useTranslations('Session');
  const locale = useLocale();
  const pathname = usePathname();
  useEffect(() => {
    if (status !== 'ended' || pathname.startsWith('/authentication/')) return;
    showToast({ kind: 'error', message: t('ended') });
    const from = encodeURIComponent(`${pathname}${location.search}`);
    location.replace(localizedPath(`/authentication/login/email?from=${from}&ended=1`, locale));
  }, [status, pathname, locale, t]);
}

/**
 * Drafts end with the session, however it ended: where the cookies are gone, the next page notices. Only the page with
 * the login keeps them for a while, for the account that logs in again.
 */
function useDraftsOfOthers() {
  const { status } = useSession();
  const pathname = usePathname();
  useEffect(() => {
    const timer = setTimeout(dropDraftsOfOthers, pathname.startsWith('/authentication/') ? KEPT_FOR_LOGIN_MS : 0);
    return () => clearTimeout(timer);
  }, [status, pathname]);
}
