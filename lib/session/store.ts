import type { ApiError } from '@/lib/api/error';
import { createStore } from '@/lib/client/store';
import { REGISTERED_ATTRIBUTE } from '@/lib/session/registered-script';
import { refreshOwner } from '@/lib/client/owner';

/**
 * What this browser knows of its session. `unknown` until the page has looked, `starting` while a guest logs in,
 * `unreachable` after five failed guest logins or one whose cookies were not kept, `ended` when a registered user's
 * token has expired.
 */
export type SessionStatus = 'unknown' | 'starting' | 'guest' | 'registered' | 'unreachable' | 'ended';

export const sessionStore = createStore<SessionStatus>('unknown');

/** Whether the browser keeps none of the shop's cookies, so that no login lasts. */
export const cookiesBlocked = createStore(false);
/** Why the last guest login failed. */
export const guestLoginFailure = createStore<ApiError | undefined>(undefined);

/** How often this page has logged a guest in. */
export const guestLogins = createStore(0);

let lastLive: SessionStatus | undefined;
/**
 * The last status of this page that allowed calls, which tells whose data it may have; undefined when no status has.
 */
export const lastLiveStatus = (): SessionStatus | undefined => lastLive;

// subscribed before all others, which then find the owner and the attribute up to date
sessionStore.subscribe(() => {
  const status = sessionStore.get();
  if (isLive(status)) {
    refreshOwner();
    lastLive = status;
  }
  document.documentElement.toggleAttribute(REGISTERED_ATTRIBUTE, status === 'registered');
});

/** Whether a status allows calls that need a token. */
export const isLive = (status: SessionStatus): boolean => status === 'guest' || status === 'registered';
