'use client';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { afterLoad, deferred } from '@/components/ui/deferred';
import { type ApiError, isApiError, isUnreachable } from '@/lib/api/error';
import { reachStore } from '@/lib/api/reach';
import { type SessionGate, setSessionGate } from '@/lib/api/session-gate';
import { announceSession, isLeaving } from '@/lib/session/session';
import { isLive, loginTypeHint, sessionStore } from '@/lib/session/store';

/** Specification 9: guest logins that fail one after the other, attempts in all. */
export const GUEST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** For how long a call counts as following from a press; browsers count a user's activation as long. */
const PRESS_MS = 5000;

const Keeper = deferred(async () => (await import('./session-keeper')).SessionKeeper);
const Note = deferred(async () => (await import('./session-note')).SessionNote);

/**
 * The session of everything below. Takes the one that the cookies hold or logs a guest in: once the page has loaded, so that
 * nothing of it competes with what the page shows, or with the first call that needs it. The page needs no session to be read.
 * What is below follows the session in `sessionStore`: a context that changes would make React throw away every part that
 * has not hydrated yet.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession);
  // before the effects of what is below, which may make calls
  useLayoutEffect(() => {
    setSessionGate(session);
    addEventListener('click', session.press, { capture: true });
    return () => removeEventListener('click', session.press, { capture: true });
  }, [session]);
  useEffect(() => void afterLoad().then(session.ready), [session]);
  return (
    <>
      {children}
      <Keeper />
      <Note />
    </>
  );
}

/**
 * Logs guests in, five attempts with growing pauses (specification 4). After the fifth nothing logs in by itself: a press,
 * told with `press`, or `retry` is worth one attempt. One guest per browser: a lock keeps tabs from making one each.
 */
export function createSession(): SessionGate & { press: () => void } {
  let starting: Promise<ApiError | undefined> | undefined;
  let failedInARow = 0;
  let lastFailure: ApiError | undefined;
  let pressedAt = -Infinity;

  /** Takes the session that the cookies hold. Returns whether they hold one. */
  function take(): boolean {
    const type = loginTypeHint();
    if (!type) return false;
    failedInARow = 0;
    sessionStore.set(type === 'TEMP' ? 'guest' : 'registered');
    return true;
  }

  async function tryGuest(): Promise<boolean> {
    // of the tab that had the lock before
    if (take()) return true;
    const { loginGuest } = await import('@/lib/live/calls');
    try {
      await loginGuest();
    } catch (error) {
      if (!isApiError(error)) throw error;
      failedInARow += 1;
      lastFailure = error;
      return false;
    }
    failedInARow = 0;
    sessionStore.logInGuest();
    announceSession({ type: 'TEMP' });
    return true;
  }

  async function startGuest(): Promise<ApiError | undefined> {
    let left = GUEST_ATTEMPTS - failedInARow;
    // what the page says of a shop that is away stays until it is there
    if (left > 0) sessionStore.set('starting');
    else if (performance.now() - pressedAt < PRESS_MS) left = 1;
    pressedAt = -Infinity;
    for (; left > 0; left -= 1) {
      // tabs take turns: none waits for the pauses of another
      // oxlint-disable-next-line no-await-in-loop
      if (await withLock(tryGuest)) return undefined;
      // oxlint-disable-next-line no-await-in-loop
      if (left > 1) await pause(FIRST_PAUSE_MS * 2 ** (failedInARow - 1));
      // a login that nobody answered, that often, is enough to say so; one that was refused says that the shop is there
      else if (reachStore.get() !== 'offline') reachStore.set(isUnreachable(lastFailure) ? 'down' : 'fine');
    }
    sessionStore.set('unreachable');
    return lastFailure;
  }

  async function ready(): Promise<ApiError | undefined> {
    if (isLeaving() || take()) return undefined;
    if (sessionStore.get() === 'registered') sessionStore.set('ended');
    if (sessionStore.get() === 'ended') return undefined;
    starting ??= startGuest().finally(() => (starting = undefined));
    return starting;
  }

  return {
    ready,
    press() {
      if (sessionStore.get() === 'unreachable') pressedAt = performance.now();
    },
    retry() {
      pressedAt = performance.now();
      return ready();
    },
    /** A guest is logged in again as the same guest, a registered user's session has ended. */
    async renew() {
      // a call that was under way when the session ended: it must not go out again in a guest's name
      if (isLeaving() || sessionStore.get() === 'ended') return false;
      const wasRegistered = sessionStore.get() === 'registered';
      // another tab may have renewed it already: the relay dropped the cookies together with the dead token
      if (wasRegistered && !loginTypeHint()) {
        sessionStore.set('ended');
        announceSession({ type: 'ENDED' });
      }
      if (wasRegistered) return false;
      sessionStore.set('unknown');
      await ready();
      return isLive(sessionStore.get());
    },
  };
}

function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('session', work) : work();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
