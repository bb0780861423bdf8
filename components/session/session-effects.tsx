'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { useStore } from '@/lib/client/store';
import { usePathname } from '@/lib/i18n/navigation';
import { takeLogoutMessage } from '@/lib/session/flash-message';
import { onSessionChange } from '@/lib/session/session';
import { guestLogins } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';
import { showToast } from '@/lib/toast';

const RegisteredSessionEffects = lazyComponent(async () => (await import('./registered-session-effects')).RegisteredSessionEffects);

/** What every page does for its session, once it has loaded: fetches the guest's user, shows the flash message, follows other tabs. */
export function SessionEffects() {
  useGuestUser();
  useFlashMessage();
  useOtherTabs();
  const { status } = useSession();
  const isNeeded = status === 'registered' || status === 'ended';
  // stays after a logout: the page that is left still needs it
  const [wasRegistered, setWasRegistered] = useState(isNeeded);
  if (isNeeded && !wasRegistered) setWasRegistered(true);
  return <Suspense fallback={null}>{wasRegistered ? <RegisteredSessionEffects /> : null}</Suspense>;
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

function useOtherTabs() {
  const queryClient = useQueryClient();
  const t = useTranslations('Session');
  const pathname = usePathname();
  useEffect(
    () =>
      onSessionChange(async (change) => {
        // most pages never need this code; where it cannot be loaded, a reload is the safe answer
        const { followSession } = await import('./follow-session').catch(() => ({ followSession: async () => location.reload() }));
        await followSession(change, { queryClient, pathname, message: t('changedElsewhere') });
      }),
    [queryClient, t, pathname],
  );
}
