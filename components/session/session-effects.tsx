'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStore } from '@/lib/client/store';
import { dropAllDrafts, dropDraftsOfOthers } from '@/lib/form/draft';
import { isFilledIn } from '@/lib/form/filled-in';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isPersonalPath, routeOf } from '@/lib/routes';
import { forgetPersonal, PERSONAL, userQuery } from '@/lib/session/queries';
import type { SessionChange } from '@/lib/session/state';
import {
  accountInCookies,
  dispatch,
  hasAccountChanged,
  LOGGED_OUT,
  loginInCookies,
  loginTypeHint,
  onAnnouncement,
  pageOwner,
  session,
  useSession,
} from '@/lib/session/store';
import { showToast } from '@/lib/toast';

/** How long the page with the login keeps for an account what it typed before its session ended, in milliseconds. */
const KEPT_FOR_LOGIN_MS = 10 * 60 * 1000;

/** A query parameter of a page that is reloaded for another account, while something was being sent for the one before. */
const UNFINISHED = 'unfinished';

/** What is said of a submission has to be read: with a page that goes sooner it is lost. In milliseconds. */
const TOLD_MS = 5_000;

/** Whether something is being sent, or was so lately that nobody can have read what became of it. */
const isSending = (queryClient: QueryClient): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < TOLD_MS);

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
  const logins = useStore(session, ({ guestLogins }) => guestLogins);
  useEffect(() => {
    if (logins > 0) void queryClient.prefetchQuery({ ...userQuery, staleTime: 0 });
  }, [queryClient, logins]);
}

/** Takes a parameter out of the page's URL. @returns whether it was there */
function takeParameter(name: string): boolean {
  const url = new URL(location.href);
  const isThere = url.searchParams.has(name);
  url.searchParams.delete(name);
  if (isThere) history.replaceState(null, '', url);
  return isThere;
}

const isMember = (): boolean => ![undefined, 'TEMP'].includes(loginTypeHint());

/** Says what the page before could not: a toast is lost with the page that is left. */
function useFlashMessage() {
  const t = useTranslations();
  useEffect(() => {
    // not while someone is logged in, as a link with the parameter may come from anywhere
    if (takeParameter(LOGGED_OUT) && !isMember()) showToast({ kind: 'success', message: t('Toast.loggedOut') });
    if (takeParameter(UNFINISHED)) showToast({ kind: 'error', message: t('Session.unfinished'), stays: true });
  }, [t]);
}

/** Whether the page's guard (lib/session/guards.ts) no longer lets its visitor in: a form for guests, after a login. */
const isShutOut = (pathname: string): boolean => routeOf(pathname)?.guard === 'unregistered-only' && isMember();

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
    async function follow(change: SessionChange): Promise<void> {
      // asked first: what is being sent is forgotten with the login
      const wasSending = isSending(queryClient);
      const before = session.get();
      const now = dispatch({
        type: 'changed elsewhere',
        change,
        account: accountInCookies(),
        isOwnPage: isPersonalPath(pathname),
      });
      if (now === before || now.status === 'ended') return;
      // the next person may be someone else
      if (before.status === 'registered' && (change === 'NONE' || change === 'ENDED')) dropAllDrafts();
      if (now.isLeaving) {
        await forgetPersonal(queryClient);
        if (wasSending) location.search += `&${UNFINISHED}`;
        else location.reload();
        return;
      }
      if (isShutOut(pathname) && !isFilledIn()) return location.reload();
      if (before.status === 'registered' || now.status === 'registered')
        showToast({ kind: 'error', message: t('changedElsewhere') });
      await queryClient.resetQueries({ queryKey: [PERSONAL] });
    }
    return onAnnouncement(follow);
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
      if (session.get().status === 'registered') root.setAttribute('data-bfcache', '');
    };
    const isOtherGuest = () => loginTypeHint() && ![undefined, loginInCookies()].includes(shownTo);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const { isLeaving } = session.get();
      const isOther = accountInCookies() !== pageOwner(session.get()) || isOtherGuest();
      if (persisted && (isLeaving || isOther)) return location.reload();
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
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pagehide', onHide, { signal });
    addEventListener('pageshow', onShow, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => listeners.abort();
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
