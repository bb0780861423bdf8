'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { deferred } from '@/components/ui/deferred';
import { isCartStored } from '@/lib/cart/storage-key';
import { firstSign, startAfterLoad } from '@/lib/client/first-sign';
import { type ApiError, isUnreachable } from '@/lib/api/error';
import { connectivity } from '@/lib/client/connectivity';
import { delay } from '@/lib/client/delay';
import { dispatch, LOGGED_OUT, loginTypeHint, session, setAuth } from '@/lib/session/store';
import { refuseCookies } from '@/lib/session/api';
import { createAuth, type GuestLogin } from '@/lib/session/auth';

const SessionEffects = deferred(async () => (await import('@/components/deferred-parts')).SessionEffects, {
  ssr: false,
});
const ConnectivityNotice = deferred(async () => (await import('@/components/deferred-parts')).ConnectivityNotice, {
  ssr: false,
});

const FIRST_PAUSE_MS = 300;
/** A call within this time after a click counts as caused by it; browsers use the same span for user activation. */
const ACTIVATION_MS = 5000;

/** A click is worth one more attempt where all have failed. */
export const noteClick = (): void => void dispatch({ type: 'clicked', at: performance.now() });

/**
 * Logs a guest in with five attempts and growing pauses. After the fifth only a click, or that the shopper asks for it,
 * is worth one more. A browser that keeps no cookies has one attempt, and each would leave a guest behind at the backend:
 * there only the shopper's wish is worth another.
 */
export const logInGuest: GuestLogin = async (attempt, isWanted) => {
  if (navigator.cookieEnabled === false) refuseCookies();
  const { status, clickedAt, failure } = session.get();
  const isWorthOne = isWanted || performance.now() - clickedAt < ACTIVATION_MS;
  if (status === 'unreachable' && !isWorthOne) return failure;
  dispatch({ type: 'guest logging in' });
  for (let pause = FIRST_PAUSE_MS; !(await attempt()); pause *= 2) {
    if (session.get().status === 'unreachable') return giveUp();
    // no lock is held during the pause, so that other tabs need not wait for it
    await delay(pause);
  }
  return undefined;
};

/** Requests without a response are proof enough; an error response proves that the shop is reachable. */
function giveUp(): ApiError | undefined {
  const { failure } = session.get();
  if (connectivity.get() !== 'offline') connectivity.set(isUnreachable(failure) ? 'unreachable' : 'online');
  return failure;
}

/**
 * Takes the session in the cookies or logs a guest in: after the page has loaded, so that nothing competes with what it
 * shows, or with the first call that needs a token. A new visitor becomes a guest at the first sign of a person; pages
 * can be read without a session. Components follow it in a store: a context that changes would make React
 * discard everything that has not hydrated yet.
 */
export function SessionProvider({ children }: { children: Blocks }) {
  const [auth] = useState(() => createAuth(logInGuest));
  // a layout effect, since other components' effects may make calls
  useLayoutEffect(() => {
    setAuth(auth);
    addEventListener('click', noteClick, { capture: true });
    return () => removeEventListener('click', noteClick, { capture: true });
  }, [auth]);
  useEffect(() => {
    startAfterLoad(isKnown);
    void firstSign().then(() => auth.ensureToken());
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
const isKnown = (): boolean =>
  loginTypeHint() !== undefined || isCartStored() || new URLSearchParams(location.search).has(LOGGED_OUT);
