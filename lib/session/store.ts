import { loginTypeOf, TYPE_COOKIE } from '@/lib/session/cookies';
import type { LoginType } from '@/lib/session/schema';

/**
 * What this browser knows of its session. `unknown` until the page has looked, `starting` while a guest logs in,
 * `unreachable` after five attempts (specification 9), `ended` when a registered user's token has died.
 */
export type SessionStatus = 'unknown' | 'starting' | 'guest' | 'registered' | 'unreachable' | 'ended';

let status: SessionStatus = 'unknown';
const listeners = new Set<() => void>();

export const sessionStore = {
  get: (): SessionStatus => status,
  set(next: SessionStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The login type that the readable cookie hints at; undefined when there is no session (or only rubbish). */
export function loginTypeHint(): LoginType | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TYPE_COOKIE}=`));
  return loginTypeOf(pair?.slice(TYPE_COOKIE.length + 1));
}

/** True when a status allows calls that need a token. */
export const isLive = (value: SessionStatus): boolean => value === 'guest' || value === 'registered';
