'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { showToast } from '@/lib/toast';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { takeFarewell } from '@/lib/session/farewell';
import { userQuery } from '@/lib/session/user';
import { onSessionChange } from '@/lib/session/session';
import { useGuestLogins, useSession } from '@/lib/session/use-session';

const MemberWatch = lazyComponent(async () => (await import('./member-watch')).MemberWatch);

/** Follows the session once the page has loaded and keeps tabs in step. What registered users need besides is loaded for them alone. */
export function SessionKeeper() {
  useGuestUser();
  useFarewell();
  useOtherTabs();
  useLocaleCookie();
  const { status } = useSession();
  const isNeeded = status === 'registered' || status === 'ended';
  // once begun it stays: it sees to the page that a logout leaves behind, too
  const [isMember, setMember] = useState(isNeeded);
  if (isNeeded && !isMember) setMember(true);
  return isMember ? (
    <Suspense fallback={null}>
      <MemberWatch />
    </Suspense>
  ) : null;
}

/** The user is fetched after every login (specification 4): for guests here, for others where they log in. */
function useGuestUser() {
  const queryClient = useQueryClient();
  const logins = useGuestLogins();
  useEffect(() => {
    if (logins > 0) void queryClient.prefetchQuery({ ...userQuery, staleTime: 0 });
  }, [queryClient, logins]);
}

/** What the page before could not say any more. */
function useFarewell() {
  const t = useTranslations('Toast');
  useEffect(() => {
    if (takeFarewell()) showToast({ kind: 'success', message: t('loggedOut') });
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

/** The browser itself remembers the language in use: pages carry no Set-Cookie, so that they stay cacheable (decisions, "Languages"). */
function useLocaleCookie() {
  const locale = useLocale();
  useEffect(() => {
    if (document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`)) return;
    const isEmbedded = document.documentElement.dataset.embed === 'true';
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 24 * 60 * 60}; SameSite=${isEmbedded ? 'None; Secure' : 'Lax'}`;
  }, [locale]);
}
