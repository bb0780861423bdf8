'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useStore } from '@/lib/client/store';
import { dropAllDrafts } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isPersonalPath } from '@/lib/routes';
import { takeLogoutMessage } from '@/lib/session/flash-message';
import { forgetPersonal } from '@/lib/session/logout';
import { hasAccountChanged, hasLoggedIn, loginTypeHint, refreshOwner } from '@/lib/client/owner';
import { onSessionChange, type SessionChange } from '@/lib/session/session';
import { guestLogins, sessionStore } from '@/lib/session/store';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';
import { showToast } from '@/lib/toast';

/** What every page does for its session once it has loaded. */
export function SessionEffects() {
  useGuestUser();
  useFlashMessage();
  useOtherTabs();
  useReloadForOtherAccount();
  useExpiredSession();
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
  const t = useTranslations('Toast');
  useEffect(() => {
    if (takeLogoutMessage()) showToast({ kind: 'success', message: t('loggedOut') });
  }, [t]);
}

function statusAfter(type: SessionChange['type']): 'unknown' | 'guest' | 'registered' {
  if (type === 'NONE' || type === 'ENDED') return 'unknown';
  return type === 'TEMP' ? 'guest' : 'registered';
}

/**
 * Follows a login, logout or expiry in another tab. A customer's own page is reloaded, so that the server's guards
 * decide about it and nothing of the former customer stays; any other page discards personal data and says that the
 * login changed.
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
      // after a logout the next person may be someone else
      if (before === 'registered' && type === 'NONE') dropAllDrafts();
      if (before === 'registered' && isPersonal) {
        await forgetPersonal(queryClient);
        return location.reload();
      }
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
    // hidden before it is cached: restored, it would be painted before any script runs
    const onHide = () => void (sessionStore.get() === 'registered' && root.setAttribute('data-bfcache', ''));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (hasAccountChanged() || hasLoggedIn())) return location.reload();
      root.removeAttribute('data-bfcache');
      // the cart may be another one since
      if (persisted) void queryClient.invalidateQueries({ queryKey: [PERSONAL] });
    };
    const onVisible = () => {
      // without any login the session may have expired: what is being typed stays until a call says so
      if (document.visibilityState === 'visible' && loginTypeHint() && hasAccountChanged() && isPersonalPath(pathname))
        location.reload();
    };
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
