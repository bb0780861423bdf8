import type { ApiError } from '@/lib/api/error';
import type { LoginType } from '@/lib/session/schema';

/** Guest logins that fail one after the other, attempts in all (spec 9). */
export const GUEST_ATTEMPTS = 5;

/**
 * `unknown` until the page has looked, `starting` while a guest logs in, `unreachable` after five failed guest logins or
 * a login whose cookies were not kept, `ended` when a registered user's token has expired.
 */
export type SessionStatus = 'unknown' | 'starting' | 'guest' | 'registered' | 'unreachable' | 'ended';

/** `account` is the fingerprint of a registered user's account; a guest has none. */
export type PageLogin = { type: LoginType; account: string | undefined };

/** What another tab says: a login of this type, a logout (`NONE`), or that a registered user's token has expired. */
export type SessionChange = LoginType | 'NONE' | 'ENDED';

/** What this page knows of its session. */
export type SessionState = {
  status: SessionStatus;
  /** the last login that the page took over: whose data it may show, also when that session and its cookies are gone */
  login?: PageLogin;
  /** guest logins that failed in a row, and why the last did */
  failedLogins: number;
  failure?: ApiError;
  /** when the last click was that no guest login has followed yet, by `performance.now()` */
  clickedAt: number;
  /** how often this page has logged a guest in */
  guestLogins: number;
  /** how often another account has logged in, or this one out, in another tab */
  otherLogins: number;
  /** from the start of a logout until the page has been left: meanwhile no session is taken or made, and none ends */
  isLeaving: boolean;
};

export type SessionEvent =
  | { type: 'guest logging in' }
  | { type: 'guest login failed'; error: ApiError }
  | { type: 'guest logged in' }
  | { type: 'cookies refused'; error: ApiError }
  /** the page takes over a login of its own, or the one that it finds in the cookies */
  | { type: 'live'; login: PageLogin }
  /** the cookies hold no token, or the backend has refused it; `isReplaced`: there is a newer one than it refused */
  | { type: 'expired'; isReplaced: boolean }
  | { type: 'logging out' }
  | { type: 'logout failed' }
  | { type: 'logged out here' }
  /** `account` is the one that is logged in now; `isOwnPage`: the page shows its visitor's own things */
  | { type: 'changed elsewhere'; change: SessionChange; account: string | undefined; isOwnPage: boolean }
  | { type: 'clicked'; at: number };

export const NO_SESSION: SessionState = {
  status: 'unknown',
  failedLogins: 0,
  clickedAt: -Infinity,
  guestLogins: 0,
  otherLogins: 0,
  isLeaving: false,
};

/** Whether a status allows calls that need a token. */
export const isLive = (status: SessionStatus): boolean => status === 'guest' || status === 'registered';

/** Whether the page may show data of somebody else than who is logged in now. */
export const isAnothers = ({ login }: SessionState, { account }: PageLogin): boolean =>
  login !== undefined && login.account !== account;

/** All that the session can do, drawn in docs/architecture.md. An event that changes nothing returns the same state. */
export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  const { status } = state;
  switch (event.type) {
    case 'guest logging in':
      // where all attempts have failed, the message about it stays until one succeeds
      return status === 'unreachable'
        ? { ...state, clickedAt: -Infinity }
        : { ...state, status: 'starting', failedLogins: 0 };
    case 'guest login failed': {
      const failedLogins = state.failedLogins + 1;
      const next = failedLogins < GUEST_ATTEMPTS ? status : 'unreachable';
      return { ...state, status: next, failedLogins, failure: event.error };
    }
    case 'guest logged in':
      return { ...state, guestLogins: state.guestLogins + 1 };
    case 'cookies refused':
      return { ...state, status: 'unreachable', failure: event.error };
    case 'live':
      return takeOver(state, event.login);
    case 'expired':
      return status === 'registered' && !event.isReplaced ? { ...state, status: 'ended' } : state;
    case 'logging out':
      return { ...state, isLeaving: true };
    case 'logout failed':
      return { ...state, isLeaving: false };
    case 'logged out here':
      return { ...state, status: 'unknown', isLeaving: true };
    case 'changed elsewhere':
      return follow(state, event);
    case 'clicked':
      // each further attempt of a browser that keeps no cookies would leave a guest behind at the backend
      return status === 'unreachable' && state.failure?.code !== 'cookies' ? { ...state, clickedAt: event.at } : state;
  }
}

const statusOf = (type: LoginType): SessionStatus => (type === 'TEMP' ? 'guest' : 'registered');

function takeOver(state: SessionState, login: PageLogin): SessionState {
  const status = statusOf(login.type);
  const isSame = state.status === status && state.login?.type === login.type && state.login.account === login.account;
  return isSame ? state : { ...state, status, login, failedLogins: 0, failure: undefined, clickedAt: -Infinity };
}

function follow(
  state: SessionState,
  { change, account, isOwnPage }: Extract<SessionEvent, { type: 'changed elsewhere' }>,
): SessionState {
  const owner = state.login?.account;
  const isGone = change === 'NONE' || change === 'ENDED';
  const status = isGone ? 'unknown' : statusOf(change);
  const isSame = state.status === status && (owner === undefined || owner === account);
  if (isSame || state.isLeaving) return state;
  if (state.status === 'registered' && isOwnPage)
    return change === 'ENDED' ? { ...state, status: 'ended' } : { ...state, status: 'unknown', isLeaving: true };
  const otherLogins = state.otherLogins + Number(change !== 'ENDED' && account !== owner);
  return isGone ? { ...state, status, otherLogins } : takeOver({ ...state, otherLogins }, { type: change, account });
}
