'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { addedLater } from '@/components/ui/deferred';
import { setAuthInterceptor } from '@/lib/calls/auth-interceptor';
import { isCartStored } from '@/lib/cart/storage-key';
import { firstSign, startAfterLoad } from '@/lib/client/first-sign';
import { createAuth } from '@/lib/session/auth';
import { followsLogout } from '@/lib/session/flash-message';
import { loginTypeHint } from '@/lib/client/owner';

const SessionEffects = addedLater(async () => (await import('@/components/deferred-parts')).SessionEffects);
const ConnectivityNotice = addedLater(async () => (await import('@/components/deferred-parts')).ConnectivityNotice);

/**
 * Takes the session in the cookies or logs a guest in: after the page has loaded, so that nothing competes with what it
 * shows, or with the first call that needs a token. A new visitor becomes a guest at the first sign of a person; pages
 * can be read without a session. Components follow it in `sessionStore`: a context that changes would make React
 * discard everything that has not hydrated yet.
 */
export function SessionProvider({ children }: { children: Blocks }) {
  const [auth] = useState(createAuth);
  // a layout effect, since other components' effects may make calls
  useLayoutEffect(() => {
    setAuthInterceptor(auth);
    addEventListener('click', auth.noteClick, { capture: true });
    return () => removeEventListener('click', auth.noteClick, { capture: true });
  }, [auth]);
  useEffect(() => {
    startAfterLoad(isKnown);
    void firstSign().then(auth.ensureToken);
  }, [auth]);
  return (
    <>
      {children}
      <SessionEffects />
      <ConnectivityNotice />
    </>
  );
}

/**
 * Whether there is something of the visitor's to show at once: a session, what is in the cart, or that they have logged
 * out.
 */
const isKnown = (): boolean => loginTypeHint() !== undefined || isCartStored() || followsLogout();
