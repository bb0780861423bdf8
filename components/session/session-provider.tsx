'use client';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { deferred } from '@/components/ui/deferred';
import { setAuthInterceptor } from '@/lib/api/auth-interceptor';
import { afterLoad } from '@/lib/client/after-load';
import { createAuth } from '@/lib/session/auth';

const SessionEffects = deferred(async () => (await import('@/components/deferred-parts')).SessionEffects);
const ConnectivityNotice = deferred(async () => (await import('@/components/deferred-parts')).ConnectivityNotice);

/**
 * Takes the session in the cookies or logs a guest in: once the page has loaded, so that nothing competes with what the page
 * shows, or with the first call that needs a token. Pages can be read without a session. Components follow it in
 * `sessionStore`: a context that changes would make React discard everything that has not hydrated yet.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth] = useState(createAuth);
  // a layout effect, since other components' effects may make calls
  useLayoutEffect(() => {
    setAuthInterceptor(auth);
    addEventListener('click', auth.noteClick, { capture: true });
    return () => removeEventListener('click', auth.noteClick, { capture: true });
  }, [auth]);
  useEffect(() => void afterLoad().then(auth.ensureToken), [auth]);
  return (
    <>
      {children}
      <SessionEffects />
      <ConnectivityNotice />
    </>
  );
}
