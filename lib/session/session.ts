import { sessionGate } from '@/lib/api/session-gate';
import type { LoginType } from '@/lib/session/schema';

const CHANNEL = 'session';

/** `NONE` after a logout, `ENDED` when a registered user's token has died. */
export type SessionChange = { type: LoginType | 'NONE' | 'ENDED' };
/** Names this page among the tabs: its own news is none to itself. */
const PAGE = `${Date.now()}-${Math.random()}`;

/** From a logout until the page is left after it. */
let leaving = false;

/**
 * To be told when a logout begins, and when it came to nothing. While a page is being left nobody is logged in in the place
 * of who leaves, and no call says that the session has ended.
 */
export function setLeaving(value: boolean): void {
  leaving = value;
}
export const isLeaving = (): boolean => leaving;

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

/** Waits until the session provider has a session, or knows that it gets none: `sessionStore` says how it went. */
export async function ensureSession(): Promise<void> {
  await sessionGate().ready();
}

/** One more guest login, for someone who asks for it. */
export async function restartSession(): Promise<void> {
  await sessionGate().retry();
}
