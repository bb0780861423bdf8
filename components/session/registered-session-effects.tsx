'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isPersonalPath } from '@/lib/i18n/personal-path';
import { hasAccountChanged, loginTypeHint } from '@/lib/session/owner';
import { sessionStore } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { showToast } from '@/lib/toast';

/** What a page does besides while a registered user is on it. */
export function RegisteredSessionEffects() {
  useReloadForOtherAccount();
  useEndedSession();
  return null;
}

/** A page restored from the back/forward cache, or a tab shown again, is never seen by another account than the one it was rendered for. */
function useReloadForOtherAccount() {
  const pathname = usePathname();
  useEffect(() => {
    const root = document.documentElement;
    // hidden before it is cached: restored, it would be painted before any script runs
    const onHide = () => void (sessionStore.get() === 'registered' && root.setAttribute('data-kept', ''));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasAccountChanged()) return location.reload();
      root.removeAttribute('data-kept');
    };
    const onVisible = () => {
      // without any login the session may have expired: what is being typed stays until a call says so
      if (document.visibilityState === 'visible' && loginTypeHint() && hasAccountChanged() && isPersonalPath(pathname)) location.reload();
    };
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [pathname]);
}

/** Leads to the login page, loaded anew so that Back finds nothing of the account in memory. What was typed is in the tab's drafts. */
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
