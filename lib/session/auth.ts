import { type ApiError, isApiError } from '@/lib/api/error';
import { TYPE_COOKIE } from '@/lib/api/session-cookies';
import { deleteCookie } from '@/lib/client/cookies';
import { withLock } from '@/lib/client/locks';
import { logIn } from '@/lib/session/api';
import type { LoginType } from '@/lib/session/schema';
import { isAnothers, isLive } from '@/lib/session/state';
import {
  accountInCookies,
  announce,
  type Auth,
  dispatch,
  hasAccountChanged,
  loginMark,
  loginTypeHint,
  session,
} from '@/lib/session/store';

/**
 * Logs a guest in, with as many attempts as are worth it; `isWanted`: the shopper has asked for one. `attempt` resolves
 * to whether there is a session now.
 */
export type GuestLogin = (attempt: () => Promise<boolean>, isWanted: boolean) => Promise<ApiError | undefined>;

function enter(type: LoginType): void {
  const login = { type, account: accountInCookies() };
  // the page may show data of the session before, which is discarded as after a login in another tab
  if (isAnothers(session.get(), login)) announce(type, { toThisPage: true });
  else dispatch({ type: 'live', login });
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
    dispatch({ type: 'guest login failed', error });
    return false;
  }
  dispatch({ type: 'guest logged in' });
  enter('TEMP');
  announce('TEMP');
  return true;
}

/**
 * Takes the session in the cookies, or logs a guest in. A lock keeps several tabs from creating a guest each, and from
 * giving up a session that another has just renewed.
 */
export function createAuth(logInGuest: GuestLogin): Auth {
  let starting: Promise<ApiError | undefined> | undefined;

  async function ensureToken(isWanted = false): Promise<ApiError | undefined> {
    if (session.get().isLeaving || takeSession()) return undefined;
    if (dispatch({ type: 'expired', isReplaced: false }).status === 'ended') return undefined;
    starting ??= logInGuest(() => withLock('session', logInOnce), isWanted).finally(() => (starting = undefined));
    return starting;
  }

  /**
   * A guest is logged in again as the same guest; a registered user's session has ended. Neither where somebody has
   * logged in since the call was sent.
   */
  async function renewToken(sentWith: string | undefined): Promise<boolean> {
    const { isLeaving, status } = session.get();
    // the call was sent before the session ended: it must not be repeated as a guest
    if (isLeaving || status === 'ended') return false;
    await withLock('session', async () => {
      if (loginMark() === sentWith) deleteCookie(TYPE_COOKIE);
    });
    const before = session.get();
    const after = dispatch({ type: 'expired', isReplaced: loginTypeHint() !== undefined });
    if (after !== before) announce('ENDED');
    if (after.status === 'registered' && hasAccountChanged()) return false;
    await ensureToken();
    return isLive(session.get().status);
  }

  return { ensureToken, renewToken };
}
