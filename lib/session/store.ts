import { loginTypeOf, MARK_COOKIE, TYPE_COOKIE } from '@/lib/session/cookies';
import { MEMBER_ATTRIBUTE } from '@/lib/session/member-script';
import type { LoginType } from '@/lib/session/schema';

/**
 * What this browser knows of its session. `unknown` until the page has looked, `starting` while a guest logs in,
 * `unreachable` after five attempts (specification 9), `ended` when a registered user's token has died.
 */
export type SessionStatus = 'unknown' | 'starting' | 'guest' | 'registered' | 'unreachable' | 'ended';

let status: SessionStatus = 'unknown';
let guestLogins = 0;
const listeners = new Set<() => void>();

export const sessionStore = {
  get: (): SessionStatus => status,
  set(next: SessionStatus): void {
    if (next === status) return;
    status = next;
    if (next === 'guest' || next === 'registered') pageMark();
    document.documentElement.toggleAttribute(MEMBER_ATTRIBUTE, next === 'registered');
    for (const listener of listeners) listener();
  },
  /** How often this page has logged a guest in. */
  guestLogins: (): number => guestLogins,
  logInGuest(): void {
    guestLogins += 1;
    sessionStore.set('guest');
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The login type that the readable cookie hints at; undefined when there is no session (or only rubbish). */
export const loginTypeHint = (): LoginType | undefined => loginTypeOf(cookieOf(TYPE_COOKIE));

let lastMark: string | undefined;

/**
 * Whose page this is: the mark of the registered account that is logged in, or that was until its session ended under the
 * page; undefined for guests and where nobody has been logged in.
 */
export function pageMark(): string | undefined {
  const type = loginTypeHint();
  if (type) lastMark = type === 'TEMP' ? undefined : cookieOf(MARK_COOKIE);
  return lastMark;
}

/** Whether this page was painted for a registered account and the browser is another one's, a guest's or nobody's now. Asks without changing whose page it is. */
export function hasChangedHands(): boolean {
  return lastMark !== undefined && (loginTypeHint() === 'TEMP' ? undefined : cookieOf(MARK_COOKIE)) !== lastMark;
}

/** Whether what was kept under a mark may be shown now: to the same account, and to anybody what no account left. */
export const isOfThisPage = (mark: unknown): boolean => mark === undefined || mark === pageMark();

function cookieOf(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** True when a status allows calls that need a token. */
export const isLive = (value: SessionStatus): boolean => value === 'guest' || value === 'registered';
