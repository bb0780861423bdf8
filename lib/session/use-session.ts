'use client';
import { useSyncExternalStore } from 'react';
import { isLive, type SessionStatus, sessionStore } from '@/lib/session/store';

/** Everything that is a customer's own is keyed below this, so that another login throws it away at once, and read with `usePersonalQuery`. */
export const PERSONAL = 'personal';

/** How often this page has logged a guest in. */
export const useGuestLogins = (): number => useSyncExternalStore(sessionStore.subscribe, sessionStore.guestLogins, () => 0);

/** What this browser knows of its session; `unknown` on the server and until the page has looked. */
export function useSession(): { status: SessionStatus; isLive: boolean; isRegistered: boolean } {
  const status = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => 'unknown' as const);
  return { status, isLive: isLive(status), isRegistered: status === 'registered' };
}
