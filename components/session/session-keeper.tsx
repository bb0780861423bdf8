'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { GUEST_KEY, storedLines } from '@/lib/cart/last-seen';
import { takeFarewell } from '@/lib/session/farewell';
import { isReceiptDue } from '@/lib/session/receipt';
import { ensureSession, onSessionChange } from '@/lib/session/session';
import { hasChangedHands, loginTypeHint, sessionStore } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';

const Welcome = lazy(() => import('./welcome'));

/**
 * Starts the session once the page has loaded, keeps tabs in step and says when a registered user's session has ended.
 * The page itself needs no session to be read. Shows nothing but what a login brought along.
 */
export function SessionKeeper() {
  useSessionStart();
  useFarewell();
  useOtherTabs();
  useKeptPage();
  useEndedSession();
  useLocaleCookie();
  return <WelcomeOnce />;
}

/** After a login: what came along, or what can. Loaded for those alone who have something to hear. */
function WelcomeOnce() {
  const { isRegistered } = useSession();
  const hasNews = isRegistered && (isReceiptDue() || storedLines(GUEST_KEY) !== null);
  // once begun it stays until the page is left, whatever it takes away itself
  const [isBegun, setBegun] = useState(false);
  if (hasNews && !isBegun) setBegun(true);
  return isRegistered && isBegun ? (
    <Suspense fallback={null}>
      <Welcome />
    </Suspense>
  ) : null;
}

function useSessionStart() {
  useEffect(() => {
    void ensureSession();
  }, []);
}

/** What the page before could not say any more. */
function useFarewell() {
  const t = useTranslations('Toast');
  useEffect(() => {
    const words = takeFarewell();
    if (words) showToast({ kind: 'success', message: t(words) });
  }, [t]);
}

/** A login, logout or expiry in another tab. What follows from it is loaded then. */
function useOtherTabs() {
  const queryClient = useQueryClient();
  const t = useTranslations('Session');
  const pathname = usePathname();
  useEffect(
    () =>
      onSessionChange(async (change) => {
        // where even that cannot be loaded a new page is the safe one
        const { followSession } = await import('./follow-session').catch(() => ({ followSession: async () => location.reload() }));
        await followSession(change, { queryClient, pathname, words: t('changedElsewhere') });
      }),
    [queryClient, t, pathname],
  );
}

/**
 * A page that the browser had kept whole and shows again (Back), or a tab that slept: it is never seen by another login
 * than the one that it was painted for.
 */
function useKeptPage() {
  const pathname = usePathname();
  useEffect(() => {
    const root = document.documentElement;
    // kept out of sight: it would be painted before it can look who is here now
    const onHide = () => void (sessionStore.get() === 'registered' && root.setAttribute('data-kept', ''));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasChangedHands()) return location.reload();
      root.removeAttribute('data-kept');
    };
    const onWake = () => {
      // no login at all: it may have run out, and what is being typed here is to be kept until the next call says so
      if (document.visibilityState === 'visible' && loginTypeHint() && hasChangedHands()) void reloadIfPersonal(pathname);
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [pathname]);
}

async function reloadIfPersonal(pathname: string): Promise<void> {
  const { isPersonalPath } = await import('@/lib/i18n/personal-path');
  if (isPersonalPath(pathname)) location.reload();
}

/** The login page is loaded anew, so that Back finds nothing of the account in this page's memory. What was typed lies in the tab's drafts. */
function useEndedSession() {
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

/** The browser itself remembers the language in use: pages carry no Set-Cookie, so that they stay cacheable (decisions, "Locales"). */
function useLocaleCookie() {
  const locale = useLocale();
  useEffect(() => {
    if (document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`)) return;
    const isEmbedded = document.documentElement.dataset.embed === 'true';
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 24 * 60 * 60}; SameSite=${isEmbedded ? 'None; Secure' : 'Lax'}`;
  }, [locale]);
}
