import type { AuthInterceptor } from '@/lib/calls/auth-interceptor';
import { type ApiError, isApiError, isUnreachable } from '@/lib/api/error';
import { connectivity } from '@/lib/client/connectivity';
import { delay } from '@/lib/client/delay';
import { withLock } from '@/lib/client/locks';
import { cookiesError, logIn } from '@/lib/session/api';
import { hasAccountChanged, loginTypeHint } from '@/lib/client/owner';
import { announceSession, isLoggingOut } from '@/lib/session/session';
import type { LoginType } from '@/lib/session/schema';
import {
  cookiesBlocked,
  guestLoginFailure,
  guestLogins,
  isLive,
  lastLiveStatus,
  sessionStore,
} from '@/lib/session/store';

/** Guest logins that fail one after the other, attempts in all (spec 9). */
export const GUEST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
/** A call within this time after a click counts as caused by it; browsers use the same span for user activation. */
const ACTIVATION_MS = 5000;

/**
 * Takes the session in the cookies, or logs a guest in: five attempts with growing pauses. After the fifth only a click
 * (`noteClick`) or `retryLogin` is worth one more. A browser that keeps no cookies has one attempt, and each would
 * leave a guest behind at the backend: only `retryLogin` is worth another. A lock keeps several tabs from creating a
 * guest each.
 */
export function createAuth(): AuthInterceptor & { noteClick: () => void } {
  let starting: Promise<ApiError | undefined> | undefined;
  let failedInARow = 0;
  let clickedAt = -Infinity;

  function enter(type: LoginType): void {
    failedInARow = 0;
    cookiesBlocked.set(false);
    const status = type === 'TEMP' ? 'guest' : 'registered';
    const isAnothers = hasAccountChanged() || (status === 'registered' && lastLiveStatus() === 'guest');
    // the page may show data of the previous session, which is discarded as after a login in another tab
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
      await logIn({ type: 'TEMP' });
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
    if (navigator.cookieEnabled === false) cookiesBlocked.set(true);
    let left = cookiesBlocked.get() ? 0 : GUEST_ATTEMPTS - failedInARow;
    // during the one attempt after a click the status, and with it the message on the page, stays until it has
    // succeeded
    if (left > 0) sessionStore.set('starting');
    else if (performance.now() - clickedAt < ACTIVATION_MS) left = 1;
    clickedAt = -Infinity;
    for (; left > 0; left -= 1) {
      // the lock is not held during the pause, so that other tabs need not wait for it
      // oxlint-disable-next-line no-await-in-loop
      if (await withLock('session', logInOnce)) return undefined;
      if (cookiesBlocked.get()) left = 1;
      // oxlint-disable-next-line no-await-in-loop
      if (left > 1) await delay(FIRST_PAUSE_MS * 2 ** (failedInARow - 1));
      // five requests without a response are proof enough; an error response proves that the shop is reachable
      else if (connectivity.get() !== 'offline')
        connectivity.set(isUnreachable(guestLoginFailure.get()) ? 'unreachable' : 'online');
    }
    sessionStore.set('unreachable');
    return cookiesBlocked.get() ? cookiesError() : guestLoginFailure.get();
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
      if (sessionStore.get() === 'unreachable' && !cookiesBlocked.get()) clickedAt = performance.now();
    },
  };
}
