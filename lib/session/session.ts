import { isApiError } from '@/lib/api/error';
import type { LoginType } from '@/lib/session/schema';
import { isLive, loginTypeHint, sessionStore } from '@/lib/session/store';

/** Specification 9: guest logins, attempts in all. */
export const GUEST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 300;
const CHANNEL = 'session';

/** `NONE` after a logout, `ENDED` when a registered user's token has died. */
export type SessionChange = { type: LoginType | 'NONE' | 'ENDED' };
let starting: Promise<void> | undefined;
/** Names this page among the tabs: its own news is none to itself. */
const PAGE = `${Date.now()}-${Math.random()}`;

/** From a logout until the page is left after it. */
let isLeaving = false;

/**
 * To be told when a logout begins, and when it came to nothing. While a page is being left nobody is logged in in the place
 * of who leaves, and no call says that the session has ended.
 */
export function setLeaving(value: boolean): void {
  isLeaving = value;
}

/** Tells the other tabs that the login changed; they look for themselves. */
export function announceSession(change: SessionChange): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ...change, page: PAGE });
  channel.close();
}

/** Hears of logins, logouts and expiries in other tabs. Returns how to stop. */
export function onSessionChange(listener: (change: SessionChange) => unknown): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { page, ...change } }: MessageEvent<SessionChange & { page: string }>) => {
    if (page !== PAGE) void listener(change);
  };
  return () => channel.close();
}

/**
 * Sees to it that there is a session: takes the one that the cookies hold, else logs in as a guest, five attempts with
 * growing pauses. Who asks after these have failed is worth one more. One guest per browser: a lock keeps tabs from making one each.
 * Resolves when it is clear how it went; `sessionStore` says how.
 */
export function ensureSession(): Promise<void> {
  if (isLeaving || takeSession()) return Promise.resolve();
  if (sessionStore.get() === 'registered') {
    sessionStore.set('ended');
    return Promise.resolve();
  }
  if (sessionStore.get() === 'ended') return Promise.resolve();
  starting ??= startGuest().finally(() => (starting = undefined));
  return starting;
}

/** As `ensureSession`. Resolves to whether a call that needs a token may go out: not where nobody could be logged in. */
export async function hasSession(): Promise<boolean> {
  await ensureSession();
  return sessionStore.get() !== 'unreachable';
}

/** Takes the session that the cookies hold. Returns whether they hold one. */
function takeSession(): boolean {
  const type = loginTypeHint();
  if (type) sessionStore.set(type === 'TEMP' ? 'guest' : 'registered');
  return type !== undefined;
}

async function startGuest(): Promise<void> {
  const attempts = sessionStore.get() === 'unreachable' ? 1 : GUEST_ATTEMPTS;
  // what the page says of a shop that is away stays until it is there
  if (attempts > 1) sessionStore.set('starting');
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // tabs take turns: none waits for the pauses of another
    if (await withLock(tryGuest)) return;
    if (attempt < attempts) await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
  sessionStore.set('unreachable');
}

async function tryGuest(): Promise<boolean> {
  // of the tab that had the lock before
  if (takeSession()) return true;
  const { loginGuest } = await import('@/lib/live/calls');
  try {
    await loginGuest();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
  sessionStore.set('guest');
  announceSession({ type: 'TEMP' });
  return true;
}

/**
 * After a 401: a guest is logged in again as the same guest, a registered user's session has ended.
 * @returns whether the refused call may be made once more
 */
export async function renewSession(): Promise<boolean> {
  // a call that was under way when the session ended: it must not go out again in a guest's name
  if (isLeaving || sessionStore.get() === 'ended') return false;
  const wasRegistered = sessionStore.get() === 'registered';
  // another tab may have renewed it already: the relay dropped the cookies together with the dead token
  if (wasRegistered && !loginTypeHint()) {
    sessionStore.set('ended');
    announceSession({ type: 'ENDED' });
    return false;
  }
  if (wasRegistered) return false;
  sessionStore.set('unknown');
  await ensureSession();
  return isLive(sessionStore.get());
}

/** The shopper's own retry after `unreachable`, or a guest's start after `ended`. */
export function restartSession(): Promise<void> {
  sessionStore.set('unknown');
  return ensureSession();
}

function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('session', work) : work();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
