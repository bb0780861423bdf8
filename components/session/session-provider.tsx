'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { addedLater } from '@/components/ui/deferred';
import { setAuthInterceptor } from '@/lib/calls/auth-interceptor';
import { isCartStored } from '@/lib/cart/storage-key';
import { firstSign, startAfterLoad } from '@/lib/client/first-sign';
import { isUnreachable } from '@/lib/api/error';
import { connectivity } from '@/lib/client/connectivity';
import { delay } from '@/lib/client/delay';
import { loginTypeHint } from '@/lib/client/owner';
import { cookiesError } from '@/lib/session/api';
import { createAuth, type GuestLogin } from '@/lib/session/auth';
import { followsLogout } from '@/lib/session/flash-message';
import { cookiesBlocked, guestLoginFailure, sessionStore } from '@/lib/session/store';

const SessionEffects = addedLater(async () => (await import('@/components/deferred-parts')).SessionEffects);
const ConnectivityNotice = addedLater(async () => (await import('@/components/deferred-parts')).ConnectivityNotice);

/** Guest logins that fail one after the other, attempts in all (spec 9). */
export const GUEST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** A call within this time after a click counts as caused by it; browsers use the same span for user activation. */
const ACTIVATION_MS = 5000;

let clickedAt = -Infinity;

/** A click is worth one more attempt where all have failed. */
export function noteClick(): void {
  if (sessionStore.get() === 'unreachable' && !cookiesBlocked.get()) clickedAt = performance.now();
}

/**
 * Logs a guest in with five attempts and growing pauses. After the fifth only a click, or that the shopper asks for it,
 * is worth one more. A browser that keeps no cookies has one attempt, and each would leave a guest behind at the backend:
 * there only the shopper's wish is worth another.
 */
export const logInGuest: GuestLogin = async (attempt, isWanted) => {
  if (navigator.cookieEnabled === false) cookiesBlocked.set(true);
  const hasGivenUp = cookiesBlocked.get() || sessionStore.get() === 'unreachable';
  // during the one attempt after a click the status, and with it the message on the page, stays until it has succeeded
  if (!hasGivenUp) sessionStore.set('starting');
  const isWorthOne = isWanted || performance.now() - clickedAt < ACTIVATION_MS;
  const attempts = hasGivenUp ? Number(isWorthOne) : GUEST_ATTEMPTS;
  clickedAt = -Infinity;
  for (let made = 1; made <= attempts; made += 1) {
    // no lock is held during the pause, so that other tabs need not wait for it
    // oxlint-disable-next-line no-await-in-loop
    if (await attempt()) return undefined;
    if (cookiesBlocked.get()) break;
    // oxlint-disable-next-line no-await-in-loop
    if (made < attempts) await delay(FIRST_PAUSE_MS * 2 ** (made - 1));
  }
  // five requests without a response are proof enough; an error response proves that the shop is reachable
  if (attempts > 0 && connectivity.get() !== 'offline')
    connectivity.set(isUnreachable(guestLoginFailure.get()) ? 'unreachable' : 'online');
  sessionStore.set('unreachable');
  return cookiesBlocked.get() ? cookiesError() : guestLoginFailure.get();
};

/**
 * Takes the session in the cookies or logs a guest in: after the page has loaded, so that nothing competes with what it
 * shows, or with the first call that needs a token. A new visitor becomes a guest at the first sign of a person; pages
 * can be read without a session. Components follow it in `sessionStore`: a context that changes would make React
 * discard everything that has not hydrated yet.
 */
export function SessionProvider({ children }: { children: Blocks }) {
  const [auth] = useState(() => createAuth(logInGuest));
  // a layout effect, since other components' effects may make calls
  useLayoutEffect(() => {
    setAuthInterceptor(auth);
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
const isKnown = (): boolean => loginTypeHint() !== undefined || isCartStored() || followsLogout();
