import type { AuthInterceptor } from '@/lib/calls/auth-interceptor';
import { type ApiError, isApiError } from '@/lib/api/error';
import { TYPE_COOKIE } from '@/lib/api/session-cookies';
import { deleteCookie } from '@/lib/client/cookies';
import { withLock } from '@/lib/client/locks';
import { logIn } from '@/lib/session/api';
import { hasAccountChanged, loginMark, loginTypeHint } from '@/lib/client/owner';
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

/**
 * Logs a guest in, with as many attempts as are worth it; `isWanted`: the shopper has asked for one. `attempt` resolves
 * to whether there is a session now.
 */
export type GuestLogin = (attempt: () => Promise<boolean>, isWanted: boolean) => Promise<ApiError | undefined>;

/**
 * Takes the session in the cookies, or logs a guest in. A lock keeps several tabs from creating a guest each, and from
 * giving up a session that another has just renewed.
 */
export function createAuth(logInGuest: GuestLogin): AuthInterceptor {
  let starting: Promise<ApiError | undefined> | undefined;

  function enter(type: LoginType): void {
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
      guestLoginFailure.set(error);
      return false;
    }
    guestLogins.set((count) => count + 1);
    enter('TEMP');
    announceSession({ type: 'TEMP' });
    return true;
  }

  async function ensureToken(isWanted = false): Promise<ApiError | undefined> {
    if (isLoggingOut() || takeSession()) return undefined;
    if (sessionStore.get() === 'registered') sessionStore.set('ended');
    if (sessionStore.get() === 'ended') return undefined;
    starting ??= logInGuest(() => withLock('session', logInOnce), isWanted).finally(() => (starting = undefined));
    return starting;
  }

  /**
   * A guest is logged in again as the same guest; a registered user's session has ended. Neither where somebody has
   * logged in since the call was sent.
   */
  async function refreshToken(mark: string | undefined): Promise<boolean> {
    // the call was sent before the session ended: it must not be repeated as a guest
    if (isLoggingOut() || sessionStore.get() === 'ended') return false;
    await withLock('session', async () => {
      if (loginMark() === mark) deleteCookie(TYPE_COOKIE);
    });
    if (sessionStore.get() === 'registered') {
      if (loginTypeHint()) return !hasAccountChanged();
      sessionStore.set('ended');
      announceSession({ type: 'ENDED' });
      return false;
    }
    await ensureToken();
    return isLive(sessionStore.get());
  }

  return {
    ensureToken: () => ensureToken(),
    refreshToken,
    retryLogin: () => ensureToken(true),
  };
}
