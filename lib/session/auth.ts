import type { AuthInterceptor } from '@/lib/api/auth-interceptor';
import { type ApiError, isApiError, isUnreachable } from '@/lib/api/error';
import { callApi } from '@/lib/api/lazy';
import { connectivity } from '@/lib/client/connectivity';
import { delay } from '@/lib/client/delay';
import { withLock } from '@/lib/client/locks';
import { hasAccountChanged, loginTypeHint } from '@/lib/session/owner';
import { announceSession, isLoggingOut } from '@/lib/session/session';
import type { LoginType } from '@/lib/session/schema';
import { guestLoginFailure, guestLogins, isLive, lastLiveStatus, sessionStore } from '@/lib/session/store';

/** Guest logins that fail one after the other, attempts in all (spec 9). */
export const GUEST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** A call within this time after a click counts as caused by it; browsers use the same span for user activation. */
const ACTIVATION_MS = 5000;

/**
 * Takes the session in the cookies, or logs a guest in: five attempts with growing pauses. After the fifth only a click
 * (`noteClick`) or `retryLogin` is worth one more. A lock keeps several tabs from creating a guest each.
 */
export function createAuth(): AuthInterceptor & { noteClick: () => void } {
  let starting: Promise<ApiError | undefined> | undefined;
  let failedInARow = 0;
  let clickedAt = -Infinity;

  function enter(type: LoginType): void {
    failedInARow = 0;
    const status = type === 'TEMP' ? 'guest' : 'registered';
    const isAnothers = hasAccountChanged() || (status === 'registered' && lastLiveStatus() === 'guest');
    // the page has data of the session before: it is to be discarded, as after a login in another tab
    if (isAnothers) announceSession({ type }, { toThisPage: true });
    else sessionStore.set(status);
  }

  /** @returns whether the cookies hold a session */
  function takeSession(): boolean {
    const type = loginTypeHint();
    if (!type) return false;
    enter(type);
    return true;
  }

  async function logInOnce(): Promise<boolean> {
    // the tab that held the lock before may have logged in
    if (takeSession()) return true;
    try {
      await callApi('login', { body: { type: 'TEMP' } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      failedInARow += 1;
      guestLoginFailure.set(error);
      return false;
    }
    guestLogins.set((count) => count + 1);
    enter('TEMP');
    announceSession({ type: 'TEMP' });
    return true;
  }

  async function logInGuest(): Promise<ApiError | undefined> {
    let left = GUEST_ATTEMPTS - failedInARow;
    // the one attempt after a click leaves the status, and so the message on the page, until it has succeeded
    if (left > 0) sessionStore.set('starting');
    else if (performance.now() - clickedAt < ACTIVATION_MS) left = 1;
    clickedAt = -Infinity;
    for (; left > 0; left -= 1) {
      // the lock is released for the pause, so that no tab waits for another's
      // oxlint-disable-next-line no-await-in-loop
      if (await withLock('session', logInOnce)) return undefined;
      // oxlint-disable-next-line no-await-in-loop
      if (left > 1) await delay(FIRST_PAUSE_MS * 2 ** (failedInARow - 1));
      // five requests without a response are proof enough; an error response proves that the shop is reachable
      else if (connectivity.get() !== 'offline') connectivity.set(isUnreachable(guestLoginFailure.get()) ? 'unreachable' : 'online');
    }
    sessionStore.set('unreachable');
    return guestLoginFailure.get();
  }

  async function ensureToken(): Promise<ApiError | undefined> {
    if (isLoggingOut() || takeSession()) return undefined;
    if (sessionStore.get() === 'registered') sessionStore.set('ended');
    if (sessionStore.get() === 'ended') return undefined;
    starting ??= logInGuest().finally(() => (starting = undefined));
    return starting;
  }

  /** A guest is logged in again as the same guest; a registered user's session has ended. */
  async function refreshToken(): Promise<boolean> {
    const status = sessionStore.get();
    // the call was sent before the session ended: it must not be repeated as a guest
    if (isLoggingOut() || status === 'ended') return false;
    if (status === 'registered') {
      // the BFF dropped the cookies together with the dead token, unless another tab has logged in again
      if (!loginTypeHint()) {
        sessionStore.set('ended');
        announceSession({ type: 'ENDED' });
      }
      return false;
    }
    sessionStore.set('unknown');
    await ensureToken();
    return isLive(sessionStore.get());
  }

  return {
    ensureToken,
    refreshToken,
    retryLogin() {
      clickedAt = performance.now();
      return ensureToken();
    },
    noteClick() {
      if (sessionStore.get() === 'unreachable') clickedAt = performance.now();
    },
  };
}
