'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/lib/toast';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isPersonalPath } from '@/lib/routes';
import { hasChangedHands, loginTypeHint, sessionStore } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';

/** What a page needs once a registered user is on it. Shows nothing. */
export function MemberWatch() {
  useKeptPage();
  useEndedSession();
  return null;
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
      if (document.visibilityState === 'visible' && loginTypeHint() && hasChangedHands() && isPersonalPath(pathname)) location.reload();
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
