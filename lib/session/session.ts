import { authInterceptor } from '@/lib/calls/auth-interceptor';
import type { LoginType } from '@/lib/session/schema';

const CHANNEL = 'session';
/** Identifies this page, so that it ignores its own messages. */
const PAGE = Math.random();

/** `NONE` after a logout, `ENDED` when a registered user's token has expired. */
export type SessionChange = { type: LoginType | 'NONE' | 'ENDED' };

let loggingOut = false;

/**
 * True from the start of a logout until the page has been left, false again if the logout fails. Meanwhile no guest
 * session is created and a 401 is not reported as an expired session.
 */
export function setLoggingOut(value: boolean): void {
  loggingOut = value;
}
export const isLoggingOut = (): boolean => loggingOut;

/** Tells the other tabs that the login has changed, and with `toThisPage` this one too. */
export function announceSession(change: SessionChange, { toThisPage = false } = {}): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ...change, page: toThisPage ? undefined : PAGE });
  channel.close();
}

/**
 * Calls the listener for logins, logouts and expiries in other tabs. Not while the page is in the back/forward cache,
 * which a message would take it out of: what is restored looks at the session itself. @returns how to stop
 */
export function onSessionChange(listener: (change: SessionChange) => unknown): () => void {
  let channel: BroadcastChannel | undefined;
  function open(): void {
    channel ??= new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data: { page, ...change } }: MessageEvent<SessionChange & { page?: number }>) => {
      if (page !== PAGE) void listener(change);
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

/** Waits until there is a session, or until it is clear that there will be none: `sessionStore` says which. */
export async function ensureSession(): Promise<void> {
  await authInterceptor().ensureToken();
}

/** One more guest login, at the shopper's request. */
export async function restartSession(): Promise<void> {
  await authInterceptor().retryLogin();
}
