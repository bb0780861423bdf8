'use client';
import type { ApiError } from '@/lib/api/error';
import { FINGERPRINT_COOKIE, loginTypeOf, REGISTERED_ATTRIBUTE, TYPE_COOKIE } from '@/lib/api/session-cookies';
import { readCookies } from '@/lib/client/cookies';
import { createStore, type Readable, useStore } from '@/lib/client/store';
import type { LoginType } from '@/lib/session/schema';
import {
  isLive,
  NO_SESSION,
  sessionAfter,
  type SessionChange,
  type SessionEvent,
  type SessionState,
  type SessionStatus,
} from '@/lib/session/state';

const store = createStore(NO_SESSION);

/** The one place that holds what this page knows of its session; `dispatch` alone changes it. */
export const session: Readable<SessionState> = store;

/** @returns the state after the event */
export function dispatch(event: SessionEvent): SessionState {
  const before = store.get();
  const state = sessionAfter(before, event);
  if (state.status !== before.status)
    document.documentElement.toggleAttribute(REGISTERED_ATTRIBUTE, state.status === 'registered');
  store.set(state);
  return state;
}

/** Calls the listener when what is selected of the session has become another. @returns how to stop */
export function onSession<T>(select: (state: SessionState) => T, listener: (now: T, before: T) => void): () => void {
  let last = select(store.get());
  return store.subscribe(() => {
    const before = last;
    last = select(store.get());
    if (last !== before) listener(last, before);
  });
}

/** What this browser knows of its session; `unknown` on the server and until the page has looked. */
export function useSession(): { status: SessionStatus; isLive: boolean; isRegistered: boolean } {
  const status = useStore(session, (state) => state.status);
  return { status, isLive: isLive(status), isRegistered: status === 'registered' };
}

/** A query parameter of the home page that a logout leads to: a toast would be lost with the page that is left. */
export const LOGGED_OUT = 'logged_out';

// What the cookies say: they are all tabs', so they may know of a login that this page has not heard of yet.

function cookie(name: string): string | undefined {
  const pair = readCookies()?.find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** The login type that the readable cookie hints at; undefined without a session. */
export const loginTypeHint = (): LoginType | undefined => loginTypeOf(cookie(TYPE_COOKIE));

/** Tells the login in the cookies from an earlier or a later one; undefined without a session. */
export const loginMark = (): string | undefined => cookie(FINGERPRINT_COOKIE);

/** The fingerprint of who is logged in, a guest's too; undefined without a session. */
export const loginInCookies = (): string | undefined => loginMark()?.split('.')[0];

/** The fingerprint of the account that is logged in; undefined for guests and without a session. */
export function accountInCookies(): string | undefined {
  const type = loginTypeHint();
  return type && type !== 'TEMP' ? loginInCookies() : undefined;
}

/** The registered account whose data this page may show; undefined for guests. */
export const pageOwner = ({ login }: SessionState): string | undefined => login?.account;

/**
 * Whose data is stored now: the account that is logged in, or the one whose session expired on this page; undefined for
 * guests.
 */
export const ownerId = (): string | undefined => (loginTypeHint() ? accountInCookies() : pageOwner(session.get()));

/** Whether stored data may be shown: data without an owner to everyone, an account's data to that account only. */
export const belongsToCurrentAccount = (owner: unknown): boolean => owner === undefined || owner === ownerId();

/** Whether this page was shown to a registered account that is no longer the one logged in. */
export function hasAccountChanged(): boolean {
  const owner = pageOwner(session.get());
  return owner !== undefined && accountInCookies() !== owner;
}

const CHANNEL = 'session';
/** Identifies this page, so that it ignores its own messages. */
const PAGE = Math.random();
type Message = { type: SessionChange; page?: number };

/** Tells the other tabs that the login has changed, and with `toThisPage` this one too. */
export function announce(type: SessionChange, { toThisPage = false } = {}): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ type, page: toThisPage ? undefined : PAGE } satisfies Message);
  channel.close();
}

/**
 * Calls the listener for logins, logouts and expiries in other tabs. Not while the page is in the back/forward cache,
 * which a message would take it out of: what is restored looks at the session itself. @returns how to stop
 */
export function onAnnouncement(listener: (change: SessionChange) => unknown): () => void {
  let channel: BroadcastChannel | undefined;
  function open(): void {
    channel ??= new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data: { type, page } }: MessageEvent<Message>) => {
      if (page !== PAGE) void listener(type);
    };
  }
  function close(): void {
    channel?.close();
    channel = undefined;
  }
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    close();
  };
}

/** What makes calls asks the session for a token (`lib/session/auth.ts`). */
export type Auth = {
  /**
   * before a call: resolves once there is a token, or with the error of the guest login that failed; `isWanted`: the
   * shopper has asked for one more
   */
  ensureToken: (isWanted?: boolean) => Promise<ApiError | undefined>;
  /** after a 401 to a call sent with this login (`loginMark`): resolves to whether the call may be repeated */
  renewToken: (sentWith: string | undefined) => Promise<boolean>;
};

let auth: Auth = { ensureToken: async () => undefined, renewToken: async () => false };
/** The session provider brings it, before the first call can be made. */
export function setAuth(next: Auth): void {
  auth = next;
}
export const ensureToken: Auth['ensureToken'] = (isWanted) => auth.ensureToken(isWanted);
export const renewToken: Auth['renewToken'] = (sentWith) => auth.renewToken(sentWith);
/** One more guest login, at the shopper's request. */
export const restartSession = (): Promise<unknown> => auth.ensureToken(true);
