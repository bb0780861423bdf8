'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/toast';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@/lib/i18n/locales';
import { usePathname, useRouter } from '@/lib/i18n/navigation';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { ensureSession, onSessionChange } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';

/**
 * Starts the session once the page has loaded, keeps tabs in step and says when a registered user's session has ended.
 * The page itself needs no session to be read. Shows nothing.
 */
export function SessionKeeper() {
  useSessionStart();
  useOtherTabs();
  useEndedSession();
  useLocaleCookie();
  return null;
}

function useSessionStart() {
  useEffect(() => {
    void ensureSession();
  }, []);
}

function useOtherTabs() {
  const queryClient = useQueryClient();
  const t = useTranslations('Session');
  useEffect(
    () =>
      onSessionChange(({ type }) => {
        const before = sessionStore.get();
        const after = type === 'NONE' ? 'unknown' : type === 'TEMP' ? 'guest' : 'registered';
        if (before === after) return;
        sessionStore.set(after);
        void queryClient.resetQueries({ queryKey: [PERSONAL] });
        if (before === 'registered' || after === 'registered') showToast({ kind: 'error', message: t('changedElsewhere') });
      }),
    [queryClient, t],
  );
}

function useEndedSession() {
  const { status } = useSession();
  const t = useTranslations('Session');
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    if (status !== 'ended' || pathname.startsWith('/authentication/')) return;
    showToast({ kind: 'error', message: t('ended') });
    router.replace(`/authentication/login/email?from=${encodeURIComponent(`${pathname}${location.search}`)}&ended=1`);
  }, [status, pathname, router, t]);
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
